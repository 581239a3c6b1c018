import { departmentDeletion } from '@madang/contract/organisation/departments/routes.ts';
import { countReferences } from '../../../../kernel/history/count-references.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { countPlans } from '../../../../kernel/operations/stored/plan-acts.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { lockWithPlace } from '../changes.sql.ts';
import { departmentTarget, reasonsToKeep, sortReferences } from '../departments.ts';
import { removeDepartment } from '../departments.sql.ts';
import { createDepartment } from './create-department.ts';

/**
 * DEP-03: deletes an unreferenced department and returns it. Its lock makes new references wait and then fail; earlier
 * ones are counted.
 */
export const deleteDepartment = defineOperation({
  name: 'delete-department',
  input: departmentDeletion,
  permission: 'departments.delete',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO403', 'CO404', 'CM312', 'CM313', 'CM314', 'DEPARTMENT_PLANNED'],
  async run({ tx, kernel, companyCode, refuse }, { departmentCode: code, parentDepartmentCode, plans, isSetUp }) {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const before = await lockWithPlace(tx, companyCode, code);
    const parent = parentDepartmentCode ?? before?.parentDepartmentCode;
    if (before?.parentDepartmentCode !== parent || before === undefined) throw refuse('CO404');
    const references = await countReferences(tx, { table: 'departments', companyCode, code });
    const reasons = reasonsToKeep(sortReferences(references));
    if (reasons.length > 0) throw refuse.fields(reasons);
    // Anyone who plans one waits for the lock, and is counted or finds it gone.
    const named = { companyCode, target: departmentTarget(code), isShown: true };
    const planned = plans === 'cancelled' ? 0 : await countPlans(tx, named);
    if (planned > 0) throw refuse('DEPARTMENT_PLANNED', { 0: planned });
    const { departmentName, englishDepartmentName } = before;
    const gone = { companyCode, departmentCode: code, departmentName, englishDepartmentName };
    for (const goes of kernel.contributed.of('departmentGoes')) await goes(tx, kernel, gone);
    await removeDepartment(tx, { companyCode, departmentCode: code });
    return {
      answer: { before },
      audit: { target: departmentTarget(code) },
      undo: undoBy(createDepartment, { departmentCode: code, ...before }),
    };
  },
});
