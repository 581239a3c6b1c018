import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import { datePartsOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { yearOf, type DatedAnniversary } from './anniversaries.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';

/** The years of a feed around this one: what calendars show without asking for it again. */
const yearsBefore = 1;
const yearsAhead = 10;

export interface FeedContent {
  readonly name: string;
  /** The host in the events' identifiers, which must stay the same from one reading to the next. */
  readonly host: string;
  readonly today: string;
  readonly now: Date;
  readonly list: readonly StoredAnniversary[];
  /** Returns the note below an event: its lunar date. */
  readonly noteOf: (day: DatedAnniversary) => string;
  readonly holiday: string;
  readonly publicHolidays: readonly HolidayRow[];
}

/** Calendar by RFC 5545. Every day is an event, because rules cannot express lunar recurrences. Days carry no time. */
export function feedText({ name, host, today, now, list, noteOf, holiday, publicHolidays }: FeedContent): string {
  const calendar = ical({ name, prodId: { company: 'Madang', product: 'Anniversaries', language: 'EN' } });
  const thisYear = Number(today.slice(0, 4));
  const lastYear = Math.min(thisYear + yearsAhead, anniversaryLimits.lastYear);
  for (let year = thisYear - yearsBefore; year <= lastYear; year += 1) {
    for (const day of yearOf(year, list)) {
      const note = noteOf(day);
      calendar.createEvent({
        id: `${day.anniversaryId}-${day.solarDate}@${host}`,
        stamp: now,
        start: instantOf(day.solarDate),
        allDay: true,
        summary: day.subject,
        ...(note === '' ? {} : { description: note }),
        transparency: ICalEventTransparency.TRANSPARENT,
        categories: day.isHoliday ? [{ name: holiday }] : [],
      });
    }
  }
  addPublicHolidays(calendar, { publicHolidays, holiday, host, now });
  return calendar.toString();
}

/** One event for each, also of several days; a calendar program counts the end as the first day that is none. */
function addPublicHolidays(
  calendar: ICalCalendar,
  { publicHolidays, holiday, host, now }: Pick<FeedContent, 'publicHolidays' | 'holiday' | 'host' | 'now'>,
): void {
  for (const { name, from, to, kind } of publicHolidays) {
    calendar.createEvent({
      id: `public-${kind}-${from}@${host}`,
      stamp: now,
      start: instantOf(from),
      end: new Date(instantOf(to).getTime() + daySeconds * 1000),
      allDay: true,
      summary: name,
      transparency: ICalEventTransparency.TRANSPARENT,
      categories: kind === 'workday' ? [] : [{ name: holiday }],
    });
  }
}

/** The library writes the date that an instant has in UTC. */
function instantOf(date: string): Date {
  const { year, month, day } = datePartsOf(date) ?? { year: 1, month: 1, day: 1 };
  return new Date(Date.UTC(year, month - 1, day));
}

/** A calendar program says no language more often than not; the address may carry `locale`. */
export function feedWords(translator: Kernel['translator'], language: Language) {
  const key = (day: DatedAnniversary) => (day.isInLeapMonth ? 'anniversaries.lunarLeap' : 'anniversaries.lunar');
  return {
    holiday: translator.text(language, 'anniversaries.holiday'),
    noteOf: (day: DatedAnniversary) => {
      if (!day.isLunar) return '';
      const [, month, date] = day.lunarDate.split('-').map(Number);
      return translator.text(language, key(day), { month: month ?? 0, day: date ?? 0 });
    },
  };
}
