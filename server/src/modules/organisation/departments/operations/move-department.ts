import { departmentMove } from '@madang/contract/organisation/departments/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation, type InputOf } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { lockWithPlace, renumberBranch, updateParent, type Place } from '../changes.sql.ts';
import { constraints, departmentTarget } from '../departments.ts';

/**
 * Moves a department and returns its former place. A company's moves are serialised, so two cannot form a cycle
 * (DEP-04).
 */
export const moveDepartment = defineOperation({
  name: 'move-department',
  input: departmentMove,
  permission: 'departments.change',
  targets: ({ departmentCode, parentDepartmentCode }) => [departmentCode, parentDepartmentCode].map(departmentTarget),
  refusals: ['CO404', 'EDIT_CONFLICT', 'DEPARTMENT_PARENT', 'DEPARTMENT_UNDER_ITSELF'],
  constraints,
  async run({ tx, companyCode, refuse }, { expected, ...place }) {
    const { departmentCode } = place;
    await lockCompany(tx, companyCode);
    const before = await placeOf(tx, companyCode, departmentCode);
    if (!before) throw refuse('CO404');
    // The company is locked, so the place cannot change between this comparison and the update.
    if (expected && !isPlace(before, expected) && !isPlace(before, place)) throw refuse('EDIT_CONFLICT');
    if (!(await updateParent(tx, { ...place, companyCode }))) {
      throw refuse.field('parentDepartmentCode', 'DEPARTMENT_UNDER_ITSELF');
    }
    await renumberBranch(tx, { ...place, companyCode });
    const left = await placeOf(tx, companyCode, departmentCode);
    const isReordered = before.parentDepartmentCode === place.parentDepartmentCode;
    return {
      answer: { before },
      audit: {
        target: departmentTarget(departmentCode),
        ...(isReordered
          ? { fields: ['sortOrder'] }
          : changesOf(
              { upperDepartmentCode: place.parentDepartmentCode },
              { upperDepartmentCode: before.parentDepartmentCode },
            )),
      },
      undo: { name: 'move-department', input: { departmentCode, ...before, expected: left } },
    };
  },
});

async function placeOf(...department: Parameters<typeof lockWithPlace>): Promise<Place | undefined> {
  const found = await lockWithPlace(...department);
  return (
    found && { parentDepartmentCode: found.parentDepartmentCode, beforeDepartmentCode: found.beforeDepartmentCode }
  );
}

type Expected = NonNullable<InputOf<typeof moveDepartment>['expected']>;

function isPlace(place: Place, { parentDepartmentCode, beforeDepartmentCode }: Expected): boolean {
  if (place.parentDepartmentCode !== parentDepartmentCode) return false;
  return beforeDepartmentCode === undefined || place.beforeDepartmentCode === beforeDepartmentCode;
}
