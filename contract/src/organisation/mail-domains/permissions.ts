import { permissions } from '../../kernel/access/permission.ts';

export const mailDomainPermissions = permissions('mailDomains', { view: 'view', change: 'modify' });
