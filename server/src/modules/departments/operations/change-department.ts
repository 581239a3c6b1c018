import { changeDepartment as route } from '@madang/contract/departments/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockWithPlace, updateNames, type Names, type NewNames } from '../changes.sql.ts';
import { searchTextOf } from '../departments.ts';

/** Names a department anew and tells what it was called; its code never changes. */
export function changeDepartment(
  db: Database,
  actor: Actor,
  { departmentCode, ...names }: NewNames & { readonly departmentCode: string },
): Promise<Names> {
  const { companyCode } = actor;
  return inOperation(db, actor, 'change-department', async (tx) => {
    const before = await lockWithPlace(tx, companyCode, departmentCode);
    if (!before) throw refuse('CO404');
    const searchText = searchTextOf({ departmentCode, ...names });
    if (!(await updateNames(tx, { companyCode, departmentCode }, names, searchText))) {
      throw refuse('EDIT_CONFLICT');
    }
    const { departmentName, englishDepartmentName, language } = before;
    const previous = { departmentName, englishDepartmentName, language };
    const target = { kind: 'department', id: departmentCode };
    await writeAudit(tx, { ...actor, operation: 'change-department', target, fields: Object.keys(previous) });
    return previous;
  });
}

export const changeDepartmentCall = operation(route, async (call) => ({
  before: await changeDepartment(call.kernel.db, actorOf(call), { ...call.params, ...call.body }),
}));
