import type { linkErrors } from '../errors.ts';

export const en = {
  errors: {
    LINK_LIMIT: 'You can add up to {{0}} quick links.',
    LINK_IMAGE_SIZE: 'The image can be up to {{0}} KB.',
    LINK_IMAGE_KIND: 'Choose a PNG, JPEG, WebP or GIF image of up to 12 megapixels.',
  } satisfies Record<keyof typeof linkErrors, string>,
  fields: {
    icon: 'Icon',
    image: 'Image',
  },
};
