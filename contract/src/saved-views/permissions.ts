import { administrators, permissions } from '../kernel/access/permission.ts';

/** Everyone who lists people in the console keeps views of the list. */
export const savedViewPermissions = permissions(
  'saved-views',
  { view: 'view', create: 'modify', change: 'modify', delete: 'modify' },
  [...administrators, 'manager', 'serviceDesk'],
);
