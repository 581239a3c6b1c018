import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { signupLimits, signupProperties } from '@madang/contract/signup/limits.ts';
import { signUpPaths as paths, signupWire } from '@madang/contract/signup/wire.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { transaction } from '../../../kernel/db/database.ts';
import { readProof } from '../../../kernel/flow/flow.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { checkNameScripts, releaseLoginId, reserveLoginId } from '../../accounts/index.ts';
import { answerOnce, consumeAttempt, type Progress } from '../answer-once.ts';
import { readApplicant, type Applicant } from '../applicant.ts';
import { checkConsent, checkNewPassword, refuseWhileClosed } from '../checks.ts';
import { readDomains } from '../domains.ts';
import { refuseHeld } from '../held-id.ts';
import { provenOption } from '../proven-target.ts';
import { registerApplicant } from '../register-applicant.ts';
import { findRepeatedSignUp } from '../repeated-sign-up.ts';

type SignUpCall = Call<typeof signupWire.request>;

/**
 * The free sign-up. What costs little is checked first; the ID is reserved before the password is hashed, so
 * that of many at once one works and the others are refused at once; then one transaction makes everything.
 */
export const requestSignUp = operation(signupWire.request, async (call) => {
  const repeated = call.flow.state === 'verified' ? undefined : await findRepeatedSignUp(call);
  if (repeated) return repeated;
  const { kernel, flow } = call;
  const findMade = () => findRepeatedSignUp(call);
  return answerOnce({ kernel, flow, findMade, make: (progress) => signUp(call, progress) });
});

async function signUp(call: SignUpCall, progress: Progress): Promise<AnswerOf<typeof signupWire.request>> {
  const { kernel, flow } = call;
  await refuseWhileClosed(kernel);
  if (flow.state !== 'verified') throw refuse('OTP0005');
  const profile = await kernel.properties.get(accountProperties.passwordProfile);
  await checkNameScripts(kernel, { person: call.body, company: { passwordProfile: profile }, paths });
  const applicant = readApplicant(call.body, await readDomains(kernel.properties));
  const consent = await checkConsent(kernel, { ...applicant, isCompanyAdministrator: applicant.isCompany }, paths);
  const count = await kernel.properties.get(signupProperties.perAddress);
  const limit = { count, seconds: hourSeconds };
  await consumeAttempt(kernel, progress, { key: `signup:${limitSource(call.request.address)}`, limit });
  checkNewPassword({ ...applicant, names: [applicant.companyName, applicant.englishCompanyName] }, profile, paths);
  if (profile === 'strict') await requireOwnMail(call, applicant);
  progress.looksAtId = true;
  const reservation = { loginId: applicant.loginId, personId: flow.reservedPersonId };
  const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: signupLimits.reservationSeconds });
  if (!isReserved) await refuseUnlessProven(call, applicant);
  try {
    const password = { hash: await kernel.hasher.hash(applicant.password), profile };
    const companyCode = await transaction(kernel.db, (tx) =>
      registerApplicant(tx, call, applicant, { password, consent, isReserved }),
    );
    return {
      personId: flow.reservedPersonId,
      loginId: applicant.loginId,
      fullName: fullNameOf(applicant),
      companies: [{ companyCode, companyName: applicant.companyName }],
    };
  } catch (error) {
    await releaseLoginId(kernel.db, reservation);
    throw error;
  }
}

/** A mail ID that its holder never confirmed is had by who has proven it; everything else in use is refused. */
async function refuseUnlessProven(call: SignUpCall, applicant: Applicant): Promise<void> {
  if (givesOutMail(applicant.serviceType)) throw refuseField(paths.userId, 'MB601');
  await refuseHeld(call.kernel, {
    loginId: applicant.loginId,
    path: paths.userId,
    provesId: () => provesOwnMail(call, applicant),
  });
}

/**
 * SGN-03: in profile strict whoever cannot read a mailbox hears the same of its address, in use or not: the ID is looked at
 * only after the proof, so that the truth reaches nobody but the address' owner, who got the code.
 */
async function requireOwnMail(call: SignUpCall, applicant: Applicant): Promise<void> {
  if (givesOutMail(applicant.serviceType) || (await provesOwnMail(call, applicant))) return;
  throw refuseField(paths.userId, 'MB_M_MAIL_ID_UNPROVEN');
}

async function provesOwnMail({ kernel, flow }: SignUpCall, applicant: Applicant): Promise<boolean> {
  const proof = await readProof(kernel.db, flow.flowId, 'sign-up');
  if (!proof) throw refuse('OTP0005');
  return provenOption(kernel.keyring, proof, applicant) === 'ownMail';
}
