import type { jobErrors } from '../errors.ts';

export const en = {
  errors: {
    JOB_LIMIT: 'At most {{0}} of your jobs can wait or run at once. Wait until one has ended, or cancel one.',
    JOB_STATE: 'The state of the job has changed in the meantime.',
    JOB_FAILED: 'The job could not be finished. Please start it again.',
  } satisfies Record<keyof typeof jobErrors, string>,
};
