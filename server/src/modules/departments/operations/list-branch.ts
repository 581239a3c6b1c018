import { departmentPortions } from '@madang/contract/departments/limits.ts';
import { listBranch as route } from '@madang/contract/departments/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { readInCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { presentRow } from '../departments.ts';
import { branchCountOf, branchOf } from '../tree.sql.ts';

/** What stands right under a department, by portions. */
export const listBranchCall = operation(route, async ({ kernel: { db }, session, params, query }) => {
  const { companyCode } = session;
  const { departmentCode: parentDepartmentCode } = params;
  const limit = departmentPortions.branch;
  const after = readCursor(query.after);
  const branch = branchOf({ companyCode, parentDepartmentCode, after, limit: limit + 1 });
  const found = await readInCompany(db, companyCode, branch);
  const departments = found.slice(0, limit).map((row) => presentRow(row, row.parentLevel + 1, session));
  // An empty portion tells nothing of its branch.
  const [head] =
    found.length > 0 ? found : await readInCompany(db, companyCode, branchCountOf(companyCode, parentDepartmentCode));
  if (!head) throw refuse('CO404');
  const last = departments.at(-1);
  const next = found.length > limit && last ? `${last.sortOrder}-${last.departmentCode}` : null;
  return { departments, totalCount: head.childCount, next };
});

function readCursor(after: string | undefined) {
  const [sortOrder, departmentCode] = after?.split('-') ?? [];
  return departmentCode === undefined ? undefined : { sortOrder: Number(sortOrder), departmentCode };
}
