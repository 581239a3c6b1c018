import type { ErrorNotes } from '../../kernel/errors.ts';
import type { recordErrors } from './errors.ts';

export const recordErrorNotes: ErrorNotes<typeof recordErrors> = {
  RECORDS_REVIEWED: {
    cause: 'Each month of a company is reviewed once, and another review of this month was first.',
    remedy: 'Read the list of months again; it says who reviewed it and when.',
  },
  RECORDS_MONTH_OPEN: {
    cause: 'A month is reviewed when nothing can be added to it any more.',
    remedy: 'Review it from the first day of the next month on, in the time zone of the company.',
  },
};
