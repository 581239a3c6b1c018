import type { Module } from '../../../platform/module.ts';
import { daysOffTask, writeDaysOff } from './days-off.ts';
import { restoreGrantWindow } from './operations/restore-grant-window.ts';
import { grantWindowRoutes } from './routes.ts';

export { refreshDaysOff } from './days-off.ts';

/** MEM-03: named hours that rights are bound to, and the days off on which they may close. */
export const grantWindows: Module = {
  name: 'grant-windows',
  needs: ['companies'],
  operations: grantWindowRoutes,
  more: [restoreGrantWindow],
  tasks: (kernel) => ({ [daysOffTask]: () => writeDaysOff(kernel) }),
  schedule: [`31 4 * * * ${daysOffTask}`],
};
