import { permissions } from '../../kernel/access/permission.ts';

export const setupPermissions = permissions('setup', { run: 'modify' });
