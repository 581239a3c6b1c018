import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import { homeCountry } from '@madang/contract/ground/countries/rules.ts';
import { languages, languageTags, type Language } from '@madang/contract/kernel/languages.ts';
import timeZones from './data/time-zones.json' with { type: 'json' };
import { regionName } from './names.ts';
import { callingCodes } from './calling-codes.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  readonly timeZone: string;
}

export interface PhoneCode {
  readonly callingCode: string;
  readonly names: string;
}

const zoneOf: Readonly<Record<string, string>> = timeZones;

/** The time zone in which most people of a country live. */
export function mainTimeZone(countryCode: string): string {
  return zoneOf[countryCode] ?? 'Etc/UTC';
}

/** Every country, sorted as the language's readers look for it. */
export function countriesIn(language: Language): readonly Country[] {
  return lists[language].countries;
}

/** Every calling code once, with the names of all who share it; the largest of them first. */
export function phoneCodesIn(language: Language): readonly PhoneCode[] {
  return lists[language].phoneCodes;
}

const lists = Object.fromEntries(languages.map((language) => [language, listsIn(language)])) as Readonly<
  Record<Language, ReturnType<typeof listsIn>> // fromEntries forgets the keys it was given
>;

/** The lists as their calls answer them; frozen, so that each is made into bytes once. */
export const countryAnswers = answersOf(countriesIn);
export const phoneCodeAnswers = answersOf(phoneCodesIn);

function answersOf<T>(listIn: (language: Language) => readonly T[]) {
  const answerIn = (language: Language) => Object.freeze({ data: { list: [...listIn(language)] } });
  return Object.fromEntries(languages.map((language) => [language, answerIn(language)])) as Readonly<
    Record<Language, ReturnType<typeof answerIn>> // fromEntries forgets the keys it was given
  >;
}

function listsIn(language: Language) {
  const collator = new Intl.Collator(languageTags[language]);
  const order = (a: string, b: string) =>
    Number(isHomeOf(language, b)) - Number(isHomeOf(language, a)) ||
    collator.compare(regionName(a, language), regionName(b, language));
  const codes = [...countryCodes].sort(order);
  const shared = [...callingCodes].sort((a, b) => order(a.regions[0], b.regions[0]));
  return {
    countries: codes.map((code) => ({
      code,
      name: regionName(code, language),
      englishName: regionName(code, 'en'),
      timeZone: mainTimeZone(code),
    })),
    phoneCodes: shared.map(({ callingCode, regions: [main, ...others] }) => ({
      callingCode,
      names: [main, ...others.sort(order)].map((region) => regionName(region, language)).join(', '),
    })),
  };
}

/** Korean readers find their own country before the alphabet begins. */
function isHomeOf(language: Language, code: string): boolean {
  return language === 'ko' && code === homeCountry;
}
