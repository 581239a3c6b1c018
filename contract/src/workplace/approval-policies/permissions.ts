import { permissions } from '../../kernel/access/permission.ts';

export const approvalPolicyPermissions = permissions('approval-policies', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
