import { administrators, permissions } from '../../kernel/access/permission.ts';

export const savedViewPermissions = {
  /** Everyone who lists people in the console keeps views of the list. */
  ...permissions('saved-views', { view: 'view', create: 'modify', change: 'modify', delete: 'modify' }, [
    ...administrators,
    'manager',
    'serviceDesk',
  ]),
  /** Changes what others share, and takes it out of the company's views. */
  ...permissions('saved-views', { manage: 'modify' }),
} as const;
