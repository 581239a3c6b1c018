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
import type { HolidayEntry, HolidayName, HolidayTable, HolidayYear } from './table.ts';
import { taiwan } from './tw.ts';
import { vietnam } from './vn.ts';

export type HolidayTables = Readonly<Record<HolidayCountry, HolidayTable>>;

/** Those of the release. */
export const holidayTables: HolidayTables = {
  KR: korea,
  JP: japan,
  CN: china,
  TW: taiwan,
  VN: vietnam,
};

/** A year that the operator loaded. */
export interface LoadedYear extends HolidayYear {
  readonly country: HolidayCountry;
  readonly year: number;
}

/** The release's tables with what the operator loaded in place of theirs. */
export function tablesWith(loaded: readonly LoadedYear[]): HolidayTables {
  const tables = { ...holidayTables };
  for (const { country, year, ...days } of loaded) {
    const table = tables[country];
    tables[country] = { ...table, years: { ...table.years, [year]: days } };
  }
  return tables;
}

/** A holiday with its dates, before it has a name in a language. */
export interface DatedHoliday {
  readonly key: HolidayName;
  readonly from: string;
  readonly to: string;
  readonly kind: HolidayRow['kind'];
}

/** The public holidays of a country in a year, earliest first; none for a year that its table does not have. */
export function holidaysIn(country: HolidayCountry, year: number, tables = holidayTables): readonly DatedHoliday[] {
  return (tables[country].years[year]?.days ?? []).map((entry) => dated(year, entry));
}

/** Those of every year that the product knows. */
export function knownHolidays(country: HolidayCountry, tables = holidayTables): DatedHoliday[] {
  return Object.keys(tables[country].years).flatMap((year) => holidaysIn(country, Number(year), tables));
}

function dated(year: number, [days, key, given]: HolidayEntry): DatedHoliday {
  const [from = '', to = from] = days.split('-').map((day) => `${year}-${day.slice(0, 2)}-${day.slice(2)}`);
  return { key, from, to, kind: given ?? 'holiday' };
}

/** The last year that a country's table has. */
export function lastYearOf(country: HolidayCountry, tables = holidayTables): number {
  return Math.max(...Object.keys(tables[country].years).map(Number));
}

/** The year whose holidays are needed by now and not known: this one, and the next within its last month. */
export function missingYear(country: HolidayCountry, today: string, tables = holidayTables): number | undefined {
  const needed = [Number(today.slice(0, 4)), Number(dayAfter(today, noticeDays).slice(0, 4))];
  return needed.find((year) => tables[country].years[year] === undefined);
}

const noticeDays = 31;

/** The last year that the tables of all countries have. */
export const lastHolidayYear = Math.min(...holidayCountries.map((country) => lastYearOf(country)));

/** Those that are not over on a day and begin at most so many days later, workdays in place of holidays included. */
export function upcomingHolidays(
  country: HolidayCountry,
  today: string,
  days: number,
  tables = holidayTables,
): DatedHoliday[] {
  const last = dayAfter(today, days);
  return knownHolidays(country, tables).filter(({ from, to }) => to >= today && from <= last);
}

function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns a holiday with its name in the reader's language. */
export function namedHoliday(
  translator: Translator,
  language: Language,
  { key, from, to, kind }: DatedHoliday,
): HolidayRow {
  const name = translator.text(language, `holidays.names.${key}`);
  return { from, to, kind, name: kind === 'holiday' ? name : translator.text(language, `holidays.${kind}`, { name }) };
}
