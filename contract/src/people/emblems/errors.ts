import { error } from '../../kernel/errors.ts';

export const emblemErrors = {
  /** Another emblem has the name. */
  MB120: error(409),
  /** The company has no such emblem. */
  MB121: error(404),
  MB122: error(409, '0'),
  MB123: error(409, '0'),
  /** Held by so many people. */
  MB124: error(409, '0'),
  /** Larger than so many kilobytes. */
  MB125: error(400, '0'),
  /** Not a picture of a kind that is taken. */
  EMBLEM_IMAGE_KIND: error(400),
  /** A picture of more than 0 million points. */
  EMBLEM_IMAGE_PIXELS: error(400, '0'),
  /** A picture that is damaged, or cut off. */
  EMBLEM_IMAGE_BROKEN: error(400),
  EMBLEM_HELD: error(409),
  EMBLEM_NOT_HELD: error(404),
  EMBLEM_HOLDERS: error(409, '0'),
} as const;
