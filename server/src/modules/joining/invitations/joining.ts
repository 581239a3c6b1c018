import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { keepApplicantHash, reserveLoginId } from '../../ground/global-login-ids/index.ts';
import { markReservationUnconfirmed } from '../../ground/unconfirmed-ids/index.ts';
import { readMailContact } from '../../people/contacts/index.ts';
import { applicationAad } from './codes.ts';
import type { OpenInvitation } from './invitations.ts';
import { insertJoin } from './joins.sql.ts';
import { sendNotice } from './messages.ts';
import { type Invitee, isIdConfirmed, registerInvited } from './register-invited.ts';

export interface JoinParts {
  readonly invitation: OpenInvitation;
  readonly invitee: Invitee;
  /** Number of days that an application waits for approval. */
  readonly approvalDays: number;
}

/** The account at once. */
export async function joinAtOnce(tx: Tx, kernel: Kernel, { invitation, invitee }: JoinParts): Promise<void> {
  await registerInvited(tx, kernel, { employer: invitation, invitee, notice: 'welcome' });
  await insertJoin(tx, { ...invitation, ...invitee });
}

/** An application: the ID is kept for the person, and both the person and the deciding administrator are notified. */
export async function applyForJoining(
  tx: Tx,
  kernel: Kernel,
  { invitation, invitee, approvalDays }: JoinParts,
): Promise<void> {
  const { keyring, config } = kernel;
  const { personId, loginId, fullName, contact, language, passwordHash } = invitee;
  const { companyCode, invitationId, inviterId } = invitation;
  if (!(await reserveLoginId(tx, { loginId, personId, seconds: approvalDays * daySeconds }))) {
    // The caller held it a moment ago, and no one takes a living reservation from another.
    throw new Error('the reservation of the ID was lost');
  }
  // Kept for weeks: anyone who proves the mailbox in the meantime takes it from someone who has not (SGN-14).
  if (!isIdConfirmed(invitation, invitee)) await markReservationUnconfirmed(tx, { loginId, personId });
  await keepApplicantHash(tx, { loginId, personId, hash: passwordHash });
  const application = keyring.encrypt(JSON.stringify(invitee), applicationAad(personId));
  await insertJoin(tx, {
    companyCode,
    personId,
    invitationId,
    fullName,
    loginId,
    waiting: { application, days: approvalDays },
  });
  await sendNotice(tx, kernel, { ...contact, language }, { companyCode, notice: 'waiting' });
  // Only an administrator's own invitation asks for approval.
  const inviter =
    inviterId === null ? undefined : await readMailContact(tx, keyring, { companyCode, personId: inviterId });
  if (!inviter) return;
  const link = new URL(`${sectionAddresses.invitations}?item=${invitationId}`, config.baseUrl).href;
  const recipient = { option: 'externalMail', target: inviter.address, language: inviter.language } as const;
  await sendNotice(tx, kernel, recipient, {
    companyCode,
    notice: 'applied',
    params: { link, days: approvalDays },
  });
}

/** Applications of a release that knew of no job. */
const noJob = { jobRankCode: '', jobTitleCode: '' };

/** Returns the data of an application; excludes services that the current release does not know. */
export function readApplication(keyring: Keyring, application: Buffer, personId: string): Invitee {
  const invitee = JSON.parse(keyring.decrypt(application, applicationAad(personId))) as Invitee;
  const services = serviceTypes.filter((service) => invitee.services.includes(service));
  return { ...noJob, ...invitee, services };
}
