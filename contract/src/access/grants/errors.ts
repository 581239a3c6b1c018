import { error } from '../../kernel/errors.ts';

export const grantErrors = {
  /** MEM-04: the permission opens nothing in a part of the company. */
  GRANT_COMPANY_WIDE: error(400),
  /** The last day stands before the first one, or is over. */
  GRANT_DATES: error(400),
  /** The same right with the same scope is given already. */
  GRANT_EXISTS: error(409),
  GRANT_LIMIT: error(409, '0'),
  /** A built-in role in the whole company without hours or dates is a membership. */
  GRANT_ROLE_WHOLE: error(400),
  /** The scope of the right does not exist. */
  GRANT_SCOPE: error(400),
  /** The hours are not the company's. */
  GRANT_WINDOW: error(400),
  /** MEM-02: roles hold no roles. */
  GRANT_TO_ROLE: error(400),
} as const;
