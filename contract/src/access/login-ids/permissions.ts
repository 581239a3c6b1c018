import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const loginIdPermissions = {
  ...permissions('loginIds', { view: 'view', decide: 'modify' }),
  ...permissions('loginIds', { change: 'modify' }, administrators, ofPeople),
} as const;
