import { setUpDepartments } from '@madang/contract/organisation/departments/limits.ts';
import { departmentCreation } from '@madang/contract/organisation/departments/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { lockSetUp, isUnfinished } from '../../../ground/set-up-runs/index.ts';
import { renumberBranch } from '../changes.sql.ts';
import { constraints, departmentTarget, searchTextOf } from '../departments.ts';
import { insertDepartment } from '../departments.sql.ts';
import { deletion, newDepartments } from '../new-departments.ts';

/** Creates a department under another one or under the company itself, within the set-up's limit while it goes on. */
export const createDepartment = defineOperation({
  name: 'create-department',
  input: departmentCreation,
  permission: 'departments.create',
  targets: ({ parentDepartmentCode }) => [departmentTarget(parentDepartmentCode)],
  refusals: ['CO403', 'CM301', 'SET_UP_LIMIT', 'DEPARTMENT_PARENT'],
  constraints,
  async run({ tx, companyCode, refuse }, { isSetUp, beforeDepartmentCode = '', ...department }) {
    const state = await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode);
    const limit = isUnfinished(state) ? setUpDepartments : undefined;
    const row = { ...department, companyCode, searchText: searchTextOf(department) };
    const isCreated = await insertDepartment(tx, row, limit);
    if (!isCreated) throw refuse('SET_UP_LIMIT', { 0: setUpDepartments });
    if (beforeDepartmentCode !== '') await renumberBranch(tx, { ...department, companyCode, beforeDepartmentCode });
    return {
      answer: null,
      audit: { target: departmentTarget(department.departmentCode) },
      undoInRun: deletion(department.departmentCode),
    };
  },
  many: newDepartments,
});
