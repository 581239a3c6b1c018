import type { Module } from '../../../platform/module.ts';
import { departmentRoutes } from './routes.ts';
import { joinedDepartmentNames } from './names.sql.ts';
import { departmentContribution } from './contribution.ts';

export { type TreeReader, departmentTarget, nameDepartments, presentStep } from './departments.ts';
export { lockDepartment, lockDepartmentForReference, lockDepartmentsForReference } from './lock-department.ts';
export { departmentLanguages } from './changes.sql.ts';
export { treeAsOf } from './as-of.sql.ts';
export { createDepartment } from './operations/create-department.ts';
export { deleteDepartment } from './operations/delete-department.ts';
export {
  type DepartmentNames,
  type TreeDepartment,
  belowOf as departmentsBelow,
  choicesOf as departmentChoicesOf,
  codesBelow,
  countBelow,
  departmentNamesOf,
  namesOf as anyDepartmentNamesOf,
  selectFound as findDepartments,
  selectNamesOf as findDepartmentNames,
  selectPaths as findDepartmentPaths,
  wholeTreeOf,
} from './tree.sql.ts';
export { writtenTreeOf } from './written-tree.sql.ts';

/** The tree of a company's departments. */
export const departments: Module = {
  name: 'departments',
  needs: ['companies', 'set-up-runs'],
  contributes: {
    ...departmentContribution,
    names: { department: { joined: joinedDepartmentNames } },
  },
  operations: departmentRoutes,
};
