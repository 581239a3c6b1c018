import type { Module } from '../../../platform/module.ts';
import { restoreCompanyRole } from './operations/restore-company-role.ts';
import { companyRoleRoutes } from './routes.ts';

export { companyRoleTarget } from './company-roles.ts';
export { changeCompanyRole } from './operations/change-company-role.ts';

export const companyRoles: Module = {
  name: 'company-roles',
  needs: ['companies'],
  operations: companyRoleRoutes,
  more: [restoreCompanyRole],
};
