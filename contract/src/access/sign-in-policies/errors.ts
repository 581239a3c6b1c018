import { error } from '../../kernel/errors.ts';

export const signInPolicyErrors = {
  /** NET-01: the company lets its people in from its own networks alone. Every call may say so, with the server's sentence. */
  NETWORK_NOT_ALLOWED: error(403),
  NETWORK_INVALID: error(400),
  /** The address is not the first one of its network. */
  NETWORK_HOST_BITS: error(400),
  /** Every address there is: a company without bounds has an empty list. */
  NETWORK_EVERYWHERE: error(400),
  NETWORK_TOO_MANY: error(400, '0'),
  /** Saving would shut out the administrator who saves. */
  NETWORK_OWN_MISSING: error(409),
} as const;
