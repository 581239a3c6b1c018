import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { defaultLanguage, fallbackLanguage, type Language, toLanguage } from '@madang/contract/kernel/languages.ts';
import { standInEnglish } from '../../../kernel/pages/terms-in-english.tsx';

/** Korean stands in the first tab; in the second the asked language, else the page's, else English. */
export function secondLanguage(asked: string | null, page: Language): Language {
  const wished = asked === null ? page : (toLanguage(asked) ?? fallbackLanguage);
  if (wished !== defaultLanguage) return wished;
  return page === defaultLanguage ? fallbackLanguage : page;
}

/**
 * Returns the open tab: a requested language other than Korean opens the second; without a request, the page's language decides.
 */
export function openTab(asked: string | null, page: Language): 'first' | 'second' {
  const wished = asked === null ? page : toLanguage(asked);
  return wished === defaultLanguage ? 'first' : 'second';
}

/** Returns true if the text is in English because none exists in the language of the address, or of the page. */
export function standsIn(asked: string | null, page: Language, shown: Language): boolean {
  return standInEnglish(asked === null ? page : toLanguage(asked), shown);
}

/** The country of the address; one that does not exist is read as none, and the page says so. */
export function countryOf(asked: string | null): string {
  return knownCountry(asked) ?? homeCountry;
}

export function isUnknownCountry(asked: string | null): boolean {
  return asked !== null && asked.trim() !== '' && knownCountry(asked) === undefined;
}

function knownCountry(asked: string | null): string | undefined {
  return countryCodes.find((code) => code === asked?.trim().toUpperCase());
}

/** The versions before and after one; undefined at the ends. */
export function neighbours(versions: readonly string[], version: string) {
  const place = versions.indexOf(version);
  return {
    previous: place > 0 ? versions[place - 1] : undefined,
    next: place < 0 ? undefined : versions[place + 1],
    isLast: place === versions.length - 1,
  };
}

/** The day on which a version took effect; a later one of the same day has `.2` after it. */
export function dayOf(version: string): string {
  return version.slice(0, '2026-01-01'.length);
}
