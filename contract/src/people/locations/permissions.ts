import { administrators, ofPeople, permissions } from '../../kernel/access/permission.ts';

export const locationPermissions = {
  ...permissions('locations', { create: 'modify', change: 'modify', delete: 'modify' }),
  /** Gives people a seat and frees it. */
  ...permissions('locations', { assign: 'modify' }, administrators, ofPeople),
} as const;
