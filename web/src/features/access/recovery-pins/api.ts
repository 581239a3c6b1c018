import {
  changeRecoveryPin as changeRoute,
  readPersonPin,
  readRecoveryPin,
  unblockRecoveryPin as unblockRoute,
} from '@madang/contract/access/recovery-pins/routes.ts';
import type { PinChange } from '@madang/contract/access/recovery-pins/rules.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';

export const ownPinQuery = queryOptions({
  queryKey: ['recovery-pin'],
  queryFn: ({ signal }) => call(readRecoveryPin, {}, { signal }),
});

export function personPinQuery(personId: string) {
  return queryOptions({
    queryKey: ['recovery-pin', personId],
    queryFn: ({ signal }) => call(readPersonPin, { params: { personId } }, { signal }),
  });
}

export async function changePin(body: PinChange): Promise<void> {
  await call(changeRoute, { body });
}

export async function unblockPin(personId: string): Promise<void> {
  await call(unblockRoute, { params: { personId } });
}
