import { error } from '../kernel/errors.ts';

export const accessRuleErrors = {
  NETWORK_INVALID: error(400),
  /** The address is not the first one of its network. */
  NETWORK_HOST_BITS: error(400),
  NETWORK_TOO_MANY: error(400, '0'),
  /** Saving would shut out the administrator who saves. */
  NETWORK_OWN_MISSING: error(409),
} as const;
