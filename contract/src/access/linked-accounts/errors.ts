import { error } from '../../kernel/errors.ts';

export const tieErrors = {
  /** Only companies that a leading company has beside itself ask its administrators. */
  TIE_NO_GROUP: error(409),
  /** The ID is no one's of the leading company. */
  TIE_LOGIN_UNKNOWN: error(409),
  TIE_OPEN: error(409),
  TIE_LIMIT: error(409, '0'),
  TIE_OVER: error(409),
  /** The other company asks for a second factor that has to be set up, and the last sign-in is too long ago for that. */
  TIE_LOG_IN_AGAIN: error(409, '0'),
  /** The person signs in by another company's login. */
  LOGIN_ELSEWHERE: error(409),
} as const;
