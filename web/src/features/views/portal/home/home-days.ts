import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { HomeAnniversary } from '@madang/contract/workplace/anniversaries/contributions/home-card.ts';

/** One day of the company's or the country's, or some of them together. */
export interface HomeDays {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** No one works then. */
  readonly isOff: boolean;
  /** The company keeps it by the lunar calendar; a holiday of the country says so by its name. */
  readonly isLunar: boolean;
}

/** The company's days and the country's, earliest first. */
export function homeDaysOf(
  anniversaries: readonly HomeAnniversary[],
  holidays: readonly HolidayRow[],
): readonly HomeDays[] {
  return [
    ...anniversaries.map(({ date, subject, isHoliday, isLunar }) => ({
      from: date,
      to: date,
      name: subject,
      isOff: isHoliday,
      isLunar,
    })),
    ...holidays.map(({ from, to, name, kind }) => ({ from, to, name, isOff: kind !== 'workday', isLunar: false })),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}

export function daysOn(days: readonly HomeDays[], day: string): readonly HomeDays[] {
  return days.filter(({ from, to }) => from <= day && day <= to);
}

/** Those that are not over on a day. */
export function comingDays(days: readonly HomeDays[], today: string, count: number): readonly HomeDays[] {
  return days.filter(({ to }) => to >= today).slice(0, count);
}

/** Returns the days from today until a day begins; 0 if it has begun. */
export function daysUntil(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000));
}
