import type { PasswordPerson } from '@madang/contract/secrets/credentials/password-person.ts';
import type { PasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { splitPhone } from '@madang/contract/kernel/phone.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { agreementFault, type Agreement } from '@madang/contract/ground/terms/agreements.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { newPasswordIssues, refuseIssues } from '../../secrets/passwords/index.ts';
import { isCallingCode } from '../../ground/countries/index.ts';
import { askedTermsFor, entryAnswersTo, type EntryAnswers } from '../../ground/agreements/index.ts';

/** The specification's reading: registering is open when the property's value equals N. */
export async function refuseWhileClosed({ properties }: Pick<Kernel, 'properties'>): Promise<void> {
  if ((await properties.get(platformProperties.registrationClosed)) !== 'N') throw refuse('MB_M_REGISTRATION_CLOSED');
}

export interface Consenting {
  readonly isOldEnough: boolean;
  readonly agreements: readonly Agreement[];
  readonly residenceCountry: string;
  readonly language: Language;
  readonly isCompanyAdministrator: boolean;
}

/** Judges the answers before anything is hashed; what they come to is what is recorded. */
export async function checkConsent(
  { db }: Pick<Kernel, 'db'>,
  person: Consenting,
  paths: { readonly isOldEnough: string; readonly agreements: string },
): Promise<EntryAnswers> {
  if (!person.isOldEnough) throw refuseField(paths.isOldEnough, 'MB_M_UNDER_14');
  if (person.agreements.length === 0) throw refuseField(paths.agreements, 'MB1063');
  const shown = await askedTermsFor(db, {
    countryCode: person.residenceCountry,
    language: person.language,
    isCompanyAdministrator: person.isCompanyAdministrator,
  });
  const fault = agreementFault(shown, person.agreements);
  if (!fault) return entryAnswersTo(shown, person.agreements);
  throw refuseField(fault.row === undefined ? paths.agreements : `${paths.agreements}.${fault.row}`, fault.code);
}

/** Minimum number of digits after the calling code: those of the smallest islands. */
const leastDigits = 4;

/** LIM-04: the contract knows a number's form; which calling codes there are, the reference data alone does. */
export function checkCallingCode(phone: string, path: string): void {
  if (phone === '') return;
  const { callingCode, parts } = splitPhone(phone);
  if (!isCallingCode(callingCode)) throw refuseField(path, 'MB_M_VALIDATE_NATIONNUMBER');
  if (parts.join('').length < leastDigits) throw refuseField(path, 'MB_M_VALIDATE_PHONENUMBER');
}

export interface ChosenPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly loginId: string;
  readonly mobile: string;
  /** The company's, which are easy to guess. */
  readonly names: readonly string[];
  /** PWD-04: the company's record of the person, which a password must not contain. */
  readonly known?: PasswordPerson;
}

/** Refuses a first password that breaks the profile's rules or is not repeated. */
export function checkNewPassword(
  { password, passwordConfirmation, loginId, mobile, names, known }: ChosenPassword,
  profile: PasswordProfile,
  paths: { readonly password: string; readonly passwordConfirmation: string },
): void {
  if (password === '') throw refuseField(paths.password, 'MB_M_COMMON_JS_ENTERPASS');
  const person = { ...known, loginId, ...(mobile === '' ? {} : { mobile }) };
  refuseIssues(newPasswordIssues({ profile, password, person, names }, paths.password));
  if (password !== passwordConfirmation) throw refuseField(paths.passwordConfirmation, 'MB_M_COMMON_JS_PASSNOTMATCH');
}
