import { permissions } from '../../kernel/access/permission.ts';

export const sharedAddressPermissions = permissions('sharedAddresses', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  export: 'view',
});
