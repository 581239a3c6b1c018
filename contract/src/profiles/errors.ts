import { error } from '../kernel/errors.ts';

/** Refusals of a person's own account; `0` is how many downloads a day has. */
export const profileErrors = {
  OPTIONAL_DECLINED: error(409),
  OWN_DATA_LIMIT: error(429, '0'),
} as const;
