import {
  type HolidayCountry,
  holidayCountries,
  type HolidayRow,
} from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Translator } from '../../../../kernel/i18n/translator.ts';
import { china } from './cn.ts';
import { japan } from './jp.ts';
import { korea } from './kr.ts';
import type { HolidayEntry, HolidayName, HolidayTable } from './table.ts';
import { taiwan } from './tw.ts';
import { vietnam } from './vn.ts';

export const holidayTables: Readonly<Record<HolidayCountry, HolidayTable>> = {
  KR: korea,
  JP: japan,
  CN: china,
  TW: taiwan,
  VN: vietnam,
};

/** A holiday with its dates, before it has a name in a language. */
export interface DatedHoliday {
  readonly key: HolidayName;
  readonly from: string;
  readonly to: string;
  readonly kind: HolidayRow['kind'];
}

/** The public holidays of a country in a year, earliest first; none for a year that its table does not have. */
export function holidaysIn(country: HolidayCountry, year: number): readonly DatedHoliday[] {
  return (holidayTables[country].years[year]?.days ?? []).map((entry) => dated(year, entry));
}

/** Those of every year that the product knows. */
export function knownHolidays(country: HolidayCountry): DatedHoliday[] {
  return Object.keys(holidayTables[country].years).flatMap((year) => holidaysIn(country, Number(year)));
}

function dated(year: number, [days, key, given]: HolidayEntry): DatedHoliday {
  const [from = '', to = from] = days.split('-').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
  return { key, from, to, kind: given ?? 'holiday' };
}

/** The last year that the tables of all countries have. */
export const lastHolidayYear = Math.min(
  ...holidayCountries.map((country) => Math.max(...Object.keys(holidayTables[country].years).map(Number))),
);

/** Those that are not over on a day and begin at most so many days later, workdays in place of holidays included. */
export function upcomingHolidays(country: HolidayCountry, today: string, days: number): DatedHoliday[] {
  const last = dayAfter(today, days);
  return knownHolidays(country).filter(({ from, to }) => to >= today && from <= last);
}

function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** As a reader of the language calls it. */
export function namedHoliday(
  translator: Translator,
  language: Language,
  { key, from, to, kind }: DatedHoliday,
): HolidayRow {
  const name = translator.text(language, `holidays.names.${key}`);
  return { from, to, kind, name: kind === 'holiday' ? name : translator.text(language, `holidays.${kind}`, { name }) };
}
