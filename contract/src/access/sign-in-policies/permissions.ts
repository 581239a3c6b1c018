import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const signInPolicyPermissions = {
  ...permissions('accessRules', { view: 'view', change: 'modify' }),
  /** Sessions of the company's people, and their refused sign-ins. */
  ...permissions('companySessions', { view: 'view', end: 'modify' }, [...administrators, 'serviceDesk'], ofPeople),
} as const;
