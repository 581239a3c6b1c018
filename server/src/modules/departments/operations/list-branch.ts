import { departmentPortions } from '@madang/contract/departments/limits.ts';
import { listBranch as route } from '@madang/contract/departments/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { presentRow } from '../departments.ts';
import { selectBranch, selectChildCount } from '../tree.sql.ts';

/** What stands right under a department, by portions. */
export const listBranchCall = operation(route, async ({ kernel: { db }, session, params, query }) => {
  const { companyCode } = session;
  const { departmentCode: upperDepartmentCode } = params;
  const limit = departmentPortions.branch;
  const after = readCursor(query.after);
  return inCompany(db, companyCode, async (tx) => {
    const found = await selectBranch(tx, { companyCode, upperDepartmentCode, after, limit: limit + 1 });
    const departments = found.slice(0, limit).map((row) => presentRow(row, row.upperLevel + 1, session));
    // An empty portion tells nothing of its branch.
    const totalCount = found[0]?.childCount ?? (await selectChildCount(tx, companyCode, upperDepartmentCode));
    if (totalCount === undefined) throw refuse('CO404');
    const last = departments.at(-1);
    const next = found.length > limit && last ? `${last.sortOrder}-${last.departmentCode}` : null;
    return { departments, totalCount, next };
  });
});

function readCursor(after: string | undefined) {
  const [sortOrder, departmentCode] = after?.split('-') ?? [];
  return departmentCode === undefined ? undefined : { sortOrder: Number(sortOrder), departmentCode };
}
