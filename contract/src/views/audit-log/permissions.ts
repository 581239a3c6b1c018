import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const recordPermissions = {
  ...permissions('records', { view: 'view' }, administrators, ofPeople),
  ...permissions('records', { review: 'modify' }),
} as const;
