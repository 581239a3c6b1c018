export { OwnWhy } from './parts/own-why.tsx';

/** Lists of roles and hours, the names of rights and the fields of people and departments. */
export const needs = [
  'company-roles',
  'grant-effects',
  'grant-windows',
  'right-requests',
  'role-assignments',
  'departments',
];
