import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { countDepartments as selectCount } from '../tree.sql.ts';

/** How many departments the company has, itself not counted. */
export const countDepartments = defineQuery({
  name: 'count-departments',
  input: z.strictObject({}),
  permission: 'departments.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, read }) => read(async (tx) => ({ count: await selectCount(tx, companyCode) })),
});
