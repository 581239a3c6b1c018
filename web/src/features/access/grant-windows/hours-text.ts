import { dayNames, hoursText, type MinuteRange } from '@madang/contract/kernel/fields/week-hours.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

/** Names of the days of a week from Monday on. */
export function useDayNames(form: 'short' | 'long' = 'short'): readonly string[] {
  return dayNames(useLanguage(), form);
}

/** Hours of a week in words: days of the same hours together. */
export function useHoursText(): (weekly: readonly MinuteRange[]) => string {
  const language = useLanguage();
  return (weekly) => hoursText(weekly, language);
}
