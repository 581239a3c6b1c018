import { error } from '../kernel/errors.ts';

export const companyErrors = {
  /** The set-up wizard makes no more of this kind. */
  SET_UP_LIMIT: error(409, '0'),
  /** What the caller saw and changed is no longer what is stored: a later change is not overwritten. */
  EDIT_CONFLICT: error(409),
  /** A name of English letters, digits and the spaces between them. */
  MB_M_ENGLISH_WORDS: error(400),
} as const;
