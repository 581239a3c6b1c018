import { dateOf, daysLater, isDay } from '../../../ui/dates/days.ts';
import { momentAt } from '../../../ui/dates/zone.ts';

/** Where the person is, `later` days on; undefined for a field without a day. */
export function midnight(day: string, later = 0): string | undefined {
  return isDay(day) ? momentAt(dateOf(daysLater(day, later))).toISOString() : undefined;
}
