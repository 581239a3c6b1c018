import * as routes from '@madang/contract/views/company-usages/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { readCompanyUsage } from './operations/read-company-usage.ts';

/** PRD-04: what a company uses, as its administrators see it. */
export const companyUsages: Module = {
  name: 'company-usages',
  needs: ['boards', 'invitations', 'people'],
  operations: [callOf(routes.readCompanyUsage, readCompanyUsage)],
};
