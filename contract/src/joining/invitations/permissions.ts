import { administrators, permissions } from '../../kernel/access/permission.ts';

export const invitationPermissions = {
  /** MEM-01: a manager invites; people who wait behind a link are decided on by an administrator. */
  ...permissions('invitations', { view: 'view', create: 'modify', resend: 'modify' }, [...administrators, 'manager']),
  ...permissions('invitations', { revoke: 'modify', decide: 'modify' }),
} as const;
