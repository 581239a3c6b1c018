import { permissions } from '../../kernel/access/permission.ts';

export const anniversaryPermissions = permissions('anniversaries', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** The calendar's own address for other programs. */
  publish: 'modify',
});
