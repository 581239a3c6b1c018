import { sealedColumn, type KeyedColumns } from '../../../platform/keys/keyed-columns.ts';
import { lockResult, listResults } from './jobs.sql.ts';
import { inputAad, resultAad } from './run-job.ts';

/** Encrypted input of a background job, and the file that it created. */
export const keyedJobs: KeyedColumns = {
  sealed: [sealedColumn('console_jobs', 'input', ['job_id'], (jobId) => inputAad({ jobId }))],
  files: async (tx) =>
    (await listResults(tx)).map((jobId) => ({
      fileId: jobId,
      aad: resultAad({ jobId }),
      hold: (holding) => lockResult(holding, jobId),
    })),
};
