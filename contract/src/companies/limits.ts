export const companyNameMaxLength = 50;

export const markLimits = {
  imageBytes: 1024 * 1024,
  /** A small file may hold a picture that takes all memory when it is drawn. */
  imagePixels: 20_000_000,
  /** The picture is kept as a square of this side: for bars, mails and the browser's tab. */
  side: 256,
} as const;

/** A body with a mark in it: base64 takes four letters for three bytes, and the other fields little. */
export const maxIdentityBodyBytes = Math.ceil(markLimits.imageBytes / 3) * 4 + 16_384;
