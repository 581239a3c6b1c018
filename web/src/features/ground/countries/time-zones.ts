import type { Language } from '@madang/contract/kernel/languages.ts';
import { zoneName, zonePart } from '../../../kernel/names/zone-name.ts';

export interface ZoneChoice {
  readonly value: string;
  readonly label: string;
}

/** The zones of a country as the browser knows them, its main one first; that one alone where it knows none. */
export function zonesOf(country: { readonly code: string; readonly timeZone: string }): readonly string[] {
  const locale: Regional = new Intl.Locale(`und-${country.code}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const main = canonical(country.timeZone);
  return [country.timeZone, ...zones.map(presentZone).filter((zone) => zone !== main && zone !== country.timeZone)];
}

/** The country that a zone is of, by whichever of its names; first the one whose main zone it is. */
export function countryOfZone<Country extends { readonly code: string; readonly timeZone: string }>(
  countries: readonly Country[],
  zone: string,
): Country | undefined {
  const name = canonical(zone);
  return (
    countries.find(({ timeZone }) => presentZone(timeZone) === name) ??
    countries.find((country) => zonesOf(country).includes(name))
  );
}

/** One name for one zone, whichever of its names it came by; the browser's lists hold one of each. */
function canonical(zone: string): string {
  return presentZone(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone);
}

/** Browsers list some zones by the name that their city had once. */
const presentCities: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Truk: 'Chuuk',
};

/** `Asia/Kolkata` of `Asia/Calcutta`, unless the browser is too old to know it. */
export function presentZone(zone: string): string {
  const city = cityOf(zone);
  const present = presentCities[city];
  if (present === undefined) return zone;
  const renamed = zone.slice(0, -city.length) + present;
  try {
    new Intl.DateTimeFormat('en', { timeZone: renamed });
    return renamed;
  } catch {
    return zone;
  }
}

/** The last part of its name; '' of a zone without a place, such as UTC. */
function cityOf(zone: string): string {
  return zone.split('/').slice(1).at(-1) ?? '';
}

/** Not in every browser yet, and in older ones a property. */
interface Regional extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/** Some zones as choices, in the order that they came in. */
export function zoneChoices(zones: readonly string[], language: Language): readonly ZoneChoice[] {
  return zones.map((zone) => ({ value: zone, label: labelOf(zone, language) }));
}

/** Every zone that the browser knows, the preferred ones first and the others from west to east. */
export function allZoneChoices(preferred: readonly string[], language: Language): readonly ZoneChoice[] {
  const standing = new Set([...preferred, ...preferred.map(canonical)]);
  const others = Intl.supportedValuesOf('timeZone').map(presentZone);
  const eastward = others
    .filter((zone) => !standing.has(zone))
    .map((zone) => ({ zone, minutes: minutesFromUtc(offsetOf(zone)) }))
    .toSorted((a, b) => a.minutes - b.minutes);
  return zoneChoices([...preferred, ...eastward.map(({ zone }) => zone)], language);
}

/** 'UTC+09:00 Korean Time, Seoul': several zones share one name, so the place of the zone goes with it. */
function labelOf(zone: string, language: Language): string {
  const city = cityOf(zone);
  const place = (presentCities[city] ?? city).replaceAll('_', ' ');
  return `${offsetOf(zone)} ${zoneName(zone, language)}${place && `, ${place}`}`;
}

function offsetOf(zone: string): string {
  const offset = zonePart(zone, 'en', 'longOffset').replace('GMT', 'UTC');
  return offset === 'UTC' ? 'UTC+00:00' : offset;
}

function minutesFromUtc(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
