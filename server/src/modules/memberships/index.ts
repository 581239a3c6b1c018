import type { Module } from '../../kernel/http/module.ts';
import { membershipRoutes } from './routes.ts';

/** MEM-01: who holds which role in a company, granted and taken back. */
export const memberships: Module = {
  name: 'memberships',
  needs: ['companies', 'people'],
  operations: membershipRoutes,
};
