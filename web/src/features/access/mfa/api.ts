import {
  beginApp as beginRoute,
  confirmApp as confirmRoute,
  readFactors,
  removeApp as removeRoute,
  removePasskey as removePasskeyRoute,
  renamePasskey as renamePasskeyRoute,
  renewRecoveryCodes as renewRoute,
} from '@madang/contract/access/mfa/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export type AppSecret = AnswerOf<typeof beginRoute>;

export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => call(readFactors, {}, { signal }),
});

export function useRereadFactors(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: factorsQuery.queryKey });
}

export function beginApp(password: string): Promise<AppSecret> {
  return call(beginRoute, { body: { password } });
}

/** The recovery codes, where the person had none before. */
export async function confirmApp(code: string): Promise<readonly string[]> {
  return (await call(confirmRoute, { body: { code } })).recoveryCodes;
}

export async function removeApp(password: string): Promise<void> {
  await call(removeRoute, { body: { password } });
}

export async function renamePasskey(passkeyId: string, passkeyName: string): Promise<void> {
  await call(renamePasskeyRoute, { params: { passkeyId }, body: { passkeyName } });
}

export async function removePasskey(passkeyId: string, password: string): Promise<void> {
  await call(removePasskeyRoute, { params: { passkeyId }, body: { password } });
}

export async function renewRecoveryCodes(password: string): Promise<readonly string[]> {
  return (await call(renewRoute, { body: { password } })).recoveryCodes;
}

/** Called once what the sign-in asks for beside the password was added to, or is another. */
export type OnFactorsChanged = (how: 'added' | 'changed') => Promise<void>;
