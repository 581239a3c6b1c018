import { listJobs as route, type ConsoleJob } from '@madang/contract/jobs/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectJobs, type StoredJob } from '../jobs.sql.ts';

export const listJobsCall = operation(route, async ({ kernel, session }) => {
  const jobs = await inCompany(kernel.db, session.companyCode, (tx) => selectJobs(tx, session));
  return { jobs: jobs.map(presentJob) };
});

function presentJob({ createdAt, finishedAt, expiresAt, ...job }: StoredJob): ConsoleJob {
  return {
    ...job,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    can: finishedAt === null ? ['cancel'] : job.state === 'done' ? ['download', 'remove'] : ['remove'],
  };
}
