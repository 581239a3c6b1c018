import {
  askPasskey,
  passWithApp,
  passWithPasskey,
  passWithRecoveryCode,
  readFactorStep,
} from '@madang/contract/access/mfa/routes.ts';
import type { AssertedPasskey, RequestOptions } from '@madang/contract/access/mfa/passkey-forms.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../../kernel/call.ts';

export type Passed = AnswerOf<typeof passWithApp>;
export type WaitingStep = NonNullable<AnswerOf<typeof readFactorStep>['waiting']>;

export async function readStep(): Promise<WaitingStep | null> {
  return (await call(readFactorStep)).waiting;
}

export const pass = {
  app: (code: string, isTrusting: boolean): Promise<Passed> => call(passWithApp, { body: { code, isTrusting } }),
  recoveryCode: (code: string): Promise<Passed> => call(passWithRecoveryCode, { body: { code } }),
} as const;

export async function askForPasskey(): Promise<RequestOptions> {
  return (await call(askPasskey)).options;
}

export function passPasskey(response: AssertedPasskey, isTrusting: boolean): Promise<Passed> {
  return call(passWithPasskey, { body: { response, isTrusting } });
}

/** The refusals after which only the password helps. */
export const endings = ['FACTOR_TRIES', 'FACTOR_LIMIT', 'MB_M_DENY_PAGE'] as const;

export function endsSignIn(code: string): boolean {
  return endings.some((ending) => ending === code);
}
