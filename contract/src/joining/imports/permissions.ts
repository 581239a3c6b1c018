import { permissions } from '../../kernel/access/permission.ts';

/** Each row asks besides for the right to its own change. */
export const importPermissions = permissions('imports', { view: 'view', create: 'modify' });
