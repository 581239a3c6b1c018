import { type Language, readsKorean } from '../../kernel/languages.ts';

interface CompanyNames {
  readonly companyName: string;
  readonly englishCompanyName: string;
}

/** A company's name for a reader: Korean for those who read it, the English one, if it has one, for all others. */
export function companyNameFor({ companyName, englishCompanyName }: CompanyNames, language: Language): string {
  return readsKorean(language) ? companyName : englishCompanyName || companyName;
}
