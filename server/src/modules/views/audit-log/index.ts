import type { Module } from '../../../platform/module.ts';
import { chainSchedule, chainTasks } from './chain.ts';
import { acceptUnlinkedRecords } from './operations/accept-unlinked-records.ts';
import { recordRoutes } from './routes.ts';
import { recordData } from './own-data.sql.ts';

export { acceptRecords } from './accept-records.ts';
export { unseenWithoutHeads, verifyRecords } from './verify-records.ts';

/** MEM-07: the company's audit log, as its administrators read it. */
export const records: Module = {
  name: 'audit-log',
  needs: ['companies', 'passwords', 'person-names'],
  contributes: {
    ownData: { place: 150, sections: recordData },
  },
  operations: recordRoutes,
  more: [acceptUnlinkedRecords],
  tasks: chainTasks,
  schedule: chainSchedule,
};
