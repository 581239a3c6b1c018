import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const approvalPermissions = {
  /** In a part of the company: requests of the people there. */
  ...permissions('approvals', { view: 'view' }, administrators, ofPeople),
  ...permissions('approvals', { create: 'modify', change: 'modify' }),
} as const;
