import { error } from '../../kernel/errors.ts';

export const recoveryPinErrors = {
  /** A wrong PIN five times; `0` is how many. */
  KMS001: error(409, '0'),
  /** Other characters than digits, or too few or too many; `0` and `1` are the bounds. */
  PIN_FORM: error(400, '0', '1'),
  /** One digit throughout, or digits in a row. */
  PIN_EASY: error(400),
  PIN_WRONG: error(422),
} as const;
