import type { Module } from '../../../platform/module.ts';
import { departmentRoutes } from './routes.ts';

export { departmentTarget, nameDepartments, presentStep, type TreeReader } from './departments.ts';
export { lockDepartment, lockDepartmentForReference } from './lock-department.ts';
export { createDepartment } from './operations/create-department.ts';
export { deleteDepartment } from './operations/delete-department.ts';
export {
  anyDepartmentOf,
  departmentCountOf,
  belowOf as departmentsBelow,
  choicesOf as departmentChoicesOf,
  type ChoicesAsked as DepartmentChoicesAsked,
  codesBelow,
  departmentNamesOf,
  type DepartmentNames,
  namesOf as anyDepartmentNamesOf,
  selectFound as findDepartments,
  selectNamesOf as findDepartmentNames,
  selectPaths as findDepartmentPaths,
  type TreeDepartment,
  wholeTreeOf,
} from './tree.sql.ts';

/** The tree of a company's departments. */
export const departments: Module = {
  name: 'departments',
  needs: ['companies', 'set-up-runs'],
  operations: departmentRoutes,
};
