import { moveDepartment as route } from '@madang/contract/departments/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { lockWithPlace, renumberBranch, updateParent, type NewPlace, type Place } from '../changes.sql.ts';
import { mapConstraintError } from '../departments.ts';

interface Move extends Omit<NewPlace, 'companyCode'> {
  /** Where its author saw it; absent where that does not matter. */
  readonly expected?:
    | { readonly parentDepartmentCode: string; readonly beforeDepartmentCode?: string | undefined }
    | undefined;
}

/**
 * Puts a department under another one or elsewhere among its neighbours, and tells where it was. One company's moves
 * go one after the other, so that of two that would make a circle together the second is refused (DEP-04).
 */
export function moveDepartment(db: Database, actor: Actor, { expected, ...place }: Move): Promise<Place> {
  const { companyCode } = actor;
  const { departmentCode } = place;
  return inOperation(db, actor, 'move-department', async (tx) => {
    await lockCompany(tx, companyCode);
    const before = await lockWithPlace(tx, companyCode, departmentCode);
    if (!before) throw refuse('CO404');
    // The company is held: nobody moves it between this look and the change.
    if (expected && !isPlace(before, expected) && !isPlace(before, place)) throw refuse('EDIT_CONFLICT');
    if (!(await updateParent(tx, { ...place, companyCode }))) {
      throw refuseField('parentDepartmentCode', 'DEPARTMENT_UNDER_ITSELF');
    }
    await renumberBranch(tx, { ...place, companyCode });
    await writeAudit(tx, {
      ...actor,
      operation: 'move-department',
      target: { kind: 'department', id: departmentCode },
      fields: [before.parentDepartmentCode === place.parentDepartmentCode ? 'sortOrder' : 'upperDepartmentCode'],
    });
    return { parentDepartmentCode: before.parentDepartmentCode, beforeDepartmentCode: before.beforeDepartmentCode };
  }).catch(mapConstraintError);
}

function isPlace(place: Place, { parentDepartmentCode, beforeDepartmentCode }: NonNullable<Move['expected']>): boolean {
  if (place.parentDepartmentCode !== parentDepartmentCode) return false;
  return beforeDepartmentCode === undefined || place.beforeDepartmentCode === beforeDepartmentCode;
}

export const moveDepartmentCall = operation(route, async (call) => ({
  before: await moveDepartment(call.kernel.db, actorOf(call), { ...call.params, ...call.body }),
}));
