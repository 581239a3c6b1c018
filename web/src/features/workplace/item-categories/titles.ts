import { readsKorean, type Language } from '@madang/contract/kernel/languages.ts';

interface Titles {
  readonly koreanTitle: string;
  readonly englishTitle: string;
}

/** A category's title in the language of the page. */
export function titleIn({ koreanTitle, englishTitle }: Titles, language: Language): string {
  return readsKorean(language) ? koreanTitle : englishTitle;
}
