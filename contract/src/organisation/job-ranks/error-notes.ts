import type { ErrorNotes } from '../../kernel/errors.ts';
import type { jobRankErrors } from './errors.ts';

export const jobRankErrorNotes: ErrorNotes<typeof jobRankErrors> = {
  JOB_RANK_IN_USE: {
    cause: 'People have the job rank or title; of several that were to be deleted, none was.',
    remedy:
      'Give these people another one first; someone who is registered can have another one once the account is opened.',
  },
};
