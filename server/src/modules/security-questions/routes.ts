import * as routes from '@madang/contract/security-questions/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changeHints } from './operations/change-hints.ts';
import { readHints } from './operations/read-hints.ts';

export const hintRoutes = [
  callOf(routes.readHints, readHints),
  callOf(routes.changeHints, changeHints, {
    input: ({ session, body, request: { address }, readCookie }) => ({
      ...body,
      loginId: session.profile.loginId,
      device: readCookie('device'),
      address,
    }),
    answer: () => ({ result: 'success' as const }),
  }),
];
