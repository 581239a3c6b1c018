import { error } from '../../kernel/errors.ts';

/** Refusals of a promotion code and of its issue. */
export const promotionErrors = {
  PROMOTION_UNKNOWN: error(400),
  PROMOTION_EXPIRED: error(409),
  PROMOTION_USED_UP: error(409),
  PROMOTION_PERIOD: error(400),
  PROMOTION_COMPANY: error(400),
  PROMOTION_COUNT: error(400, '0'),
  OPENCODE_INVALID: error(422),
  OPENCODE_USED: error(409),
  /** A company has as many valid keys as it may, or would have more. */
  OPENCODE_LIMIT: error(409, '0'),
} as const;
