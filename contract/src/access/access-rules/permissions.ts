import { administrators, permissions } from '../../kernel/access/permission.ts';

export const accessRulePermissions = {
  ...permissions('accessRules', { view: 'view', change: 'modify' }),
  /** Where people are logged in, and where they could not. */
  ...permissions('companySessions', { view: 'view', end: 'modify' }, [...administrators, 'serviceDesk']),
} as const;
