import type { ErrorNotes } from '../../kernel/errors.ts';
import type { plannedChangeErrors } from './errors.ts';

export const plannedChangeErrorNotes: ErrorNotes<typeof plannedChangeErrors> = {
  PLAN_DAY: {
    cause: "The day is today or past by the company's clock, or too far ahead.",
    remedy: 'Choose a later day, or make the change now.',
  },
  PLAN_STATE: {
    cause:
      'Changes are carried out when the company’s day begins; one that has begun, ended or was cancelled stays as it is.',
    remedy: 'Read the list of planned changes again.',
  },
  PLAN_LATER: {
    cause: 'A change of the same person or department waits for a later day, and would be refused after this one.',
    remedy: 'Cancel or move one of the two, or plan them in another order.',
  },
};
