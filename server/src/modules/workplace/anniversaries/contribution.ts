import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { HolidayCountry, HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { calendarMonths } from '@madang/contract/views/portal/limits.ts';
import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { type Contributions, registeredCount, type ViewAsk, type ViewPart } from '../../../platform/contributions.ts';
import { monthsFrom, upcoming, type DatedAnniversary } from './anniversaries.ts';
import { anniversariesWithToday, type StoredAnniversary } from './anniversaries.sql.ts';
import { type ChoiceToday, choiceOf, holidayChoiceOf } from './holidays/holidays.sql.ts';
import { missingYear, namedHoliday, tablesWith, upcomingHolidays } from './holidays/holidays.ts';

interface MissingHolidays {
  readonly kind: 'holidaysMissing';
  readonly country: HolidayCountry;
  readonly year: number;
}

/** The year that the operator has yet to load, for those who see the company's calendar. */
const missingHolidays: ViewPart<readonly MissingHolidays[]> = ({ reader: { companyCode, profile, rights } }) =>
  askedPart({ holidays: holidayChoiceOf(companyCode, calendarDefaults.timeZone) }, ({ holidays: [row] }) => {
    const country = row ? choiceOf(row.choice, profile.timeZone) : 'none';
    if (!row || country === 'none' || !rights.everywhere.has('anniversaries.view')) return [];
    const year = missingYear(country, row.today, tablesWith(row.loaded));
    return year === undefined ? [] : [{ kind: 'holidaysMissing', country, year }];
  });

/** The company's anniversaries and the public holidays of the months that the home's calendar has. */
export const anniversaryContribution: Contributions = {
  homeCard: (ask) => {
    const { companyCode } = ask.reader;
    const questions = {
      anniversaries: homeAnniversaries.ask(companyCode),
      holidays: holidayChoiceOf(companyCode, calendarDefaults.timeZone),
    };
    return askedPart(questions, ({ anniversaries, holidays }) => ({
      anniversaries: homeAnniversaries
        .read(anniversaries, calendarMonths)
        .map(({ solarDate: date, subject, isHoliday, isLunar }) => ({ date, subject, isHoliday, isLunar })),
      holidays: holidaysFor(ask, holidays),
    }));
  },
  consoleNotices: [{ order: 80, ask: missingHolidays }],
  overview: registeredCount('anniversaries', 'anniversaries.view', (companyCode) =>
    rowCountOf('anniversaries', companyCode),
  ),
};

/**
 * Anniversaries of this month in Korea and the months after it, earliest first: the query and the function that reads its rows.
 */
export const homeAnniversaries = {
  ask: (companyCode: string) => anniversariesWithToday(companyCode, calendarDefaults.timeZone),
  read: (rows: readonly (StoredAnniversary & { readonly today: string })[], months: number): DatedAnniversary[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const { from, days } = monthsFrom(first.today, months);
    return upcoming(from, days, rows);
  },
};

/** The public holidays of the same months in the reader's language, by the company's choice and zone. */
function holidaysFor(
  { kernel: { translator }, reader: { profile }, language }: ViewAsk,
  [row]: readonly ChoiceToday[],
): HolidayRow[] {
  const choice = row ? choiceOf(row.choice, profile.timeZone) : 'none';
  if (!row || choice === 'none') return [];
  const { from, days } = monthsFrom(row.today, calendarMonths);
  return upcomingHolidays(choice, from, days, tablesWith(row.loaded)).map((each) =>
    namedHoliday(translator, language, each),
  );
}
