import { base64Length, imagePixels } from '../../kernel/fields/picture-limits.ts';

export const companyNameMaxLength = 50;

export const markLimits = {
  imageBytes: 1024 * 1024,
  imagePixels,
  /** The picture is kept as a square of this side: for bars, mails and the browser's tab. */
  side: 256,
} as const;

/** A body with a mark in it; the other fields take little. */
export const maxIdentityBodyBytes = base64Length(markLimits.imageBytes) + 16_384;
