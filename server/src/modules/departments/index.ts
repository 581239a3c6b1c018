import type { Module } from '../../kernel/http/module.ts';
import { createSetUpDepartmentCall } from './operations/create-department.ts';
import { deleteSetUpDepartmentCall } from './operations/delete-department.ts';

export { createDepartment } from './operations/create-department.ts';
export { deleteDepartment } from './operations/delete-department.ts';

/** The tree of a company's departments. */
export const departments: Module = {
  name: 'departments',
  needs: ['companies'],
  operations: [createSetUpDepartmentCall, deleteSetUpDepartmentCall],
};
