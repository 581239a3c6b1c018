import { departmentPortions, rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentSearch } from '@madang/contract/organisation/departments/search.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findDepartmentPaths, findDepartments, presentStep } from '../../../organisation/departments/index.ts';
import { askableReach } from '../right-requests.sql.ts';

/** MEM-10: finds departments to ask for a right in: own ones and those of own rights with all below, and those above. */
export const findAskableDepartments = defineQuery({
  name: 'find-askable-departments',
  input: departmentSearch,
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }, { keyword }) =>
    read(async (tx) => {
      const limit = departmentPortions.found;
      const within = await askableReach(tx, reader);
      const rows = await findDepartments(tx, { companyCode, within, text: comparableText(keyword), limit: limit + 1 });
      const shown = rows.slice(0, limit).filter(({ departmentCode }) => departmentCode !== rootDepartment);
      const codes = shown.map(({ departmentCode }) => departmentCode);
      const paths = Map.groupBy(await findDepartmentPaths(tx, companyCode, codes), ({ leaf }) => leaf);
      const found = shown.map((department) => ({
        department: presentStep(department, reader),
        path: (paths.get(department.departmentCode) ?? []).map((step) => presentStep(step, reader)),
      }));
      return firstOf(found, { hasMore: rows.length > limit });
    }),
});
