import type { jobErrors } from '../errors.ts';

export const en = {
  errors: {
    JOB_LIMIT:
      'Up to {{0}} of your background jobs can be waiting or running at once. Wait for one to finish, or cancel one.',
    JOB_STATE: 'The status of the background job has changed in the meantime.',
    JOB_FAILED: 'The background job could not be completed. Start it again.',
    JOB_RESULT_DELETED:
      'The file held personal data that has been deleted since, so it was deleted too. Start the export again.',
  } satisfies Record<keyof typeof jobErrors, string>,
  fields: {
    startedBy: 'Started by',
  },
  operations: {
    'hand-over-job': 'Background job handed over',
  },
};
