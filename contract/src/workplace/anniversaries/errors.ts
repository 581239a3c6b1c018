import { error } from '../../kernel/errors.ts';

export const anniversaryErrors = {
  /** The company has its calendar already; the parameter is its code. */
  SC199: error(409, '0'),
  ANNIVERSARY_LIMIT: error(409, '0'),
  ANNIVERSARY_DATE: error(400, '0'),
  ANNIVERSARY_YEAR: error(400, '0', '1'),
  /** The lunar year has no such leap month. */
  ANNIVERSARY_LEAP_MONTH: error(400),
  /** The lunar month has fewer days in that year. */
  ANNIVERSARY_LUNAR_DAY: error(400),
  ANNIVERSARY_ONE_DAY: error(400),
  ANNIVERSARY_COUNT: error(400, '0'),
  ANNIVERSARY_UNTIL: error(400),
  /** No day of the file's year, or its last day is before its first. */
  HOLIDAY_DAY: error(400),
  /** Not behind the days before it in the file. */
  HOLIDAY_ORDER: error(400),
  /** No name of a holiday that the product knows. */
  HOLIDAY_NAME: error(400),
  /** A substitute on a weekend, or a workday on a day of the week. */
  HOLIDAY_KIND: error(400),
} as const;
