import type { departmentErrors } from '../errors.ts';

export const en = {
  errors: {
    CM301: 'This code is already in use.',
    DEPARTMENT_CODE_LENGTH: 'Use {{0}} to {{1}} letters and numbers.',
    DEPARTMENT_PARENT: 'The parent department does not exist. Choose another one.',
    DEPARTMENT_UNDER_ITSELF: 'A department cannot be moved under itself or under one of its own sub-departments.',
    CM312: 'This department has sub-departments ({{0}}). Move or delete them first.',
    CM313: 'This department has members ({{0}}). Move them to another department first.',
    CM314: 'Other items use this department ({{0}}). Remove them first.',
    DEPARTMENT_PLANNED: 'Planned changes use this department ({{0}}).',
  } satisfies Record<keyof typeof departmentErrors, string>,
  fields: {
    departmentCode: 'Department code',
    departmentName: 'Department name',
    englishDepartmentName: 'English department name',
    parentDepartmentCode: 'Parent department',
  },
};
