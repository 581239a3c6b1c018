import { changePassword as changeRoute, logIn as logInRoute } from '@madang/contract/accounts/log-in-routes.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import { call } from '../../kernel/call.ts';

/** Whether the server lets anyone stay signed in; it says so with the page. */
export function offersStaying(): boolean {
  return document.getElementById('root')?.dataset['stays'] !== undefined;
}

export function logIn(body: BodyOf<typeof logInRoute>): Promise<AnswerOf<typeof logInRoute>> {
  return call(logInRoute, { body });
}

export function changePassword(body: BodyOf<typeof changeRoute>) {
  return call(changeRoute, { body });
}
