import { error } from '../../kernel/errors.ts';

export const savedViewErrors = {
  SAVED_VIEW_LIMIT: error(409, '0'),
  SAVED_VIEW_LIMIT_SHARED: error(409, '0'),
  SAVED_VIEW_NAME_TAKEN: error(409),
  /** A shared view of another person, for a caller who is no administrator. */
  SAVED_VIEW_OF_OTHERS: error(403),
  SAVED_VIEW_QUERY: error(400),
} as const;
