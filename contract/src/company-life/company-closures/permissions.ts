import { permissions } from '../../kernel/access/permission.ts';

export const closurePermissions = permissions('company-closures', {
  view: 'view',
  end: 'modify',
});
