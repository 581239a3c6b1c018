import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

interface Names {
  readonly fullName: string;
  readonly englishName: string;
}

/** PRD-03: which of the two names the reader sees first; the other one is a quiet line, where it says something else. */
export function usePersonNames({ fullName, englishName }: Names) {
  const isKorean = readsKorean(useLanguage());
  const shown = isKorean ? fullName : englishName || fullName;
  const other = isKorean ? englishName : fullName;
  return {
    shown,
    other: other === shown || other === '' ? undefined : <span lang={isKorean ? 'en' : undefined}>{other}</span>,
  };
}
