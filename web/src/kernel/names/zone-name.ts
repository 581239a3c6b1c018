import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';

/** 'Korean Time', the same in summer and in winter. */
export function zoneName(zone: string, language: Language): string {
  return zonePart(zone, languageTags[language], 'longGeneric');
}

export function zonePart(zone: string, tag: string, style: 'longGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The head of a column of times, with the zone that they are in: 'When (Korean Time)'. */
export function withZone(title: string, zone: string | undefined, language: Language): string {
  return zone === undefined ? title : `${title} (${zoneName(zone, language)})`;
}

/** The reader's own zone, as their browser has it. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
