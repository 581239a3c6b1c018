import { error } from '../../kernel/errors.ts';

export const jobErrors = {
  /** The maximum number of the person's jobs waits or runs. */
  JOB_LIMIT: error(409, '0'),
  /** The job has ended, or has not ended yet. */
  JOB_STATE: error(409),
  /** The job failed. */
  JOB_FAILED: error(500),
  /** RCN-02: refusal of a result that held personal data deleted since, which was deleted with it. */
  JOB_RESULT_DELETED: error(409),
} as const;
