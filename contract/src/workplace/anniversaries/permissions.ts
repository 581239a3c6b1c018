import { permissions } from '../../kernel/access/permission.ts';

const ofCompany = permissions('anniversaries', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
  /** The calendar's own address for other programs. */
  publish: 'modify',
});

export const anniversaryPermissions = {
  ...ofCompany,
  /** The platform's own: public holidays of a country and year, for every company. */
  ...permissions('public-holidays', { load: 'modify' }, ['operator']),
} as const;
