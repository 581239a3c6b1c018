import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import type { HolidayRow } from '@madang/contract/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Translator } from '../../kernel/i18n/translator.ts';
import { choiceOf, holidayChoiceOf } from './holidays/holidays.sql.ts';
import { namedHoliday, upcomingHolidays } from './holidays/holidays.ts';
import type { Module } from '../../kernel/http/module.ts';
import { upcoming, type DatedAnniversary } from './anniversaries.ts';
import { anniversariesWithToday, type StoredAnniversary } from './anniversaries.sql.ts';
import { restoreAnniversary } from './operations/restore-anniversary.ts';
import { anniversaryRoutes } from './routes.ts';

export type { DatedAnniversary } from './anniversaries.ts';

/** What falls on today in Korea or the days after it, earliest first: the question and its reading. */
export const nextAnniversaries = {
  ask: (companyCode: string) => anniversariesWithToday(companyCode, calendarDefaults.timeZone),
  read: (rows: readonly (StoredAnniversary & { readonly today: string })[], days: number): DatedAnniversary[] => {
    const [first] = rows;
    return first === undefined ? [] : upcoming(first.today, days, rows);
  },
};

/** The public holidays of the same days in a reader's language: the question and its reading, with the company's zone. */
export const nextHolidays = {
  ask: (companyCode: string) => holidayChoiceOf(companyCode, calendarDefaults.timeZone),
  read: (
    [row]: readonly { readonly choice: string | null; readonly today: string }[],
    { timeZone, days, translator, language }: HolidayReading,
  ): HolidayRow[] => {
    const choice = row ? choiceOf(row.choice, timeZone) : 'none';
    if (!row || choice === 'none') return [];
    return upcomingHolidays(choice, row.today, days).map((each) => namedHoliday(translator, language, each));
  },
};

interface HolidayReading {
  readonly timeZone: string;
  readonly days: number;
  readonly translator: Translator;
  readonly language: Language;
}

/** The company's calendar of anniversaries, solar and by the Korean lunar calendar. */
export const anniversaries: Module = {
  name: 'anniversaries',
  needs: ['companies'],
  operations: anniversaryRoutes,
  more: [restoreAnniversary],
};
