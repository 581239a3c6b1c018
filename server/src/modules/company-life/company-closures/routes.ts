import * as routes from '@madang/contract/company-life/company-closures/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { proverOf } from '../../secrets/passwords/index.ts';
import { endCompany } from './operations/end-company.ts';
import { readEnding } from './operations/read-ending.ts';

export const closureRoutes = [
  callOf(routes.readEnding, readEnding),
  callOf(routes.endCompany, endCompany, {
    input: (call) => ({ ...call.body, ...proverOf(call) }),
    cookies: (set) => {
      for (const name of ['session', 'setUp'] as const) set(name, null);
    },
  }),
];
