import { permissions } from '../kernel/access/permission.ts';

export const accessRulePermissions = permissions('accessRules', { view: 'view', change: 'modify' });
