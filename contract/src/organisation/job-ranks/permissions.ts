import { administrators, permissions } from '../../kernel/access/permission.ts';

/** Permissions of both lists, job ranks and job titles. */
export const jobRankPermissions = {
  /** MEM-01: those who see people filter them by rank and title. */
  ...permissions('job-ranks', { view: 'view' }, [...administrators, 'manager', 'serviceDesk']),
  ...permissions('job-ranks', { create: 'modify', change: 'modify', delete: 'modify' }),
} as const;
