import { permissions } from '../../kernel/access/permission.ts';

export const subOrganisationPermissions = permissions('sub-organisations', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
