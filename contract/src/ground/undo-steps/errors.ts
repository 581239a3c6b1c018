import { error } from '../../kernel/errors.ts';

export const undoStepErrors = {
  /** There is no step under this id that the company could still take: undone, too late, or never there. */
  UNDO_OVER: error(409),
} as const;
