import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { companyRoleChange, companyRoleInput, oneCompanyRole } from './rules.ts';

const companyRoleId = storedId;
const path = '/api/v1/company-roles';

const companyRoleRow = z.strictObject({
  companyRoleId,
  companyRoleName: z.string(),
  permissions: z.array(z.string()),
  /** People who have it at the moment or later. */
  holderCount: z.number(),
});
export type CompanyRoleRow = z.output<typeof companyRoleRow>;

export const listCompanyRoles = route({
  method: 'GET',
  path,
  answer: listOf(companyRoleRow, {
    limit: z.number(),
    /** Permissions that the reader may put into a role: those of their own in the whole company. */
    permissions: z.array(z.string()),
    can: canOf(['create']),
  }),
});

export const createCompanyRole = route({
  method: 'POST',
  path,
  body: companyRoleInput,
  answer: z.strictObject({ companyRoleId }),
});

export const changeCompanyRole = route({
  method: 'PUT',
  path: `${path}/{companyRoleId}`,
  params: oneCompanyRole,
  body: companyRoleChange,
  answer: success,
});

export const deleteCompanyRole = route({
  method: 'DELETE',
  path: `${path}/{companyRoleId}`,
  params: oneCompanyRole,
  answer: success,
});
