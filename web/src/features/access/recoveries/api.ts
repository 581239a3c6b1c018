import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import type { CodeOption, VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { readRecovery, resetPassword as resetRoute } from '@madang/contract/access/recoveries/routes.ts';
import { proveByPin as pinRoute } from '@madang/contract/access/recovery-pins/routes.ts';
import { call } from '../../../kernel/call.ts';

export type WayBack = VerificationOption | 'pin';

/** Whose account it is, and what they hold, as it is compared: where a code goes, or a key or PIN that needs none. */
export interface Identity {
  readonly loginId: string;
  readonly option: WayBack;
  readonly target: string;
}
export interface Ask extends Identity {
  readonly option: CodeOption;
}

interface Asked extends Identity {
  readonly option: VerificationOption;
}

export async function proveByPin(loginId: string, pin: string): Promise<void> {
  await call(pinRoute, { body: { loginId, pin } });
}

export function sendRecoveryCode(ask: Asked, language: Language) {
  return call(sendCode, { body: { ...ask, language, companyCode: '' } });
}

/** The password rules of the company and the person's own question, which the proven person alone sees. */
export type RecoveryRules = AnswerOf<typeof readRecovery>;

export function loadRules(): Promise<RecoveryRules> {
  return call(readRecovery);
}

export async function resetPassword(body: BodyOf<typeof resetRoute>): Promise<void> {
  await call(resetRoute, { body });
}
