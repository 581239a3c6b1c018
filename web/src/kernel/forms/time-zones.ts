import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';

export interface ZoneChoice {
  readonly value: string;
  readonly label: string;
}

/** The zones of a country as the browser knows them, its main one first; that one alone where it knows none. */
export function zonesOf(country: { readonly code: string; readonly timeZone: string }): readonly string[] {
  const locale: Regional = new Intl.Locale(`und-${country.code}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return [country.timeZone, ...zones.filter((zone) => canonical(zone) !== canonical(country.timeZone))];
}

/** Browsers know some zones by an older name, such as Asia/Saigon. */
function canonical(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
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
  const standing = new Set(preferred.map(canonical));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !standing.has(canonical(zone)));
  const minutes = new Map(others.map((zone) => [zone, minutesFromUtc(offsetOf(zone))]));
  const eastward = others.toSorted((a, b) => (minutes.get(a) ?? 0) - (minutes.get(b) ?? 0));
  return zoneChoices([...preferred, ...eastward], language);
}

/** 'UTC+09:00 Korean Time, Seoul': several zones share one name, so the place of the zone goes with it. */
function labelOf(zone: string, language: Language): string {
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  const name = partOf(zone, languageTags[language], 'longGeneric');
  return `${offsetOf(zone)} ${name}${name.includes(place) ? '' : `, ${place}`}`;
}

function offsetOf(zone: string): string {
  const offset = partOf(zone, 'en', 'longOffset').replace('GMT', 'UTC');
  return offset === 'UTC' ? 'UTC+00:00' : offset;
}

function minutesFromUtc(offset: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function partOf(zone: string, tag: string, style: 'longGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
