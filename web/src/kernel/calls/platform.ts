import { readPlatform as route } from '@madang/contract/ground/properties/platform-route.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { call } from '../call.ts';

export type Platform = AnswerOf<typeof route>;

export function readPlatform(): Promise<Platform> {
  return call(route, { query: {} });
}

/**
 * SGN-09: true if front page and sign-in may lead to the sign-up; the server states with the page that it is closed.
 */
export function offersSignUp(): boolean {
  return document.getElementById('root')?.dataset['closed'] === undefined;
}
