import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countByState } from '../people-list.sql.ts';

/** Returns the number of people of the whole company in each state; it names none of them. */
export const countEmployees = defineQuery({
  name: 'count-employees',
  input: z.strictObject({}),
  permission: 'employees.view',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: ({ companyCode, read }) => read((tx) => countByState(tx, companyCode)),
});
