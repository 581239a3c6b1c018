import type { ErrorNotes } from '../../kernel/errors.ts';
import type { runErrors } from './errors.ts';

export const runErrorNotes: ErrorNotes<typeof runErrors> = {
  RUN_STATE: {
    cause:
      'A run is confirmed once it is checked, paused while it works, resumed while it is paused, and cancelled before it ends. Another person or the product was quicker.',
    remedy: 'Read the run again; `can` says what is possible now.',
  },
  RUN_NOTHING_FAILED: {
    cause: 'Only rows that were refused or failed are tried again, and only of a run that has ended and is no undo.',
    remedy: 'Read the run again; `can` names `retry` where there are such rows.',
  },
};
