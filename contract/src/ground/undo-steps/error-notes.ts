import type { ErrorNotes } from '../../kernel/errors.ts';
import type { undoStepErrors } from './errors.ts';

export const undoStepErrorNotes: ErrorNotes<typeof undoStepErrors> = {
  UNDO_OVER: {
    cause: 'A change is undone once, within ten minutes, and in its own company. A refused try leaves it as it was.',
    remedy: 'Make the opposite change.',
  },
};
