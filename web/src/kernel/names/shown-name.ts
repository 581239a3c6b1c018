import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../use-texts.ts';

export interface Names {
  readonly fullName: string;
  readonly englishName: string;
}

/** PRD-03: the name that the reader sees first. */
export function useShownName(): (person: Names) => string {
  const isKorean = readsKorean(useLanguage());
  return ({ fullName, englishName }) => (isKorean ? fullName : englishName || fullName);
}
