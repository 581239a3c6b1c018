import { type ServiceType, givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { koreanCallingCode } from '@madang/contract/kernel/phone.ts';
import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import type { PhoneValue } from '../../../ui/fields/phone-field.tsx';

/**
 * Values of the form, in memory alone. The tab's storage gets company and ID once they exist (kept-result.ts), an
 * address nothing.
 */
export interface SignUpValues {
  readonly companyName: string;
  readonly englishCompanyName: string;
  /** The works product's ID, without its domain; kept beside the other so that changing services loses neither. */
  readonly userId: string;
  /** The ID of all other services: a mail address. */
  readonly loginId: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly surname: string;
  readonly givenName: string;
  readonly externalMail: string;
  readonly mobile: PhoneValue;
  readonly residenceCountry: string;
  readonly timeZone: string;
  readonly promotionCode: string;
  readonly option: VerificationOption;
  readonly opencode: string;
  readonly oneTimeCode: string;
  /** Keys of the terms that are ticked. */
  readonly agreements: readonly string[];
  readonly isOldEnough: boolean;
}

/** SGN-01: residence, calling code and time zone are preset; nothing is agreed to beforehand. */
export const initialValues: SignUpValues = {
  companyName: '',
  englishCompanyName: '',
  userId: '',
  loginId: '',
  password: '',
  passwordConfirmation: '',
  surname: '',
  givenName: '',
  externalMail: '',
  mobile: { countryCode: koreanCallingCode, number: '' },
  residenceCountry: homeCountry,
  timeZone: 'Asia/Seoul',
  promotionCode: '',
  option: 'externalMail',
  opencode: '',
  oneTimeCode: '',
  agreements: [],
  isOldEnough: false,
};

export type IdField = 'userId' | 'loginId';

export function idFieldOf(service: ServiceType): IdField {
  return givesOutMail(service) ? 'userId' : 'loginId';
}
