import { error } from '../../kernel/errors.ts';

export const grantWindowErrors = {
  /** Rights are bound to it. */
  GRANT_WINDOW_IN_USE: error(409),
  GRANT_WINDOW_LIMIT: error(409, '0'),
  GRANT_WINDOW_NAME_TAKEN: error(409),
  /** LIM-07: neither GMT+n or GMT-n nor the name of a zone. */
  WINDOW_ZONE: error(400),
} as const;
