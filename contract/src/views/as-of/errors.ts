import { error } from '../../kernel/errors.ts';

/** Refusals of the organisation as of a day; `0` and `1` are the first and the last day that is answered. */
export const asOfErrors = {
  AS_OF_DAY: error(400, '0', '1'),
} as const;
