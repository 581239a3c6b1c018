import type { ErrorNotes } from '../../kernel/errors.ts';
import type { anniversaryErrors } from './errors.ts';

export const anniversaryErrorNotes: ErrorNotes<typeof anniversaryErrors> = {
  SC199: {
    cause: 'The company calendar is made once for a company, and it stands; the parameter is its code.',
    remedy: 'None is needed; use the calendar with this code.',
  },
  ANNIVERSARY_LIMIT: {
    cause: 'The company has as many anniversaries as it may; while it is set up it may have fewer (SET_UP_LIMIT).',
    remedy: 'Delete one.',
  },
  ANNIVERSARY_YEAR: {
    cause: 'The Korean lunar calendar is computed ahead for these years only.',
    remedy: 'Give a year inside; what recurs without end goes on to the last of them.',
  },
  HOLIDAY_NAME: {
    cause: 'The file names a holiday by a key that the catalogues of this release do not have.',
    remedy: 'Use a key of the list that `npm run operator -- holidays names` prints.',
  },
  ANNIVERSARY_LEAP_MONTH: {
    cause: 'A leap month exists in about every third lunar year, and then after one month of it.',
    remedy: 'Give the lunar year in which the leap month was, or take the mark away.',
  },
};
