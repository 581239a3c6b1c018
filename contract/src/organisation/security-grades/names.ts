import { readsKorean, type Language } from '../../kernel/languages.ts';
import type { NamedGrade } from './routes.ts';

/** Returns the company's own name of a grade for a reader; '' where the product's serves. */
export function gradeNameFor({ gradeName, englishGradeName }: NamedGrade, language: Language): string {
  return readsKorean(language) ? gradeName : englishGradeName || gradeName;
}
