import type { ErrorNotes } from '../../kernel/errors.ts';
import type { emblemErrors } from './errors.ts';

export const emblemErrorNotes: ErrorNotes<typeof emblemErrors> = {
  MB121: {
    cause: 'The emblem was deleted, or it belongs to another company.',
    remedy: 'Read the list of emblems again and choose one of it.',
  },
  MB123: {
    cause:
      'The person holds as many emblems as one may, or the deletion of an emblem is undone whose holders have as many others by now.',
    remedy: 'Take one of their emblems back first.',
  },
  MB124: {
    cause: 'The deletion does not say that the emblem is taken back from the people who hold it.',
    remedy: 'Take it back from them, or delete it with `holders=takenBack`; the undo gives it back to them.',
  },
  EMBLEM_IMAGE_KIND: {
    cause: 'The file is no PNG, JPEG, WebP or GIF by its content, whatever its name says.',
    remedy: 'Save the picture in one of these formats and choose it again.',
  },
  EMBLEM_IMAGE_PIXELS: {
    cause:
      'The product of width and height is larger than the number of points in the text, however small the file is.',
    remedy: 'Save the picture with a smaller width and height; it is drawn at 192 points.',
  },
  EMBLEM_IMAGE_BROKEN: {
    cause: 'The file begins as a picture and cannot be drawn to its end: it was cut off, or damaged on its way.',
    remedy: 'Save or download the picture again and choose that file.',
  },
};
