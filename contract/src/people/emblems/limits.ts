import { base64Length, imagePixels } from '../../kernel/fields/picture-limits.ts';

export const emblemLimits = {
  /** MB122: emblems of a company. */
  emblems: 100,
  /** MB123: emblems that one person holds. */
  perPerson: 3,
  nameCharacters: 30,
  descriptionCharacters: 100,
  imageBytes: 500 * 1024,
  imagePixels,
  /** People on one page of who holds an emblem. */
  holdersPerPage: 50,
  /** Rows of the file of emblems with their holders. */
  downloadedHolders: 10_000,
} as const;

/** A body with an image in it; the other fields take little. */
export const maxEmblemBodyBytes = base64Length(emblemLimits.imageBytes) + 16_384;
