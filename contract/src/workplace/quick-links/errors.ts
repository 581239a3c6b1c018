import { error } from '../../kernel/errors.ts';

export const linkErrors = {
  LINK_LIMIT: error(409, '0'),
  /** The file is larger than `0` kilobytes. */
  LINK_IMAGE_SIZE: error(400, '0'),
  /** Not a picture of a kind that is taken, or a broken one. */
  LINK_IMAGE_KIND: error(400),
} as const;
