import { permissions } from '../kernel/access/permission.ts';

export const invitationPermissions = permissions('invitations', {
  view: 'view',
  create: 'modify',
  resend: 'modify',
  revoke: 'modify',
  decide: 'modify',
});
