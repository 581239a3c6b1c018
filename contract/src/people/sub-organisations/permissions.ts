import { administrators, permissions } from '../../kernel/access/permission.ts';

export const subOrganisationPermissions = {
  ...permissions('sub-organisations', { view: 'view', create: 'modify' }),
  ...permissions('sub-organisations', { change: 'modify', delete: 'modify' }, administrators, ['sub-organisation']),
} as const;
