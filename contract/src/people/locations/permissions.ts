import { permissions } from '../../kernel/access/permission.ts';

export const locationPermissions = permissions('locations', {
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** Of people: gives them a seat and frees it. */
  assign: 'modify',
});
