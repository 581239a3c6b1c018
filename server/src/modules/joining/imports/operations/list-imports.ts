import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectImports } from '../stored/imports.sql.ts';
import { presentImports } from '../present.ts';

/** Lists the newest imports of the company. */
export const listImports = defineQuery({
  name: 'list-imports',
  input: z.strictObject({}),
  permission: 'imports.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, language, read }) {
    const mayCreate = reader.rights.everywhere.has('imports.create');
    const asked = { companyCode, personId: reader.personId, language, mayCreate };
    const rows = await read(async (tx) => presentImports(tx, kernel, asked, await selectImports(tx, companyCode)));
    return { ...wholeList(rows), can: mayCreate ? ['create' as const] : [] };
  },
});
