import type { Module } from '../../../platform/module.ts';
import { approvalRoutes } from './routes.ts';

export { allowsDelegation, lockMaxApprovers, maxApproversOf } from './approvals.sql.ts';

/** Approvals of a company: the configuration that its setup creates and the console changes. */
export const approvals: Module = {
  name: 'approvals',
  needs: ['set-up-runs'],
  operations: approvalRoutes,
};
