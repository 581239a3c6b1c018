import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { presentStep, wholeTreeOf } from '../../../organisation/departments/index.ts';

/** DEP-05: the whole tree of departments in one statement. */
export const readOrganisation = defineQuery({
  name: 'read-organisation',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'session',
  mayLag: true,
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(wholeTreeOf(companyCode));
    return wholeList(
      rows.map((row) => ({ ...presentStep(row, reader), parentDepartmentCode: row.parentDepartmentCode })),
    );
  },
});
