import {
  askKeyRelease,
  makeFileKey,
  openFileKey,
  readOwnKey,
  readPersonKey,
  registerKey,
  releaseKey,
  resetKey,
  withdrawKeyRelease,
} from '@madang/contract/access/person-keys/routes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import type { WrappedKey } from './sealed-file.ts';

export const ownKeyQuery = queryOptions({
  queryKey: ['person-key'],
  queryFn: ({ signal }) => call(readOwnKey, {}, { signal }),
});

export function personKeyQuery(personId: string) {
  return queryOptions({
    queryKey: ['person-key', personId],
    queryFn: ({ signal }) => call(readPersonKey, { params: { personId } }, { signal }),
  });
}

/** Acts that the password confirms. */
export async function confirmAct(act: 'register' | 'askRelease', password: string): Promise<void> {
  await call(act === 'register' ? registerKey : askKeyRelease, { body: { password } });
}

export async function withdrawRelease(): Promise<void> {
  await call(withdrawKeyRelease);
}

export async function actOnKey(act: 'release' | 'reset', personId: string): Promise<void> {
  await call(act === 'release' ? releaseKey : resetKey, { params: { personId } });
}

export function newFileKey() {
  return call(makeFileKey, { body: {} });
}

export async function fileKeyOf(wrapped: WrappedKey): Promise<string> {
  return (await call(openFileKey, { body: wrapped })).fileKey;
}
