import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { wallClock } from '../../ui/dates/zone.ts';

/** The last day on which what ends at this moment is valid: an end at midnight belongs to the day before. */
export function lastDay(until: string): Date {
  return new Date(Date.parse(until) - 1);
}

/** Returns true if the time is the end of a day in the reader's time zone, not in the middle of one. */
export function endsWithDay(until: string): boolean {
  return wallClock(new Date(until)).getTime() % (daySeconds * 1000) === 0;
}
