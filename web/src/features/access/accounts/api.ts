import {
  changePassword as changeRoute,
  logIn as signInRoute,
} from '@madang/contract/access/accounts/sign-in-routes.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { call } from '../../../kernel/call.ts';
import { isLoggedOut } from '../../../kernel/session.ts';

/** Returns true if the server lets users stay signed in; the page itself carries this setting. */
export function offersStaying(): boolean {
  return document.getElementById('root')?.dataset['stays'] !== undefined;
}

export function logIn(body: BodyOf<typeof signInRoute>): Promise<AnswerOf<typeof signInRoute>> {
  return call(signInRoute, { body });
}

/**
 * Returns true if the browser kept the session of a sign-in, as the next call shows; otherwise every page would request a sign-in
 * again.
 */
export async function keepsSession(): Promise<boolean> {
  try {
    await call(readSession);
    return true;
  } catch (thrown) {
    return !isLoggedOut(thrown);
  }
}

export function changePassword(body: BodyOf<typeof changeRoute>) {
  return call(changeRoute, { body });
}
