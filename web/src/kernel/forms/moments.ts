import type { Language } from '@madang/contract/kernel/languages.ts';
import { withZoneName } from '@madang/contract/kernel/names/zone-name.ts';
import { zoneHere } from '../../ui/dates/zone.ts';
import { formatDate } from '../dates.ts';
import { endsWithDay, lastDay } from './last-day.ts';

/**
 * A moment to the minute with its time zone in words, as the mails about one's account tell it; in a file of its own,
 * for few pages need it. Without `timeZone` it is the reader's.
 */
export function formatMoment(moment: string, language: Language, timeZone = zoneHere()): string {
  const written = formatDate(moment, language, 'dateTime', timeZone);
  return withZoneName(written, { moment: new Date(moment), language, timeZone });
}

/** Until when something is valid: what ends with a day, by that day alone. */
export function formatEnd(until: string, language: Language): string {
  return endsWithDay(until) ? formatDate(lastDay(until), language) : formatMoment(until, language);
}
