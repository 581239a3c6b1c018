import { error } from '../../kernel/errors.ts';

/** Refusals of a person's own account; `0` is how many downloads a day has. */
export const profileErrors = {
  OPTIONAL_DECLINED: error(409),
  /** ACC-11: a company is never without its representative, who hands the role over first. */
  MB1055: error(409),
  /** No one else could do what the role is for. */
  ACCOUNT_LAST_ADMINISTRATOR: error(409),
  OWN_DATA_LIMIT: error(429, '0'),
} as const;
