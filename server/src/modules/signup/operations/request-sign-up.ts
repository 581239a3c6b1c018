import type { PasswordProfile } from '@madang/contract/accounts/password-policy.ts';
import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { givesOutMail } from '@madang/contract/companies/service-types.ts';
import { fullNameOf } from '@madang/contract/kernel/person-name.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { signupLimits, signupProperties } from '@madang/contract/signup/limits.ts';
import { signUpPaths as paths, signupWire } from '@madang/contract/signup/wire.ts';
import { agreementFault } from '@madang/contract/terms/agreements.ts';
import { transaction } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { takeFromLimit } from '../../../kernel/limits/rate-limit.ts';
import { newPasswordIssues, refuseIssues, releaseLoginId, reserveLoginId } from '../../accounts/index.ts';
import { currentTermsFor } from '../../terms/index.ts';
import { readApplicant, type Applicant } from '../applicant.ts';
import { readDomains } from '../domains.ts';
import { registerApplicant } from '../register-applicant.ts';
import { findRepeatedSignUp } from '../repeated-sign-up.ts';

type SignUpCall = Call<typeof signupWire.request>;

/**
 * The free sign-up. What costs little is checked first; the ID is reserved before the password is hashed, so
 * that of many at once one works and the others are refused at once; then one transaction makes everything.
 */
export const requestSignUp = operation(signupWire.request, async (call) => {
  const { kernel, flow } = call;
  const repeated = await findRepeatedSignUp(call);
  if (repeated) return repeated;
  await refuseWhileClosed(kernel);
  if (flow.state !== 'verified') throw refuse('OTP0005');
  const applicant = readApplicant(call.body, await readDomains(kernel.properties));
  await checkConsent(kernel, applicant);
  await takeAttempt(call);
  const profile = await kernel.properties.get(accountProperties.passwordProfile);
  checkNewPassword(applicant, profile);
  const reservation = { loginId: applicant.loginId, personId: flow.reservedPersonId };
  const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: signupLimits.reservationSeconds });
  if (!isReserved) throw refuseField(paths.userId, givesOutMail(applicant.serviceType) ? 'MB601' : 'MB1064');
  try {
    const password = { hash: await kernel.hasher.hash(applicant.password), profile };
    const companyCode = await transaction(kernel.db, (tx) => registerApplicant(tx, call, applicant, password));
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
});

/** The specification's reading: registering is open when the property's value equals N. */
async function refuseWhileClosed({ properties }: Kernel): Promise<void> {
  if ((await properties.get(platformProperties.registrationClosed)) !== 'N') throw refuse('MB_M_REGISTRATION_CLOSED');
}

/** The same answers are checked again where they are recorded; here a wrong one costs no hash. */
async function checkConsent({ db }: Kernel, applicant: Applicant): Promise<void> {
  if (!applicant.isOldEnough) throw refuseField(paths.isOldEnough, 'MB_M_UNDER_14');
  if (applicant.agreements.length === 0) throw refuseField(paths.agreements, 'MB1063');
  const shown = await currentTermsFor(db, {
    countryCode: applicant.residenceCountry,
    language: applicant.language,
    isCompanyAdministrator: applicant.isCompany,
  });
  const fault = agreementFault(shown, applicant.agreements);
  if (!fault) return;
  throw refuseField(fault.row === undefined ? paths.agreements : `${paths.agreements}.${fault.row}`, fault.code);
}

function checkNewPassword({ password, passwordConfirmation, ...applicant }: Applicant, profile: PasswordProfile): void {
  if (password === '') throw refuseField(paths.password, 'MB_M_COMMON_JS_ENTERPASS');
  const choice = {
    profile,
    password,
    person: { loginId: applicant.loginId, mobile: applicant.mobile },
    names: [applicant.companyName, applicant.englishCompanyName],
  };
  refuseIssues(newPasswordIssues(choice, paths.password));
  if (password !== passwordConfirmation) throw refuseField(paths.passwordConfirmation, 'MB_M_COMMON_JS_PASSNOTMATCH');
}

/** Judging and hashing a password is dear; this many an hour are done for one address. */
async function takeAttempt({ kernel, request }: SignUpCall): Promise<void> {
  const count = await kernel.properties.get(signupProperties.perAddress);
  const isLeft = await takeFromLimit(kernel.db, `signup:${limitSource(request.address)}`, { count, seconds: 3_600 });
  if (!isLeft) throw refuse('CO429');
}
