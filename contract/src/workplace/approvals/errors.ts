import { error } from '../../kernel/errors.ts';

export const approvalErrors = {
  /** The company has its approval configuration already. */
  AP199: error(409),
  APPROVAL_RANGE: error(400, '0', '1'),
} as const;
