import { error } from '../../kernel/errors.ts';

export const operatorErrors = {
  /** Wrong, used or expired token and a platform that has its operator alike: strangers learn nothing of tokens. */
  OPERATOR_SETUP_REFUSED: error(403),
} as const;
