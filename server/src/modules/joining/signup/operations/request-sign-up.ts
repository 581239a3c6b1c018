import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { signUpPaths as paths } from '@madang/contract/joining/signup/wire.ts';
import { readProof } from '../../../../kernel/flow/flow.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { entranceNames, letNewIn } from '../../../access/accounts/index.ts';
import { checkNameScripts } from '../../../people/person-names/index.ts';
import {
  consumeAttemptAtAddress,
  type Progress,
  checkConsent,
  checkNewPassword,
  refuseWhileClosed,
  submitOnce,
  readDomains,
  entryRefusals,
  refuseHeld,
  releaseReserved,
  reserveAndHash,
} from '../../../people/registration-flows/index.ts';
import { readApplicant, type Applicant } from '../applicant.ts';
import { provenOption } from '../proven-target.ts';
import { registerApplicant } from '../register-applicant.ts';
import { findRepeatedSignUp } from '../repeated-sign-up.ts';
import { signUpForm, type SigningUp } from '../sign-up-form.ts';

const once = submitOnce({
  findMade: findRepeatedSignUp,
  mayBeMade: ({ state }) => state !== 'verified',
  find: findRegistration,
});

/**
 * Signs up a company. Cheap checks come first; the ID is reserved before hashing, so simultaneous ones fail early; one
 * transaction makes all.
 */
export const requestSignUp = defineFlowStep({
  name: 'request-sign-up',
  input: signUpForm,
  refusals: [...entryRefusals, 'MB1065', 'PROMOTION_EXPIRED', 'PROMOTION_UNKNOWN', 'PROMOTION_USED_UP'],
  isSecret: true,
  auditNames: entranceNames,
  ...once,
  async run({ tx, kernel, flow, request, prepared }, body) {
    // It was made, and written down, before.
    if ('made' in prepared) return { answer: prepared.made, audit: 'none' };
    const { applicant } = prepared;
    const { companyCode, fields } = await registerApplicant(tx, { kernel, flow, request, body }, applicant, prepared);
    const personId = flow.reservedPersonId;
    const { formerSecret } = body;
    const { entrance, audit } = await letNewIn(tx, { companyCode, personId }, { kernel, request, formerSecret });
    return {
      answer: {
        entrance,
        personId,
        loginId: applicant.loginId,
        fullName: fullNameOf(applicant),
        companies: [{ companyCode, companyName: applicant.companyName }],
      },
      audit: [
        {
          target: { kind: 'person', id: personId },
          fields,
          // MEM-07: with it begins the history of the role.
          ...(applicant.isCompany && { detail: { role: 'representative' } }),
        },
        ...audit,
      ],
    };
  },
  settle: releaseReserved,
});

const submits = { use: 'signup', max: signupProperties.perAddress, seconds: hourSeconds } as const;

/** Everything that the transaction needs, once it is known to be right. */
async function findRegistration(signingUp: SigningUp, progress: Progress) {
  const { kernel, flow, request, body } = signingUp;
  await refuseWhileClosed(kernel);
  if (flow.state !== 'verified') throw refuse('OTP0005');
  const profile = await kernel.properties.get(credentialProperties.passwordProfile);
  await checkNameScripts(kernel, { person: body, company: { passwordProfile: profile }, paths });
  const applicant = readApplicant(body, await readDomains(kernel.properties));
  const consent = await checkConsent(kernel, { ...applicant, isCompanyAdministrator: applicant.isCompany }, paths);
  await consumeAttemptAtAddress(kernel, progress, submits, { address: request.address });
  checkNewPassword({ ...applicant, names: [applicant.companyName, applicant.englishCompanyName] }, profile, paths);
  if (profile === 'strict') await requireOwnMail(signingUp, applicant);
  progress.looksAtId = true;
  const { passwordHash: hash, ...reserved } = await reserveAndHash(kernel, {
    loginId: applicant.loginId,
    personId: flow.reservedPersonId,
    password: applicant.password,
    refuseUnlessProven: () => refuseUnlessProven(signingUp, applicant),
  });
  return { applicant, password: { hash, profile }, consent, ...reserved };
}

/** A mail ID that its holder never confirmed is had by who has proven it; everything else in use is refused. */
async function refuseUnlessProven(signingUp: SigningUp, applicant: Applicant): Promise<void> {
  if (givesOutMail(applicant.serviceType)) throw refuseField(paths.userId, 'MB601');
  await refuseHeld(signingUp.kernel, {
    loginId: applicant.loginId,
    path: paths.userId,
    provesId: () => provesOwnMail(signingUp, applicant),
  });
}

/**
 * SGN-03: in profile strict, looks at the ID after the proof alone, so only the mailbox's reader learns if it is in
 * use.
 */
async function requireOwnMail(signingUp: SigningUp, applicant: Applicant): Promise<void> {
  if (givesOutMail(applicant.serviceType) || (await provesOwnMail(signingUp, applicant))) return;
  throw refuseField(paths.userId, 'MB_M_MAIL_ID_UNPROVEN');
}

async function provesOwnMail({ kernel, flow }: SigningUp, applicant: Applicant): Promise<boolean> {
  const proof = await readProof(kernel.db, flow, 'sign-up');
  if (!proof) throw refuse('OTP0005');
  return provenOption(kernel.keyring, proof, applicant) === 'ownMail';
}
