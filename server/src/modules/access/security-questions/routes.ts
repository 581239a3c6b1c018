import * as routes from '@madang/contract/access/security-questions/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { changeHints } from './operations/change-hints.ts';
import { readHints } from './operations/read-hints.ts';

export const hintRoutes = [
  callOf(routes.readHints, readHints),
  callOf(routes.changeHints, changeHints, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    answer: () => ({ result: 'success' as const }),
  }),
];
