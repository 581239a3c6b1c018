import * as routes from '@madang/contract/access/company-roles/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeCompanyRole } from './operations/change-company-role.ts';
import { createCompanyRole } from './operations/create-company-role.ts';
import { deleteCompanyRole } from './operations/delete-company-role.ts';
import { listCompanyRoles } from './operations/list-company-roles.ts';

const success = () => ({ result: 'success' as const });

export const companyRoleRoutes = [
  callOf(routes.listCompanyRoles, listCompanyRoles),
  callOf(routes.createCompanyRole, createCompanyRole),
  callOf(routes.changeCompanyRole, changeCompanyRole, { answer: success }),
  callOf(routes.deleteCompanyRole, deleteCompanyRole, { answer: success }),
];
