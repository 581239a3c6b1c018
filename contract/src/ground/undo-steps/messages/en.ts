import type { undoStepErrors } from '../errors.ts';

export const en = {
  errors: {
    UNDO_OVER: 'This change can no longer be undone: it was already undone, or too much time has passed.',
  } satisfies Record<keyof typeof undoStepErrors, string>,
};
