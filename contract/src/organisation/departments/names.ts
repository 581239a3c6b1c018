import * as z from 'zod/mini';
import { type Language, readsKorean } from '../../kernel/languages.ts';

/** A department by its names alone, as other sections and a path show it; TOP bears the company's. */
export const namedDepartment = z.strictObject({
  departmentCode: z.string(),
  departmentName: z.string(),
  englishDepartmentName: z.string(),
});
export type NamedDepartment = z.output<typeof namedDepartment>;

/** A department's name for a reader: Korean for those who read it, the English one for all others. */
export function departmentNameFor(
  { departmentName, englishDepartmentName }: Omit<NamedDepartment, 'departmentCode'>,
  language: Language,
): string {
  return readsKorean(language) ? departmentName : englishDepartmentName || departmentName;
}
