import { permissions } from '../kernel/access/permission.ts';

export const employeePermissions = permissions('employees', {
  register: 'modify',
});
