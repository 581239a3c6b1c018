import { sql } from 'kysely';
import { ownDataPage, ownDataRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Background jobs that a person started in the console; the results are about other people. */
export const jobData: readonly OwnDataSection[] = [
  {
    name: 'consoleJobs',
    tables: ['console_jobs'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ jobId: string }>`
        select job_id as "jobId", kind, state, done_count as "doneCount", total_count as "totalCount",
          created_at as "startedAt", finished_at as "finishedAt", expires_at as "expiresAt"
        from console_jobs where company_code = ${companyCode} and started_by = ${personId}::uuid
          and (${after}::uuid is null or job_id > ${after}::uuid)
        order by job_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ jobId }) => jobId);
    },
  },
];
