import type { JobList } from './job-ranks.sql.ts';

/** How the audit log and the history name what happens to an entry of each list. */
export const auditNames = {
  job_ranks: { kind: 'job-rank', create: 'create-job-rank', delete: 'delete-job-rank' },
  job_titles: { kind: 'job-title', create: 'create-job-title', delete: 'delete-job-title' },
} as const satisfies Record<JobList, object>;
