import { error } from '../../kernel/errors.ts';

export const jobRankErrors = {
  /** Not deleted: so many people have it. */
  JOB_RANK_IN_USE: error(409, '0', 'code'),
} as const;
