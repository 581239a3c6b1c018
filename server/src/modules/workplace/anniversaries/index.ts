import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Translator } from '../../../kernel/i18n/translator.ts';
import { choiceOf, holidayChoiceOf } from './holidays/holidays.sql.ts';
import { namedHoliday, upcomingHolidays } from './holidays/holidays.ts';
import type { Module } from '../../../platform/module.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { type DatedAnniversary, monthsFrom, upcoming } from './anniversaries.ts';
import { type StoredAnniversary, anniversariesWithToday } from './anniversaries.sql.ts';
import { restoreAnniversary } from './operations/restore-anniversary.ts';
import { anniversaryRoutes } from './routes.ts';
import { anniversaryNamesOf } from './names.sql.ts';

export type { DatedAnniversary } from './anniversaries.ts';

/** How many anniversaries a company keeps. */
export const anniversaryCountOf = (companyCode: string) => rowCountOf('anniversaries', companyCode);

/** What falls into this month in Korea or the months after it, earliest first: the question and its reading. */
export const homeAnniversaries = {
  ask: (companyCode: string) => anniversariesWithToday(companyCode, calendarDefaults.timeZone),
  read: (rows: readonly (StoredAnniversary & { readonly today: string })[], months: number): DatedAnniversary[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const { from, days } = monthsFrom(first.today, months);
    return upcoming(from, days, rows);
  },
};

/** The public holidays of the same months in a reader's language: the question and its reading, with the company's zone. */
export const homeHolidays = {
  ask: (companyCode: string) => holidayChoiceOf(companyCode, calendarDefaults.timeZone),
  read: (
    [row]: readonly { readonly choice: string | null; readonly today: string }[],
    { timeZone, months, translator, language }: HolidayReading,
  ): HolidayRow[] => {
    const choice = row ? choiceOf(row.choice, timeZone) : 'none';
    if (!row || choice === 'none') return [];
    const { from, days } = monthsFrom(row.today, months);
    return upcomingHolidays(choice, from, days).map((each) => namedHoliday(translator, language, each));
  },
};

interface HolidayReading {
  readonly timeZone: string;
  readonly months: number;
  readonly translator: Translator;
  readonly language: Language;
}

/** The company's calendar of anniversaries, solar and by the Korean lunar calendar. */
export const anniversaries: Module = {
  name: 'anniversaries',
  needs: ['companies', 'set-up-runs'],
  contributes: {
    names: { anniversary: { rows: anniversaryNamesOf } },
  },
  operations: anniversaryRoutes,
  more: [restoreAnniversary],
};
