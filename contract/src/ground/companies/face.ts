import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';

/** Appearance of a company, for people who may know the company. */
export const companyFace = z.strictObject({
  /** '' where the company is shown by its own name. */
  shownName: anyText(),
  /** A dye by name, or `#` and six hexadecimal digits. */
  color: anyText(),
  /** Address of the company's mark; null for the initials. */
  markAddress: z.nullable(anyText()),
});
export type CompanyFace = z.output<typeof companyFace>;
