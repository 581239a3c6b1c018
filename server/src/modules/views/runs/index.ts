import type { Module } from '../../../platform/module.ts';
import { cancelRunsOf } from '../../../kernel/operations/stored/runs/control-run.ts';
import { runEndedTask } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { notifyOfEnd } from './end-notice.ts';
import { fillRetry, fillRetryTask } from './retry.ts';
import { runRoutes } from './routes.ts';

/** Runs of many changes, as the people read and control them who opened them or may do the same in the whole company. */
export const runs: Module = {
  name: 'runs',
  needs: ['jobs', 'notifications', 'people'],
  contributes: { companyEnded: { ended: cancelRunsOf } },
  operations: runRoutes,
  tasks: (kernel) => ({ [runEndedTask]: (payload) => notifyOfEnd(kernel, payload) }),
  longTasks: (kernel) => ({ [fillRetryTask]: (payload) => fillRetry(kernel, payload) }),
};
