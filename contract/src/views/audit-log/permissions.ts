import { permissions } from '../../kernel/access/permission.ts';

export const recordPermissions = permissions('records', { view: 'view', review: 'modify' });
