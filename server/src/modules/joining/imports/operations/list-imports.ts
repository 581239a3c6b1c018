import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { importsQuery } from '@madang/contract/joining/imports/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectImports } from '../stored/imports.sql.ts';
import { presentImports } from '../present.ts';

const { importsListed } = importLimits;

/** Lists the imports of the company, the newest first. */
export const listImports = defineQuery({
  name: 'list-imports',
  input: importsQuery,
  permission: 'imports.view',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, language, read }, { after }) {
    const mayCreate = reader.rights.everywhere.has('imports.create');
    const asked = { companyCode, personId: reader.personId, language, mayCreate };
    return read(async (tx) => {
      const rows = await selectImports(tx, companyCode, { after, limit: importsListed + 1 });
      const shown = rows.slice(0, importsListed);
      const next = rows.length > importsListed ? (shown.at(-1)?.importId ?? null) : null;
      const items = await presentImports(tx, kernel, asked, shown);
      return { ...portionOf(items, { after, next }), can: mayCreate ? ['create' as const] : [] };
    });
  },
});
