import { permissions } from '../../kernel/access/permission.ts';

export const emblemPermissions = permissions('emblems', {
  view: 'view',
  export: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** Of people: gives them an emblem and takes it back. */
  grant: 'modify',
});
