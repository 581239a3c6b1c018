import * as z from 'zod/mini';
import type { ConsoleJob } from '@madang/contract/jobs/routes.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { selectJobs, type StoredJob } from '../jobs.sql.ts';

/** The background jobs that the reader has started, newest first. */
export const listJobs = defineQuery({
  name: 'list-jobs',
  input: z.strictObject({}),
  permission: 'jobs.view',
  targets: () => [],
  refusals: [],
  async run({ reader, read }) {
    const jobs = await read((tx) => selectJobs(tx, reader));
    return { jobs: jobs.map(presentJob) };
  },
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
