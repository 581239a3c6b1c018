import { permissions } from '../../kernel/access/permission.ts';

export const securityPolicyPermissions = permissions('securityPolicies', { view: 'view', change: 'modify' });
