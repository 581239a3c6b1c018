import { base64Length, imagePixels } from '../../kernel/fields/picture-limits.ts';

export const linkLimits = {
  links: 30,
  urlCharacters: 500,
  imageBytes: 500 * 1024,
  imagePixels,
} as const;

/** A body with an image in it; the other fields take little. */
export const maxLinkBodyBytes = base64Length(linkLimits.imageBytes) + 16_384;
