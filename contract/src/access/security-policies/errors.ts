import { error } from '../../kernel/errors.ts';

export const securityPolicyErrors = {
  /** PWD-07: the company asks for a new password before anything else. Every call may say so, with the server's sentence. */
  PASSWORD_RENEWAL_NEEDED: error(403),
  /** PWD-01: a company's own rules keep to lengths of the product. */
  PASSWORD_OWN_RULES: error(400, '0', '1', '2'),
  /** IDR-03: the same of user IDs. */
  ID_OWN_LENGTHS: error(400, '0', '1'),
  /** A day from which a choice is to hold lies further ahead than anyone plans. */
  POLICY_DAY_TOO_FAR: error(400, '0'),
} as const;
