import { error } from '../kernel/errors.ts';

export const securityPolicyErrors = {
  /** PWD-07: the company asks for a new password before anything else. Every call may say so, with the server's sentence. */
  PASSWORD_RENEWAL_NEEDED: error(403),
} as const;
