import { permissions } from '../kernel/access/permission.ts';

/** Of both lists, job ranks and job titles. */
export const jobRankPermissions = permissions('job-ranks', {
  view: 'view',
  create: 'modify',
  change: 'modify',
  delete: 'modify',
});
