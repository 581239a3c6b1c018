import { permissions } from '../../kernel/access/permission.ts';

export const consolePermissions = permissions('console', { view: 'view' });
