import { departmentPortions } from '@madang/contract/departments/limits.ts';
import { searchDepartments as route } from '@madang/contract/departments/routes.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { presentRow, presentStep } from '../departments.ts';
import { selectFound, selectPaths } from '../tree.sql.ts';

/** Departments by a part of a name or code, with their ways down from the company. */
export const searchDepartmentsCall = operation(route, async ({ kernel: { db }, session, query }) => {
  const { companyCode } = session;
  const limit = departmentPortions.found;
  return inCompany(db, companyCode, async (tx) => {
    const text = comparableText(query.keyword);
    const rows = await selectFound(tx, { companyCode, text, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const codes = shown.map(({ departmentCode }) => departmentCode);
    const paths = Map.groupBy(await selectPaths(tx, companyCode, codes), ({ leaf }) => leaf);
    const found = shown.map((row) => {
      const path = (paths.get(row.departmentCode) ?? []).map((step) => presentStep(step, session));
      return { department: presentRow(row, path.length - 1, session), path };
    });
    return { found, hasMore: rows.length > limit };
  });
});
