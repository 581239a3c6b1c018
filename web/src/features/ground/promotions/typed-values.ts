import { dateOf, daysLater, isDay } from '../../../ui/dates/days.ts';
import { momentAt } from '../../../ui/dates/zone.ts';

/** Returns midnight in the user's time zone, `later` days after the day; undefined for a field without a day. */
export function midnight(day: string, later = 0): string | undefined {
  return isDay(day) ? momentAt(dateOf(daysLater(day, later))).toISOString() : undefined;
}
