import { error } from '../kernel/errors.ts';

export const savedViewErrors = {
  SAVED_VIEW_LIMIT: error(409, '0'),
  SAVED_VIEW_LIMIT_SHARED: error(409, '0'),
  SAVED_VIEW_NAME_TAKEN: error(409),
  SAVED_VIEW_QUERY: error(400),
} as const;
