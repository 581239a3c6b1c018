import { administrators, ofDepartments, permissions } from '../../kernel/access/permission.ts';

export const jobPermissions = permissions(
  'jobs',
  {
    view: 'view',
    download: 'view',
    change: 'modify',
  },
  administrators,
  ofDepartments,
);
