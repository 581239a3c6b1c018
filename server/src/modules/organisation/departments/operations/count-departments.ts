import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countDepartments as selectCount } from '../tree.sql.ts';

/** Returns the number of the company's departments that the reader may see, without the company itself. */
export const countDepartments = defineQuery({
  name: 'count-departments',
  input: z.strictObject({}),
  permission: 'departments.view',
  mayLag: true,
  targets: { within: 'department' },
  refusals: [],
  run: ({ companyCode, reader, reach, read }) =>
    read(async (tx) => ({
      count: await selectCount(tx, companyCode, await reach(tx)),
      can: reader.rights.everywhere.has('departments.create') ? ['create' as const] : [],
    })),
});
