import { permissions } from '../../kernel/access/permission.ts';

export const operatorPermissions = permissions('platform', { view: 'view', change: 'modify' }, ['operator']);
