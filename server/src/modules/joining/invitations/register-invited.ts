import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { setFirstPassword } from '../../secrets/passwords/index.ts';
import { claimLoginId } from '../../ground/global-login-ids/index.ts';
import { createPerson, refuseFullCompany } from '../../people/people/index.ts';
import { grantRole } from '../../people/roles/index.ts';
import { notifyEntryMarketing } from '../../access/consents/index.ts';
import { issueConfirmation } from '../../people/registration-flows/index.ts';
import { sendNotice, type Notice } from './messages.ts';
import type { Place } from './place.ts';
import type { ProvenContact } from './proven-contact.ts';

/** Everything that becomes an account, at once or with the approval. */
export interface Invitee extends Place {
  readonly personId: string;
  readonly loginId: string;
  readonly surname: string;
  readonly givenName: string;
  readonly fullName: string;
  readonly language: Language;
  readonly residenceCountry: string;
  readonly timeZone: string;
  readonly externalMail: string;
  readonly mobile: string;
  readonly contact: ProvenContact;
  /** The company's own domain that the ID is on; '' for the product's, and in applications from before it was kept. */
  readonly idDomain?: string;
  readonly passwordHash: string;
  /** Profile that the password was checked against; applications made before it was stored have none. */
  readonly passwordProfile?: PasswordProfile;
  readonly services: readonly ServiceType[];
}

export interface Employer {
  readonly companyCode: string;
  readonly companyName: string;
  readonly englishCompanyName: string;
  readonly serviceType: ServiceType;
}

/** Returns true if the proven contact is the mailbox that the ID is. */
export function provesId({ contact, loginId }: Pick<Invitee, 'contact' | 'loginId'>): boolean {
  return contact.option === 'externalMail' && contact.target === loginId;
}

/** A mail address that is the ID counts as the person's own only once a code came back from it. */
export function isIdConfirmed(
  { serviceType }: Pick<Employer, 'serviceType'>,
  invitee: Pick<Invitee, 'contact' | 'loginId'>,
): boolean {
  return givesOutMail(serviceType) || provesId(invitee);
}

/**
 * Makes the account in the company's transaction, whose reserved ID must be the person's, and notifies the person. The
 * caller keeps the person's place (`lockPlaceForReference`).
 */
export async function registerInvited(
  tx: Tx,
  kernel: Kernel,
  {
    employer,
    invitee,
    notice,
  }: { employer: Employer; invitee: Invitee; notice: Extract<Notice, 'welcome' | 'approved'> },
): Promise<void> {
  const { companyCode } = employer;
  const { personId, loginId, contact, services, passwordHash, passwordProfile: profile, ...person } = invitee;
  const key = { companyCode, personId };
  const isConfirmed = isIdConfirmed(employer, invitee);
  await refuseFullCompany(tx, kernel, companyCode);
  await claimLoginId(tx, { ...key, loginId });
  await createPerson(tx, kernel.keyring, {
    ...person,
    ...key,
    loginId,
    services,
    isConfirmed,
    isExternalMailProven: contact.option === 'externalMail' && contact.target === invitee.externalMail,
    isMobileProven: contact.option === 'mobile' && contact.target === invitee.mobile,
  });
  await setFirstPassword(tx, { ...key, hash: passwordHash, profile, mayDiffer: notice === 'approved' });
  await grantRole(tx, { ...key, role: 'invited' });
  await sendNotice(
    tx,
    kernel,
    { ...contact, language: invitee.language },
    {
      companyCode,
      notice,
      params: {
        loginId,
        link: linkIn(invitee.language, new URL('/loginapp', kernel.config.baseUrl)),
      },
    },
  );
  if (!isConfirmed) await issueConfirmation(tx, kernel, { ...key, applicant: invitee });
  await notifyEntryMarketing(tx, kernel, key);
}
