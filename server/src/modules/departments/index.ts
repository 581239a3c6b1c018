import type { Module } from '../../kernel/http/module.ts';
import { changeDepartmentCall } from './operations/change-department.ts';
import { countDepartmentsCall } from './operations/count-departments.ts';
import { createDepartmentCall, createSetUpDepartmentCall } from './operations/create-department.ts';
import { deleteDepartmentCall, deleteSetUpDepartmentCall } from './operations/delete-department.ts';
import { listBranchCall } from './operations/list-branch.ts';
import { listDepartmentHistoryCall } from './operations/list-department-history.ts';
import { moveDepartmentCall } from './operations/move-department.ts';
import { readDepartmentCall } from './operations/read-department.ts';
import { searchDepartmentsCall } from './operations/search-departments.ts';

export { nameDepartments, type TreeReader } from './departments.ts';
export { lockDepartmentForReference } from './lock-department.ts';
export { createDepartment, type DepartmentToCreate } from './operations/create-department.ts';
export { deleteDepartment } from './operations/delete-department.ts';
export { selectNamesOf as findDepartmentNames } from './tree.sql.ts';

/** The tree of a company's departments. */
export const departments: Module = {
  name: 'departments',
  needs: ['companies', 'accounts'],
  operations: [
    createSetUpDepartmentCall,
    deleteSetUpDepartmentCall,
    countDepartmentsCall,
    listBranchCall,
    searchDepartmentsCall,
    readDepartmentCall,
    createDepartmentCall,
    changeDepartmentCall,
    moveDepartmentCall,
    deleteDepartmentCall,
    listDepartmentHistoryCall,
  ],
};
