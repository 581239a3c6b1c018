import { error } from '../../kernel/errors.ts';

export const recordErrors = {
  /** Another administrator has reviewed the month, or the caller has. */
  RECORDS_REVIEWED: error(409),
  /** The month has not ended in the company's time zone. */
  RECORDS_MONTH_OPEN: error(409),
  /** The month ended before the company began. */
  RECORDS_MONTH_BEFORE_COMPANY: error(409),
} as const;
