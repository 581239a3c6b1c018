import { error } from '../kernel/errors.ts';

export const companyErrors = {
  /** The set-up wizard makes no more of this kind. */
  SET_UP_LIMIT: error(409, '0'),
} as const;
