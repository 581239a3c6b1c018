import * as z from 'zod/mini';

/** What a company looks like, to people who may know the company. */
export const companyFace = z.strictObject({
  /** '' where the company is shown by its own name. */
  shownName: z.string(),
  /** A dye by name, or `#` and six hexadecimal digits. */
  color: z.string(),
  /** Where the mark is; null for the initials. */
  markAddress: z.nullable(z.string()),
});
export type CompanyFace = z.output<typeof companyFace>;
