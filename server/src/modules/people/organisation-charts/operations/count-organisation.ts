import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { countsByDepartment } from '../../people/index.ts';

/** DEP-05: number of people in service in each department, apart from the tree, which does not wait for it. */
export const countOrganisation = defineQuery({
  name: 'count-organisation',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  run: async ({ companyCode, ask }) => wholeList(await ask(countsByDepartment(companyCode))),
});
