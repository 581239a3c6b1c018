import * as routes from '@madang/contract/records/routes.ts';
import type { Module } from '../../kernel/http/module.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { chainSchedule, chainTasks } from './chain.ts';
import { listOwnAccesses } from './operations/list-own-accesses.ts';
import { listRecords } from './operations/list-records.ts';

export { verifyRecords } from './verify-records.ts';

/** MEM-07: the company's audit log, as its administrators read it. */
export const records: Module = {
  name: 'records',
  needs: ['companies', 'console', 'departments', 'people'],
  operations: [callOf(routes.listRecords, listRecords), callOf(routes.listOwnAccesses, listOwnAccesses)],
  tasks: chainTasks,
  schedule: chainSchedule,
};
