import * as z from 'zod/mini';
import { companyRoleLimits } from '@madang/contract/access/company-roles/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { givableOf } from '../company-roles.ts';
import { companyRolesOf } from '../company-roles.sql.ts';

const limit = companyRoleLimits.companyRoles;

/** The company's company roles, with how many it may have. */
export const listCompanyRoles = defineQuery({
  name: 'list-company-roles',
  input: z.strictObject({}),
  permission: 'company-roles.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(companyRolesOf(companyCode));
    const mayCreate = reader.rights.everywhere.has('company-roles.create') && rows.length < limit;
    const permissions = givableOf(reader.rights.everywhere);
    return { ...wholeList(rows), limit, permissions, can: mayCreate ? ['create' as const] : [] };
  },
});
