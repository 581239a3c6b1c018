import type { ErrorNotes } from '../../kernel/errors.ts';
import type { linkErrors } from './errors.ts';

export const linkErrorNotes: ErrorNotes<typeof linkErrors> = {
  LINK_IMAGE_KIND: {
    cause:
      'The file is no PNG, JPEG, WebP or GIF by its content, whatever its name says, has more than 12 million points, or cannot be drawn.',
    remedy: 'Save the picture in one of these formats, smaller where it is a large one, and choose it again.',
  },
};
