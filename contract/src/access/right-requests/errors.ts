import { error } from '../../kernel/errors.ts';

export const rightRequestErrors = {
  /** The person has the right there already. */
  RIGHT_HELD: error(409),
  /** The person sent the maximum number of requests of a day, `0`. */
  RIGHT_REQUEST_LIMIT: error(409, '0'),
  /** The same right with the same scope is asked for already. */
  RIGHT_REQUEST_OPEN: error(409),
  /** It was decided or withdrawn, or has run out. */
  RIGHT_REQUEST_STATE: error(409),
} as const;
