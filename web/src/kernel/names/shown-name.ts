import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../use-texts.ts';

export interface Names {
  readonly fullName: string;
  readonly englishName: string;
  /** What the company calls the person in lists; absent or '': by the name. */
  readonly displayName?: string;
}

/** PRD-03: the name that the reader sees first. */
export function useShownName(): (person: Names) => string {
  const isKorean = readsKorean(useLanguage());
  return ({ fullName, englishName, displayName }) => displayName || (isKorean ? fullName : englishName || fullName);
}
