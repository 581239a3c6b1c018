import { isDeepStrictEqual } from 'node:util';
import type { EditionKey, EditionText } from '@madang/contract/ground/terms-publishing/routes.ts';
import { editionsPerDay, everyOtherCountry } from '@madang/contract/ground/terms-publishing/limits.ts';
import { fallbackLanguage, languages, type Language } from '@madang/contract/kernel/languages.ts';
import { platformTimeZone } from '@madang/contract/views/operators/limits.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { termsFor } from '@madang/contract/ground/terms/rules.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { mainTimeZone } from '../countries/index.ts';

/** Refuses (CO404) terms that no one of the country is ever shown. */
export function checkPlace({ termsCode, countryCode }: EditionKey): void {
  const asked = termsFor({ countryCode, isCompanyAdministrator: true });
  if (countryCode !== everyOtherCountry && !asked.includes(termsCode)) throw refuse('CO404');
}

/** A country's terms, or one version of them. */
export function termsTarget({ termsCode, countryCode }: EditionKey, ...version: readonly string[]): Target {
  return { kind: 'terms', id: [termsCode, countryCode, ...version].join(' ') };
}

/** Returns the time zone in which the days of a country's terms begin: that of most of its people, not that of the operator. */
export function zoneOf(countryCode: string): string {
  return countryCode === everyOtherCountry ? platformTimeZone : mainTimeZone(countryCode);
}

/**
 * TRM-07: returns true if the consent text differs in any language, including one that only one version has: only a
 * person can compare it.
 */
export function changesConsent(before: readonly EditionText[], after: readonly EditionText[]): boolean {
  return languages.some(
    (language) => !isDeepStrictEqual(consentsOf(readIn(language, before)), consentsOf(readIn(language, after))),
  );
}

/** The text that a reader of the language is served, as `selectTerms` chooses it. */
function readIn(language: Language, texts: readonly EditionText[]): EditionText | undefined {
  const written = (wanted: Language) => texts.find((text) => text.language === wanted);
  return (
    written(language) ??
    written(fallbackLanguage) ??
    texts.toSorted((one, other) => (one.language < other.language ? -1 : 1))[0]
  );
}

function consentsOf(text: EditionText | undefined) {
  return (text?.parts ?? []).flatMap(({ consent, isRequired }) => (consent ? [{ ...consent, isRequired }] : []));
}

/** The name of a version that takes effect on a day, after the last one; undefined where it would stand before it. */
export function nextVersion(day: string, last: string | undefined): string | undefined {
  if (last === undefined || last.slice(0, day.length) < day) return day;
  if (last.slice(0, day.length) > day) return undefined;
  const place = Number(last.slice(day.length + 1) || 1) + 1;
  return place > editionsPerDay ? undefined : `${day}.${place}`;
}
