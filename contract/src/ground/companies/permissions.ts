import { permissions } from '../../kernel/access/permission.ts';

export const companyPermissions = permissions('companies', { view: 'view', change: 'modify' });
