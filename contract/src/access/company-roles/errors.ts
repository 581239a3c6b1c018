import { error } from '../../kernel/errors.ts';

export const companyRoleErrors = {
  /** People have it, or it gets rights itself. */
  COMPANY_ROLE_IN_USE: error(409),
  COMPANY_ROLE_LIMIT: error(409, '0'),
  COMPANY_ROLE_NAME_TAKEN: error(409),
  /** MEM-02: no one gives a right that they do not have there, for so long and in those hours. */
  GRANT_BEYOND_OWN: error(403),
  /** There is no such right, or it is never given. */
  GRANT_UNKNOWN: error(400),
} as const;
