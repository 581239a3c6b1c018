import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import type { CodeOption } from '@madang/contract/otp/rules.ts';
import { sendCode } from '@madang/contract/otp/wire.ts';
import { readRecovery, resetPassword as resetRoute } from '@madang/contract/recoveries/routes.ts';
import { call } from '../../kernel/call.ts';

/** Where the code goes, as it is compared, and whose it is. */
export interface Ask {
  readonly loginId: string;
  readonly option: CodeOption;
  readonly target: string;
}

export function sendRecoveryCode(ask: Ask, language: Language) {
  return call(sendCode, { body: { ...ask, language, companyCode: '' } });
}

/** The password rules of the company and the person's own question, which the proven person alone is told. */
export type RecoveryRules = AnswerOf<typeof readRecovery>;

export function loadRules(): Promise<RecoveryRules> {
  return call(readRecovery);
}

export async function resetPassword(body: BodyOf<typeof resetRoute>): Promise<void> {
  await call(resetRoute, { body });
}
