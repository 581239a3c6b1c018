import { changePassword as changeRoute, logIn as logInRoute } from '@madang/contract/access/accounts/log-in-routes.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { call } from '../../../kernel/call.ts';
import { isLoggedOut } from '../../../kernel/session.ts';

/** Whether the server lets anyone stay signed in; it says so with the page. */
export function offersStaying(): boolean {
  return document.getElementById('root')?.dataset['stays'] !== undefined;
}

export function logIn(body: BodyOf<typeof logInRoute>): Promise<AnswerOf<typeof logInRoute>> {
  return call(logInRoute, { body });
}

/** Whether the browser kept the session of a log-in: the first call after it has one. Else every page would ask for it again. */
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
