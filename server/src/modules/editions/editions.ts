import { isDeepStrictEqual } from 'node:util';
import type { EditionKey, EditionText } from '@madang/contract/editions/routes.ts';
import { everyOtherCountry } from '@madang/contract/editions/limits.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { termsFor } from '@madang/contract/terms/rules.ts';

/** Refuses (CO404) terms that nobody of the country is ever shown. */
export function checkPlace({ termsCode, countryCode }: EditionKey): void {
  const asked = termsFor({ countryCode, isCompanyAdministrator: true });
  if (countryCode !== everyOtherCountry && !asked.includes(termsCode)) throw refuse('CO404');
}

/** TRM-07: whether what a consent is asked for differs in a language that both versions are written in. */
export function changesConsent(before: readonly EditionText[], after: readonly EditionText[]): boolean {
  return after.some((text) => {
    const same = before.find(({ language }) => language === text.language);
    return same !== undefined && !isDeepStrictEqual(consentsOf(same), consentsOf(text));
  });
}

function consentsOf({ parts }: EditionText) {
  return parts.flatMap(({ consent, isRequired }) => (consent ? [{ ...consent, isRequired }] : []));
}

const furtherOfDay = 9;

/** The name of a version that takes force on a day, after the last one; undefined where it would stand before it. */
export function nextVersion(day: string, last: string | undefined): string | undefined {
  if (last === undefined || last.slice(0, day.length) < day) return day;
  if (last.slice(0, day.length) > day) return undefined;
  const place = Number(last.slice(day.length + 1) || 1) + 1;
  return place > furtherOfDay ? undefined : `${day}.${place}`;
}
