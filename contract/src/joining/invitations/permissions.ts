import { administrators, ofDepartments, permissions } from '../../kernel/access/permission.ts';

export const invitationPermissions = {
  /** MEM-01: a manager invites; people who wait behind a link are decided on by an administrator. */
  ...permissions(
    'invitations',
    { view: 'view', create: 'modify', resend: 'modify' },
    [...administrators, 'manager'],
    ofDepartments,
  ),
  ...permissions('invitations', { revoke: 'modify', decide: 'modify' }, administrators, ofDepartments),
} as const;
