import type { Module } from '../../../platform/module.ts';
import { approvalRoutes } from './routes.ts';

export { allowsDelegation, lockMaxApprovers, maxApproversOf } from './approvals.sql.ts';

/** How a company approves: the configuration that its set-up makes and the console changes. */
export const approvals: Module = {
  name: 'approvals',
  needs: ['set-up-runs'],
  operations: approvalRoutes,
};
