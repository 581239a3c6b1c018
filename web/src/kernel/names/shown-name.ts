import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { useLanguage } from '../use-texts.ts';

export interface Names {
  readonly fullName: string;
  readonly englishName: string;
  /** Name that the company uses for the person in lists; absent or '': the person's own name. */
  readonly displayName?: string;
}

/** PRD-03: the name that the reader sees first. */
export function useShownName(): (person: Names) => string {
  const isKorean = readsKorean(useLanguage());
  return ({ fullName, englishName, displayName }) => displayName || (isKorean ? fullName : englishName || fullName);
}

/** A person, department, rank or title as answers name it. */
export interface NamedThing {
  readonly name: string;
  readonly englishName: string;
}

/** The same of whatever has a name. */
export function useThingName(): (thing: NamedThing) => string {
  const nameOf = useShownName();
  return ({ name, englishName }) => nameOf({ fullName: name, englishName });
}
