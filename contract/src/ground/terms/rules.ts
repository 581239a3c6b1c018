import { homeCountry } from '../countries/rules.ts';
import { required, rule, formMaxLength, text } from '../../kernel/rules.ts';

/** Service, overseas transfer, personal information, marketing: in the order in which they are shown. */
export const termsCodes = ['SVCR', 'POAR', 'PIAR', 'CMAR'] as const;
export type TermsCode = (typeof termsCodes)[number];

/** Returns true for the marketing terms: agreement is optional, and the user receives a confirmation of the answer. */
export function isMarketing({ termsCode }: { readonly termsCode: TermsCode }): boolean {
  return termsCode === 'CMAR';
}

/** A version is the day it takes effect; further ones of a day end with .2, .3 ..., so that text order is time order. */
export const termsVersion = text(formMaxLength).check(
  required,
  rule('CO400', (value) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(\.[2-9])?$/.test(value)),
);

export interface TermsAudience {
  readonly countryCode: string;
  readonly isCompanyAdministrator: boolean;
}

/**
 * Returns the terms shown to a user: overseas transfer only outside the home country, service terms only for users who sign for a
 * company.
 */
export function termsFor({ countryCode, isCompanyAdministrator }: TermsAudience): TermsCode[] {
  return termsCodes.filter(
    (code) => (code !== 'SVCR' || isCompanyAdministrator) && (code !== 'POAR' || countryCode !== homeCountry),
  );
}
