import { readPlatform as route } from '@madang/contract/properties/platform-route.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { call } from '../call.ts';
import { useLoaded } from '../use-loaded.ts';

export type Platform = AnswerOf<typeof route>;

export function readPlatform(): Promise<Platform> {
  return call(route, { query: {} });
}

/** SGN-09: whether a page may lead to the sign-up, which says itself where it cannot be asked whether it is open. */
export function useOffersSignUp(): boolean {
  const { data, failure } = useLoaded('platform', readPlatform);
  return failure !== undefined || (data?.isRegistrationOpen ?? false);
}
