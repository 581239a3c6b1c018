import { permissions } from '../../kernel/access/permission.ts';

export const approvalFormPermissions = permissions('approval-forms', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
