import { departmentPortions } from '@madang/contract/organisation/departments/limits.ts';
import { departmentSearch } from '@madang/contract/organisation/departments/search.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { presentRow, presentStep } from '../departments.ts';
import { selectFound, selectPaths } from '../tree.sql.ts';

/** Departments by a part of a name or code, with their ways down from the company. */
export const searchDepartments = defineQuery({
  name: 'search-departments',
  input: departmentSearch,
  permission: 'departments.view',
  mayLag: true,
  targets: { within: 'department' },
  refusals: [],
  run: ({ companyCode, reader, reach, read }, { keyword }) =>
    read(async (tx) => {
      const limit = departmentPortions.found;
      const rows = await selectFound(tx, {
        companyCode,
        within: await reach(tx),
        text: comparableText(keyword),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const codes = shown.map(({ departmentCode }) => departmentCode);
      const paths = Map.groupBy(await selectPaths(tx, companyCode, codes), ({ leaf }) => leaf);
      const found = shown.map((row) => {
        const path = (paths.get(row.departmentCode) ?? []).map((step) => presentStep(step, reader));
        return { department: presentRow(row, path.length - 1, reader), path };
      });
      return firstOf(found, { hasMore: rows.length > limit });
    }),
});
