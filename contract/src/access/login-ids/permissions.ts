import { permissions } from '../../kernel/access/permission.ts';

export const loginIdPermissions = permissions('loginIds', { view: 'view', decide: 'modify', change: 'modify' });
