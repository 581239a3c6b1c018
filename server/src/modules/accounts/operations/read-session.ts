import { readSession as route } from '@madang/contract/accounts/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { sessionAnswer } from '../session-answer.ts';

/** Who am I: the edge has read the session already. */
export const readSession = operation(route, async ({ session, readCookie }) =>
  sessionAnswer(session, readCookie('setUp')),
);
