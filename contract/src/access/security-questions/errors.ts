import { error } from '../../kernel/errors.ts';

/** Refusals of a person's own questions; `0` is how many there may be. */
export const hintErrors = {
  HINT_MOST: error(400, '0'),
  HINT_ANSWER_WRONG: error(422),
} as const;
