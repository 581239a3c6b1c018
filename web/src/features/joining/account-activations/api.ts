import { openPromotion } from '@madang/contract/joining/invitations/promotion-route.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import {
  readRegistration,
  sendRegistrationCode,
  type WaitingAccount,
} from '@madang/contract/joining/account-activations/routes.ts';
import { activateAccount, checkInitialPassword } from '@madang/contract/joining/account-activations/wire.ts';
import { call } from '../../../kernel/call.ts';
import type { RegisteredRequest } from '../signup/index.ts';

export type { WaitingAccount };
export type Activated = AnswerOf<typeof activateAccount>;

interface RegistrationAsk {
  readonly option: VerificationOption;
  readonly target: string;
}

export function sendCode({ option, target }: RegistrationAsk, language: Language) {
  return call(sendRegistrationCode, { body: { option, target, language } });
}

/** Binds this browser to the company that the code names; from there on it is an invitation's way. */
export async function bringPromotion(promotionCode: string): Promise<void> {
  await call(openPromotion, { body: { promotionCode } });
}

/** The accounts that the flow's proof opens, shown to no one before. */
export async function loadAccounts(): Promise<readonly WaitingAccount[]> {
  return (await call(readRegistration)).items;
}

/** The specification's empty answer is a wrong password. */
export async function isInitialPassword(body: { loginId: string; password: string }): Promise<boolean> {
  return (await call(checkInitialPassword, { body })).member !== undefined;
}

/** Person and company are the flow's; the company is named only because several may wait for one person. */
export function activate(
  { companyCode }: Pick<WaitingAccount, 'companyCode'>,
  request: RegisteredRequest,
  language: Language,
): Promise<Activated> {
  return call(activateAccount, { body: { ...request, language, companyCode, personId: '', loginId: '' } });
}
