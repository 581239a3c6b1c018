import { judgePlansTask } from '../../../kernel/operations/stored/judge-later.ts';
import { runDuePlansTask } from '../../../kernel/operations/stored/new-plan.ts';
import { dueRunEndedTask } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { endDueRun, purgeTask, runDuePlans, sweepDuePlans, sweepTask } from './due.ts';
import { purgePlans } from '../../../kernel/operations/stored/due-plans.ts';
import { cancelOfDeleted } from './gone-departments.ts';
import { judgeAgain } from './judge-again.ts';
import { notifyOfLeaving, notifyOfLostRight } from './notices.ts';
import { judgePlannedChanges } from './operations/judge-planned-changes.ts';
import { plannedChangeRoutes } from './routes.ts';

export { endDueRun, runDuePlans };

/** STA-10: changes of people and of heads on a day of the company. */
export const plannedChanges: Module = {
  name: 'planned-changes',
  needs: ['notifications', 'person-names', 'roles'],
  contributes: {
    personLeaves: { endings: [{ end: notifyOfLeaving }] },
    roleEnds: notifyOfLostRight,
    departmentGoes: cancelOfDeleted,
  },
  operations: plannedChangeRoutes,
  more: [judgePlannedChanges],
  tasks: (kernel) => ({
    [sweepTask]: () => sweepDuePlans(kernel),
    [purgeTask]: () => purgePlans(kernel),
    [judgePlansTask]: (payload) => judgeAgain(kernel, payload),
    [dueRunEndedTask]: (payload) => endDueRun(kernel, payload),
  }),
  longTasks: (kernel) => ({ [runDuePlansTask]: (payload) => runDuePlans(kernel, payload) }),
  schedule: [`*/15 * * * * ${sweepTask}`, `40 18 * * * ${purgeTask}`],
};
