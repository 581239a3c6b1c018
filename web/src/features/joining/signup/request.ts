import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import { agreementRows, type Term } from './agreements.ts';
import type { SignUpRequest } from './api.ts';
import { type FormSurroundings, loginIdOf } from './form-checks.ts';
import type { CheckedFields } from './form-schema.ts';
import type { JoinRequest } from './invited.ts';
import { idFieldOf, type SignUpValues } from './values.ts';

export interface WholeSignUp extends Pick<
  FormSurroundings,
  'service' | 'freeMailDomain' | 'idProfile' | 'isOwnDomain'
> {
  readonly terms: readonly Term[];
  readonly language: Language;
}

/** The form as the specification's payload, in plain names: every field it has, empty where a service has no use for it. */
export function signUpRequest(checked: CheckedFields, values: SignUpValues, about: WholeSignUp): SignUpRequest {
  const { service, terms, language } = about;
  const { mobile, externalMail, surname, givenName, isOldEnough } = checked;
  return {
    companyName: checked.companyName,
    englishCompanyName: checked.englishCompanyName,
    loginId: loginIdOf(values, about).loginId ?? '',
    userId: values[idFieldOf(service)].trim(),
    fullName: fullNameOf({ surname, givenName, language }),
    surname,
    givenName,
    timeZone: checked.timeZone,
    password: values.password,
    passwordConfirmation: values.passwordConfirmation,
    refereeMobile: '',
    promotionCode: checked.promotionCode,
    serviceType: service,
    language,
    mobile,
    residenceCountry: checked.residenceCountry,
    agreements: agreementRows(terms, values.agreements),
    externalMail: givesOutMail(service) ? externalMail : '',
    isOldEnough,
  };
}

/** The form of an invited person: company and service are the invitation's, so the rest is sent. */
export function joinRequest(checked: CheckedFields, values: SignUpValues, about: WholeSignUp): JoinRequest {
  const whole = signUpRequest(checked, values, about);
  const { userId, fullName, surname, givenName, password, passwordConfirmation, externalMail, mobile } = whole;
  const { language, timeZone, residenceCountry, agreements, isOldEnough } = whole;
  const person = { userId, fullName, surname, givenName, password, passwordConfirmation, externalMail, mobile };
  return { ...person, language, timeZone, residenceCountry, agreements, isOldEnough };
}
