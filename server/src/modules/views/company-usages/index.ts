import * as routes from '@madang/contract/views/company-usages/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { readCompanyUsage } from './operations/read-company-usage.ts';

/** PRD-04: use of the product by a company, for its administrators. */
export const companyUsages: Module = {
  name: 'company-usages',
  needs: ['boards', 'invitations', 'people'],
  operations: [callOf(routes.readCompanyUsage, readCompanyUsage)],
};
