import { rootDepartment } from '@madang/contract/departments/limits.ts';
import { departmentActions, readDepartment as route } from '@madang/contract/departments/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { countReferences } from '../../../kernel/history/count-references.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { presentRow, presentStep, sortReferences } from '../departments.ts';
import { selectDepartment, selectPaths } from '../tree.sql.ts';

/** One department with its way down from the company and how much refers to it. */
export const readDepartmentCall = operation(route, async ({ kernel: { db }, session, params }) => {
  const { companyCode } = session;
  const { departmentCode: code } = params;
  return inCompany(db, companyCode, async (tx) => {
    const stored = await selectDepartment(tx, companyCode, code);
    if (!stored) throw refuse('CO404');
    const path = (await selectPaths(tx, companyCode, [code])).map((step) => presentStep(step, session));
    const counts = sortReferences(await countReferences(tx, { table: 'departments', companyCode, code }));
    return {
      department: presentRow(stored, path.length - 1, session),
      path,
      departmentCount: counts.departments,
      peopleCount: counts.people,
      itemCount: counts.items,
      createdAt: stored.createdAt.toISOString(),
      changedAt: stored.changedAt.toISOString(),
      // The company itself is named and ended elsewhere.
      can: departmentActions.filter((action) => code !== rootDepartment || action === 'addUnder'),
    };
  });
});
