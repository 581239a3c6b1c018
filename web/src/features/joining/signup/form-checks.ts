import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import { readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import { nameScriptIssues } from '@madang/contract/people/people/names/name-scripts.ts';
import type { NameScripts } from '@madang/contract/ground/companies/policies/name-script-policies.ts';
import { checkConfirmation } from '@madang/contract/secrets/credentials/password-change.ts';
import { checkPassword } from '@madang/contract/secrets/credentials/password-policy.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { mailAddress, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';
import { isComplete, type Term } from './agreements.ts';
import { idFieldOf, type SignUpValues } from './values.ts';
import { type Verification } from './verification.ts';

/** Context of the form besides its values. */
export interface FormSurroundings {
  readonly service: ServiceType;
  readonly freeMailDomain: string;
  readonly passwordProfile: PasswordProfile;
  /** Rules of the company that an invited person joins; a new company has the default. */
  readonly idProfile?: IdProfile | undefined;
  /** The ID is on a domain of the company's own. */
  readonly isOwnDomain?: boolean | undefined;
  readonly nameScripts: NameScripts;
  /** The login ID that passed the duplicate check for this service. */
  readonly checkedLoginId: string | undefined;
  /** Verification of the target that the form names now. */
  readonly verification: Verification;
  /** Nothing while they are on their way. */
  readonly terms: readonly Term[] | undefined;
}

/** Faults that take more than one field, or more than the form, to see. */
export function checkSignUp(values: SignUpValues, about: FormSurroundings): FieldIssue[] {
  return [
    ...idIssues(values, about),
    ...nameScriptIssues(values, about.nameScripts),
    ...passwordIssues(values, about),
    ...externalMailIssues(values, about),
    ...verificationIssues(values, about),
    ...termsIssues(values, about),
  ];
}

/** The full login ID as far as it can be read; the password must not contain it. */
export function loginIdOf(
  values: SignUpValues,
  about: Pick<FormSurroundings, 'service' | 'freeMailDomain' | 'idProfile' | 'isOwnDomain'>,
) {
  const { service: serviceType, freeMailDomain, idProfile, isOwnDomain } = about;
  return readNewLoginId(values[idFieldOf(serviceType)], {
    serviceType,
    freeMailDomain,
    idProfile,
    isOwnDomain,
    isSignUp: true,
  });
}

function idIssues(values: SignUpValues, about: FormSurroundings): FieldIssue[] {
  const path = idFieldOf(about.service);
  const { loginId, issue } = loginIdOf(values, about);
  if (issue) return [{ ...issue, path }];
  return loginId === about.checkedLoginId ? [] : [{ path, code: 'MB_M_ID_RPTCHECK', params: {} }];
}

function passwordIssues(values: SignUpValues, about: FormSurroundings): FieldIssue[] {
  const { password, passwordConfirmation } = values;
  const broken =
    password === ''
      ? [{ code: 'MB_M_COMMON_JS_ENTERPASS', params: {} }]
      : checkPassword(about.passwordProfile, password, personOf(values, about));
  return [
    ...broken.slice(0, 1).map((issue) => ({ ...issue, path: 'password' })),
    ...confirmationIssues(password, passwordConfirmation),
  ];
}

/** An empty one is asked for, beside an empty password too; what differs is a fault of its own. */
export function confirmationIssues(password: string, confirmation: string): FieldIssue[] {
  const path = 'passwordConfirmation';
  if (confirmation === '') return [{ path, code: 'MB_M_REQUIRED', params: {} }];
  return checkConfirmation(password, confirmation, path);
}

/** PWD-04: the person that the password must not give away, as far as the form knows by now. */
export function personOf(values: SignUpValues, about: Pick<FormSurroundings, 'service'>) {
  const mobile = wholeNumber(values.mobile);
  return { loginId: values[idFieldOf(about.service)].trim(), ...(mobile !== '' && { mobile }) };
}

/** LIM-06: the new mailbox cannot be the way to reach its own owner. */
function externalMailIssues(values: SignUpValues, { service, freeMailDomain }: FormSurroundings): FieldIssue[] {
  if (!givesOutMail(service)) return [];
  const { success, data } = mailAddress.safeParse(values.externalMail);
  if (!success || mailDomain(data) !== freeMailDomain) return [];
  return [{ path: 'externalMail', code: 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN', params: {} }];
}

function verificationIssues({ oneTimeCode }: SignUpValues, { verification }: FormSurroundings): FieldIssue[] {
  if (verification.phase === 'verified') return [];
  if (verification.phase === 'unsent') return [{ path: 'option', code: 'MB_M_OTP_FIRST', params: {} }];
  return [{ path: 'oneTimeCode', code: oneTimeCode === '' ? 'MB_M_REQUIRED' : 'MB_M_OTP_INVALID', params: {} }];
}

function termsIssues(values: SignUpValues, { terms }: FormSurroundings): FieldIssue[] {
  const isAllAgreed = terms !== undefined && isComplete(terms, values.agreements);
  return isAllAgreed ? [] : [{ path: 'agreements', code: 'MB820', params: {} }];
}
