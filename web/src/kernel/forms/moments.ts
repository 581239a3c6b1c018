import type { Language } from '@madang/contract/kernel/languages.ts';
import { withZoneName } from '@madang/contract/kernel/names/zone-name.ts';
import { zoneHere } from '../../ui/dates/zone.ts';
import { formatDate } from '../dates.ts';
import { endsWithDay, lastDay } from './last-day.ts';

/** Formats a moment to the minute with its zone in words, as account mails do; the reader's zone without `timeZone`. */
export function formatMoment(moment: string, language: Language, timeZone = zoneHere()): string {
  const written = formatDate(moment, language, 'dateTime', timeZone);
  return withZoneName(written, { moment: new Date(moment), language, timeZone });
}

/** Formats the time until which something is valid; an end with a day as that day alone. */
export function formatEnd(until: string, language: Language): string {
  return endsWithDay(until) ? formatDate(lastDay(until), language) : formatMoment(until, language);
}
