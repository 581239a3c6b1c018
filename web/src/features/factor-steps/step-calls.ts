import { passWithApp, passWithRecoveryCode, readFactorStep } from '@madang/contract/factors/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../kernel/call.ts';

export type Passed = AnswerOf<typeof passWithApp>;
export type WaitingStep = NonNullable<AnswerOf<typeof readFactorStep>['waiting']>;

export async function readStep(): Promise<WaitingStep | null> {
  return (await call(readFactorStep)).waiting;
}

export const pass = {
  app: (code: string): Promise<Passed> => call(passWithApp, { body: { code } }),
  recoveryCode: (code: string): Promise<Passed> => call(passWithRecoveryCode, { body: { code } }),
} as const;
