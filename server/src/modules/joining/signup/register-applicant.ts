import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { signUpPaths as paths } from '@madang/contract/joining/signup/wire.ts';
import { isMarketing } from '@madang/contract/ground/terms/rules.ts';
import { pipeline, type Tx } from '../../../kernel/db/database.ts';
import { consumeProof } from '../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { setFirstPassword } from '../../secrets/passwords/index.ts';
import { claimLoginId } from '../../ground/global-login-ids/index.ts';
import { createPerson } from '../../people/people/index.ts';
import { grantRole } from '../../people/roles/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { createCompany } from '../../ground/companies/index.ts';
import { notifyEntryMarketing } from '../../access/consents/index.ts';
import { redeemPromotion, refusePromotion } from '../../ground/promotions/index.ts';
import { recordEntryAnswers, type EntryAnswers } from '../../ground/agreements/index.ts';
import type { Applicant } from './applicant.ts';
import { issueConfirmation, takeHeldId } from '../../people/registration-flows/index.ts';
import { keepContact, type KeptContact } from '../../ground/verified-contacts/index.ts';
import { freePlanIndexes, provenOption } from './proven-target.ts';
import type { SigningUp } from './sign-up-form.ts';
import { sendWelcome } from './welcome.ts';

interface FirstPassword {
  readonly hash: string;
  /** Profile that the password was checked against; the company stores it. */
  readonly profile: PasswordProfile;
}

interface Registration {
  readonly password: FirstPassword;
  readonly consent: EntryAnswers;
  /** Else the ID is someone's who has not proven it, and this person's only with the proof of that mailbox. */
  readonly isReserved: boolean;
}

/**
 * Stores a whole sign-up in the caller's transaction: company, person, password, role, agreements, promotion, mails.
 * Returns the written fields.
 */
export async function registerApplicant(
  tx: Tx,
  signingUp: SigningUp,
  applicant: Applicant,
  { password, consent, isReserved }: Registration,
): Promise<{ readonly companyCode: string; readonly fields: readonly string[] }> {
  const { kernel, flow, request } = signingUp;
  const personId = flow.reservedPersonId;
  const [proof, { companyCode }] = await pipeline([
    consumeProof(tx, flow, 'sign-up'),
    createCompany(tx, {
      name: applicant.companyName,
      englishName: applicant.englishCompanyName,
      serviceType: applicant.serviceType,
      timeZone: applicant.timeZone,
      passwordProfile: password.profile,
    }),
  ]);
  if (!proof) throw refuse('OTP0005');
  const option = provenOption(kernel.keyring, proof, applicant);
  const isConfirmed = option === 'ownMail' || applicant.externalMail !== '';
  if (!isReserved) {
    const { loginId } = applicant;
    const id = { loginId, personId, requestId: request.id, path: paths.userId };
    await takeHeldId(tx, kernel, { ...id, isProven: option === 'ownMail' });
  }
  const person = { companyCode, personId };
  const contact = { ...person, contactIndexes: freePlanIndexes(kernel.keyring, proof, applicant) };
  const answering = {
    ...person,
    countryCode: applicant.residenceCountry,
    flowId: flow.flowId,
    address: request.address,
  };
  const { mayKeepOptional } = consent;
  await pipeline([
    claimLoginId(tx, { ...person, loginId: applicant.loginId }),
    takeFreePlan(tx, kernel, contact),
    recordEntryAnswers(tx, answering, consent),
    createPerson(tx, kernel.keyring, {
      ...person,
      ...applicant,
      // RCN-02: the number may have verified the person; anyone who declines that it is kept has none all the same.
      mobile: mayKeepOptional ? applicant.mobile : '',
      refereeMobile: mayKeepOptional ? applicant.refereeMobile : '',
      fullName: fullNameOf(applicant),
      isConfirmed,
      isExternalMailProven: option === 'externalMail',
      isMobileProven: option === 'mobile' && mayKeepOptional,
    }),
  ]);
  const hasMarketing = consent.answers.some(({ terms, isAgreed }) => isMarketing(terms) && isAgreed);
  const isMailProven = option === 'ownMail' || option === 'externalMail';
  await openAccount(tx, kernel, applicant, { ...person, password, isConfirmed, isMailProven, hasMarketing });
  return { companyCode, fields: [applicant.serviceType, ...servicesOf[applicant.serviceType]] };
}

interface NewAccount extends PersonKey {
  readonly password: FirstPassword;
  readonly isConfirmed: boolean;
  readonly isMailProven: boolean;
  /** The person gets a confirmation of it. */
  readonly hasMarketing: boolean;
}

/** Runs the steps that need the person's row but not each other: password, role, promotion and the first mails. */
async function openAccount(
  tx: Tx,
  kernel: Kernel,
  applicant: Applicant,
  { password, isConfirmed, isMailProven, hasMarketing, ...person }: NewAccount,
): Promise<void> {
  await pipeline([
    setFirstPassword(tx, { ...person, ...password }),
    grantRole(tx, { ...person, role: applicant.isCompany ? 'representative' : 'freeTrial' }),
    redeemPromotionOf(tx, applicant, person),
    ...(isConfirmed
      ? [sendWelcome(tx, kernel, { ...applicant, ...person, isMailProven, hasMarketing })]
      : [
          issueConfirmation(tx, kernel, { ...person, applicant }),
          hasMarketing ? notifyEntryMarketing(tx, kernel, person) : undefined,
        ]),
  ]);
}

/** SGN-08: one free plan for a verified contact, until its history expires. */
async function takeFreePlan(
  tx: Tx,
  { properties }: Pick<Kernel, 'properties'>,
  contact: Omit<KeptContact, 'keptDays'>,
): Promise<void> {
  const keptDays = await properties.get(signupProperties.contactKeptDays);
  if (!(await keepContact(tx, { ...contact, keptDays }))) throw refuse('MB1065');
}

async function redeemPromotionOf(
  tx: Tx,
  { promotionCode }: Applicant,
  person: { companyCode: string; personId: string },
): Promise<void> {
  if (promotionCode === '') return;
  const outcome = await redeemPromotion(tx, { ...person, code: promotionCode });
  if (outcome !== 'redeemed') throw refusePromotion(outcome, paths.promotionCode);
}
