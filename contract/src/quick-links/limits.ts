export const linkLimits = {
  links: 30,
  urlCharacters: 500,
  imageBytes: 500 * 1024,
} as const;

/** A body with an image in it: base64 takes four letters for three bytes, and the other fields little. */
export const maxLinkBodyBytes = Math.ceil(linkLimits.imageBytes / 3) * 4 + 16_384;
