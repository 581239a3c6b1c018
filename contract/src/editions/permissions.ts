import { permissions } from '../kernel/access/permission.ts';

export const editionPermissions = permissions('editions', { view: 'view' }, ['operator']);
