import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';
import { formatDate } from '../dates.ts';

/**
 * A moment to the minute with its time zone in words, as the mails about one's account tell it; in a file of its own,
 * for few pages need it. Without `timeZone` it is the browser's.
 */
export function formatMoment(moment: string, language: Language, timeZone?: string): string {
  const inZone = timeZone === undefined ? {} : { timeZone };
  const zone = new Intl.DateTimeFormat(languageTags[language], { timeZoneName: 'long', ...inZone })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName');
  return `${formatDate(moment, language, 'dateTime', timeZone)} (${zone?.value ?? ''})`;
}
