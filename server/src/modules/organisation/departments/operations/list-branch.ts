import { departmentPortions } from '@madang/contract/organisation/departments/limits.ts';
import { departmentBranch } from '@madang/contract/organisation/departments/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, presentRow } from '../departments.ts';
import { branchCountOf, branchOf } from '../tree.sql.ts';

/** The direct sub-departments of a department, by portions. */
export const listBranch = defineQuery({
  name: 'list-branch',
  input: departmentBranch,
  permission: 'departments.view',
  mayLag: true,
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404'],
  async run({ companyCode, reader, ask, refuse }, { departmentCode: parentDepartmentCode, after }) {
    const limit = departmentPortions.branch;
    const found = await ask(
      branchOf({ companyCode, parentDepartmentCode, after: readCursor(after), limit: limit + 1 }),
    );
    const departments = found.slice(0, limit).map((row) => presentRow(row, row.parentLevel + 1, reader));
    // An empty portion says nothing of its branch.
    const [head] = found.length > 0 ? found : await ask(branchCountOf(companyCode, parentDepartmentCode));
    if (!head) throw refuse('CO404');
    const last = departments.at(-1);
    const next = found.length > limit && last ? `${last.sortOrder}-${last.departmentCode}` : null;
    return portionOf(departments, { after, next, count: head.childCount });
  },
});

function readCursor(after: string | undefined) {
  const [sortOrder, departmentCode] = after?.split('-') ?? [];
  return departmentCode === undefined ? undefined : { sortOrder: Number(sortOrder), departmentCode };
}
