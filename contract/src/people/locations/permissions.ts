import { permissions } from '../../kernel/access/permission.ts';

export const locationPermissions = permissions('locations', {
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** Gives people a seat and frees it. */
  assign: 'modify',
});
