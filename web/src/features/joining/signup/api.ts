import { checkLoginId, judgePassword } from '@madang/contract/secrets/credentials/wire.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { listCountries, listPhoneCodes } from '@madang/contract/ground/countries/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { checkCode, sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { signupWire } from '@madang/contract/joining/signup/wire.ts';
import { asksMore } from '@madang/contract/ground/terms/agreements.ts';
import { listTerms } from '@madang/contract/ground/terms/wire.ts';
import { call } from '../../../kernel/call.ts';
import type { Platform } from '../../../kernel/calls/platform.ts';
import type { Term } from './agreements.ts';
import type { Target } from './verification.ts';

export type { Platform };

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
}

export interface CallingCode {
  readonly callingCode: string;
  readonly names: string;
}

/** The names of one language: countries with their time zone, and calling codes with the countries that share them. */
export async function loadCountries(language: Language) {
  const query = { language };
  const [countries, callingCodes] = await Promise.all([
    call(listCountries, { query }),
    call(listPhoneCodes, { query }),
  ]);
  return {
    countries: countries.data.list as readonly Country[],
    callingCodes: callingCodes.data.list as readonly CallingCode[],
  };
}

export interface TermsQuery {
  readonly country: string;
  readonly isCompanyAdministrator: boolean;
  readonly language: Language;
}

/** The terms that the server asks of this country's people, newest versions. */
export async function loadTerms({ country, isCompanyAdministrator, language }: TermsQuery): Promise<readonly Term[]> {
  const query = {
    countryCode: country,
    language,
    isCompanyAdministrator,
    isReconsent: false,
  };
  const { data } = await call(listTerms, { query });
  return data.list.flatMap((terms) => {
    const { termsCode, version, title } = terms;
    const of = (isRequired: boolean, isPart: boolean) => ({
      termsCode,
      version,
      title,
      html: htmlOf(terms.contents.filter((each) => each.isRequired === isRequired)),
      language: terms.language,
      isRequired,
      isPart,
    });
    const whole = of(
      terms.contents.some(({ isRequired }) => isRequired),
      false,
    );
    return asksMore(terms) ? [whole, of(false, true)] : [whole];
  });
}

function htmlOf(contents: readonly { readonly content: string }[]): string {
  return contents.map(({ content }) => content).join('');
}

/** The ID goes in the body: an address would stand in logs on its way. */
export async function checkIsIdFree(loginId: string, serviceType: ServiceType): Promise<void> {
  await call(checkLoginId, { query: {}, body: { loginId, serviceType } });
}

export function sendVerification({ option, value }: Target, language: Language) {
  return call(sendCode, { body: { option, target: value, language, companyCode: '' } });
}

/** `target`: where the code went, as far as the page knows it; another tab may have asked for one elsewhere since. */
export async function checkVerification(oneTimeCode: string, personId: string, target?: string): Promise<void> {
  await call(checkCode, { body: { oneTimeCode, personId, target } });
}

export type SignUpRequest = BodyOf<typeof signupWire.request>;

export function requestSignUp(body: SignUpRequest) {
  return call(signupWire.request, { body });
}

/** The part of a password that is easy to guess, '' for none; also where it could not be asked, for the submit decides. */
export async function easyPartOf(password: string, names: readonly string[]): Promise<string> {
  const body = { password, names: names.filter((name) => name !== '') };
  const { easyPart } = await call(judgePassword, { body }).catch(() => ({ easyPart: '' }));
  return easyPart;
}
