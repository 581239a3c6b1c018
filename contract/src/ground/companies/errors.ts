import { error } from '../../kernel/errors.ts';

export const companyErrors = {
  /** The set-up wizard makes no more of this kind. */
  SET_UP_LIMIT: error(409, '0'),
  /** Stored values differ from those that the caller saw and changed; a later change is not overwritten. */
  EDIT_CONFLICT: error(409),
  /** The company's type decides the length of its IDs. */
  COMPANY_TYPE_ID_PROFILE: error(409),
  /** A name of English letters, digits and the spaces between them. */
  MB_M_ENGLISH_WORDS: error(400),
  /** The file is larger than `0` kilobytes. */
  MARK_SIZE: error(400, '0'),
  /** Not a picture of a kind that is taken, a broken one, or one of too many points. */
  MARK_KIND: error(400),
  /** Text on this colour cannot be read; the parameter is the nearest colour on which it can. */
  COLOR_CONTRAST: error(400, '0'),
} as const;
