import * as routes from '@madang/contract/views/console/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listNotices } from './operations/list-notices.ts';
import { readFirstSteps } from './operations/read-first-steps.ts';
import { readListChanges } from './operations/read-list-changes.ts';
import { readOverview } from './operations/read-overview.ts';
import { showFirstSteps } from './operations/show-first-steps.ts';

export const consoleRoutes = [
  callOf(routes.listConsoleNotices, listNotices, {
    input: ({ readCookie }) => ({ setUpSecret: readCookie('setUp') }),
  }),
  callOf(routes.readOverview, readOverview),
  callOf(routes.readListChanges, readListChanges),
  callOf(routes.readFirstSteps, readFirstSteps),
  callOf(routes.showFirstSteps, showFirstSteps, { answer: () => ({ result: 'success' as const }) }),
];
