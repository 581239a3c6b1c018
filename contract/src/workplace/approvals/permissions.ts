import { permissions } from '../../kernel/access/permission.ts';

export const approvalPermissions = permissions('approvals', { view: 'view', create: 'modify', change: 'modify' });
