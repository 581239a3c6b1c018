import type { Language } from '@madang/contract/kernel/languages.ts';
import { formatMoment } from '../../../kernel/forms/moments.ts';
import { lastDay } from '../../../kernel/forms/last-day.ts';
import { zonePart } from '../../../kernel/names/zone-name.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { zoneHere } from '../../../ui/dates/zone.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** Writes a moment with its zone named; midnight as the end of the day before, for that is the day that people mean. */
export function useMomentText(): (moment: string, timeZone?: string) => string {
  const t = useText();
  const language = useLanguage();
  return (moment, timeZone = zoneHere()) =>
    isMidnight(moment, timeZone)
      ? t('midnight', {
          day: formatDate(lastDay(moment), language, 'date', timeZone),
          zone: zoneText(timeZone, language),
        })
      : formatMoment(moment, language, timeZone);
}

function isMidnight(moment: string, timeZone: string | undefined): boolean {
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone });
  return clock.format(new Date(moment)) === '00:00';
}

function zoneText(timeZone: string | undefined, language: Language): string {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zonePart(zone, languageTags[language], 'longGeneric');
}

/** Writes a day of the company, which has no clock. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  return (day) => formatDate(`${day}T00:00:00Z`, language, 'date', 'UTC');
}
