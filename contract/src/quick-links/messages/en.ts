import type { linkErrors } from '../errors.ts';

export const en = {
  errors: {
    LINK_LIMIT: 'There can be at most {{0}} quick links.',
    LINK_IMAGE_SIZE: 'The picture may have at most {{0}} KB.',
    LINK_IMAGE_KIND: 'Choose a picture in PNG, JPEG, WebP or GIF.',
  } satisfies Record<keyof typeof linkErrors, string>,
  fields: {
    icon: 'Icon',
    image: 'Picture',
  },
};
