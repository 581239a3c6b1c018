import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { allZoneChoices, presentZone, type ZoneChoice, zonesOf } from '../../../ground/countries/index.ts';
import { otherZoneNames, zoneCities } from './zone-cities.ts';

export interface ZoneCountry {
  readonly code: string;
  /** Name in the reader's language. */
  readonly name: string;
  readonly timeZone: string;
}

export interface SearchedZones {
  /** The zones that stand first. */
  readonly preferred: readonly string[];
  readonly countries: readonly ZoneCountry[];
  readonly language: Language;
}

/**
 * Finds zones by label, present and former names, country in two languages, offset, and large cities of the same time.
 */
export function zoneFinder(searched: SearchedZones): (typed: string) => readonly ZoneChoice[] {
  const choices = allZoneChoices(searched.preferred, searched.language);
  const countries = countryNames(searched);
  const known = choices.map((choice) => {
    const words = wordsOf(choice, countries.get(presentZone(choice.value)) ?? []).map(plain);
    return { choice, words, text: words.join(' ') };
  });
  return (typed) => {
    const wanted = plain(typed);
    if (wanted === '') return choices;
    const parts = wanted.split(' ');
    const found = known.filter(({ text }) => parts.every((part) => text.includes(part)));
    // What begins so is meant before what holds it somewhere.
    const begins = ({ words }: (typeof known)[number]) => words.some((word) => word.startsWith(wanted));
    const best = found.filter(begins);
    return [...best, ...found.filter((each) => !best.includes(each))].map(({ choice }) => choice);
  };
}

function wordsOf({ value, label }: ZoneChoice, countries: readonly string[]): string[] {
  const names = otherZoneNames.find((pair) => pair.includes(value)) ?? [value];
  const cities = names.map((name) => name.split('/').at(-1) ?? name);
  const inLanguages = zoneCities[presentZone(value)]?.split(', ') ?? [];
  // 'UTC+09:00' is typed as 'UTC+9' and 'GMT+9' too.
  const [offset = ''] = label.split(' ');
  const short = offset.replace(/([+-])0/, '$1').replace(/:00$/, '');
  return [...cities, ...inLanguages, ...countries, ...names, label, short, short.replace('UTC', 'GMT')];
}

/** The countries of each zone, in the reader's language and in English, long and short. */
function countryNames({ countries, language }: SearchedZones): ReadonlyMap<string, readonly string[]> {
  const namings = ([languageTags[language], 'en'] as const).flatMap((tag) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(tag, { type: 'region', style })),
  );
  const names = new Map<string, string[]>();
  for (const country of countries) {
    const own = new Set([country.name, ...namings.map((naming) => naming.of(country.code) ?? country.code)]);
    for (const zone of zonesOf(country)) names.set(zone, [...(names.get(zone) ?? []), ...own]);
  }
  return names;
}

/**
 * Returns the text without case, accents and punctuation: 'Hà Nội' is 'ha noi', 'Asia/Ho_Chi_Minh' is 'asia ho chi
 * minh'.
 */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .replaceAll('−', '-')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[_/,]+/g, ' ')
    .replaceAll(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
