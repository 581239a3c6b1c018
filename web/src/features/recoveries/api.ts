import { listPhoneCodes } from '@madang/contract/countries/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import type { CodeOption } from '@madang/contract/otp/rules.ts';
import { checkCode, sendCode } from '@madang/contract/otp/wire.ts';
import { readRecovery, resetPassword as resetRoute } from '@madang/contract/recoveries/routes.ts';
import { call } from '../../kernel/call.ts';
import { readPlatform } from '../../kernel/calls/platform.ts';
import type { Choice } from '../../ui/fields/select-field.tsx';

/** Where the code goes, as it is compared, and whose it is. */
export interface Ask {
  readonly loginId: string;
  readonly option: CodeOption;
  readonly target: string;
}

export function sendRecoveryCode(ask: Ask, language: Language) {
  return call(sendCode, { body: { ...ask, language, companyCode: '' } });
}

export async function verifyCode(oneTimeCode: string, personId: string): Promise<void> {
  await call(checkCode, { body: { oneTimeCode, personId } });
}

/** The password rules of the company, which the proven person alone is told. */
export async function loadProfile() {
  return (await call(readRecovery)).passwordProfile;
}

export async function resetPassword(body: BodyOf<typeof resetRoute>): Promise<void> {
  await call(resetRoute, { body });
}

/** How many digits a code has, and the calling codes of the page's language. */
export async function loadSurroundings(language: Language) {
  const [{ codeDigits }, { data }] = await Promise.all([readPlatform(), call(listPhoneCodes, { query: { language } })]);
  const callingCodes = data.list.map(({ callingCode, names }): Choice => ({ value: callingCode, label: names }));
  return { codeDigits, callingCodes };
}
