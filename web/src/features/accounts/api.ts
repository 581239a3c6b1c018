import { changePassword as changeRoute, logIn as logInRoute } from '@madang/contract/accounts/log-in-routes.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../kernel/call.ts';
import type { Session } from '../../kernel/session.ts';

/** Whether the server lets anyone stay signed in; it says so with the page. */
export function offersStaying(): boolean {
  return document.getElementById('root')?.dataset['stays'] !== undefined;
}

export function logIn(body: BodyOf<typeof logInRoute>): Promise<Session> {
  return call(logInRoute, { body });
}

export function changePassword(body: BodyOf<typeof changeRoute>) {
  return call(changeRoute, { body });
}
