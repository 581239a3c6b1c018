import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { oneImport, rowsBody } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectImport } from '../stored/imports.sql.ts';
import { presentRows } from '../present.ts';
import { countMarks, selectRows } from '../stored/rows.sql.ts';
import { importTarget } from '../targets.ts';

const { rowsPerPage } = importLimits;

/** Lists rows of the grid in the order of the file. */
export const listImportRows = defineQuery({
  name: 'list-import-rows',
  input: z.extend(oneImport, rowsBody.shape),
  permission: 'imports.view',
  targets: () => [],
  refusals: ['CO404'],
  access: ({ importId }) => ({ target: importTarget(importId) }),
  async run({ kernel, companyCode, language, read, refuse }, { importId, mark, code, after }) {
    return read(async (tx) => {
      const key = { companyCode, importId };
      const found = await selectImport(tx, key);
      if (!found) throw refuse('CO404');
      const filter = { mark: mark === '' ? undefined : mark, code: code === '' ? undefined : code };
      const rows = await selectRows(tx, key, { ...filter, after, limit: rowsPerPage + 1 });
      const page = rows.slice(0, rowsPerPage);
      const count = mark === '' ? found.total : ((await countMarks(tx, key))[mark] ?? 0);
      return {
        items: presentRows(kernel, language, found, page),
        total: { count, isExact: code === '' },
        next: rows.length > rowsPerPage ? String(page.at(-1)?.line ?? 0) : null,
      };
    });
  },
});
