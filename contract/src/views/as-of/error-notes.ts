import type { ErrorNotes } from '../../kernel/errors.ts';
import type { asOfErrors } from './errors.ts';

export const asOfErrorNotes: ErrorNotes<typeof asOfErrors> = {
  AS_OF_DAY: {
    cause: 'The day is before the company began, or later than changes are planned for.',
    remedy: 'Choose a day between the two that the message names.',
  },
};
