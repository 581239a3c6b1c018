import { expect, test } from 'vitest';
import { holidayCountries, holidaysOfZone } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { solarOf } from '../lunar-calendar.ts';
import { dateTextOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { Translator } from '../../../../kernel/i18n/translator.ts';
import {
  holidaysIn,
  holidayTables,
  knownHolidays,
  lastHolidayYear,
  namedHoliday,
  upcomingHolidays,
} from './holidays.ts';
import type { DatedHoliday } from './holidays.ts';

const saturday = 6;
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const isWeekend = (date: string) => weekday(date) === 0 || weekday(date) === saturday;
function moved(date: string, days: number): string {
  const then = new Date(`${date}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}
function daysOf({ from, to }: DatedHoliday): string[] {
  const days = [from];
  while ((days.at(-1) ?? to) < to) days.push(moved(days.at(-1) ?? to, 1));
  return days;
}
const years = (country: (typeof holidayCountries)[number]) => Object.keys(holidayTables[country].years).map(Number);
const offIn = (country: (typeof holidayCountries)[number], year: number) =>
  holidaysIn(country, year).filter(({ kind }) => kind !== 'workday');

/** The day of a month of the calendar that is kept in China, Taiwan and, but for rare years, Vietnam. */
function chineseDay(date: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return parts.format(new Date(`${date}T00:00:00Z`));
}

test('every country has this year and the next, and states the end of its table', () => {
  // From December on the next year must exist in each country's file (sources: docs/decisions/holidays-and-lunar-days.md).
  const soon = moved(new Date().toISOString().slice(0, 10), 31);
  for (const country of holidayCountries) {
    expect(years(country), `the public holidays of ${country} run out`).toContain(Number(soon.slice(0, 4)));
    expect(years(country).length).toBeGreaterThanOrEqual(2);
    expect(holidayTables[country].source).not.toBe('');
  }
  expect(lastHolidayYear).toBe(Math.max(...years('KR')));
});

test.each(holidayCountries)(
  'the days of %s exist, are in order and in their year, and each is listed once',
  (country) => {
    for (const year of years(country)) {
      const all = holidaysIn(country, year);
      for (const { from, to } of all) {
        expect(moved(from, 0)).toBe(from);
        expect(moved(to, 0)).toBe(to);
        expect([from.slice(0, 4), to >= from]).toEqual([String(year), true]);
      }
      const days = all.flatMap(daysOf);
      expect(new Set(days).size, `${country} ${year}`).toBe(days.length);
      expect(all.map(({ from }) => from)).toEqual(all.map(({ from }) => from).toSorted());
      for (const each of all) {
        if (each.kind === 'substitute') expect(isWeekend(each.from), `${country} ${each.from}`).toBe(false);
        if (each.kind === 'workday') expect(isWeekend(each.from), `${country} ${each.from}`).toBe(true);
      }
    }
  },
);

test('Korean lunar holidays are those of the Korean calendar', () => {
  const lunar = (year: number, month: number, day: number) => {
    const solar = solarOf({ year, month, day, isLeapMonth: false });
    return solar && dateTextOf(solar);
  };
  for (const year of years('KR')) {
    const of = (key: string) => holidaysIn('KR', year).find((each) => each.key === key && each.kind === 'holiday');
    expect(moved(of('seollal')?.from ?? '', 1)).toBe(lunar(year, 1, 1));
    expect(moved(of('chuseok')?.from ?? '', 1)).toBe(lunar(year, 8, 15));
    expect(of('buddhasBirthday')?.from).toBe(lunar(year, 4, 8));
  }
});

test('Korean substitute holidays follow from the act, in every year of the table', () => {
  const always = ['independenceMovement', 'constitutionDay', 'liberationDay', 'foundationDay', 'hangulDay'];
  const onEitherDay = new Set([...always, 'childrensDay', 'buddhasBirthday', 'christmas']);
  const onSunday = new Set(['seollal', 'chuseok']);
  for (const year of years('KR')) {
    const all = holidaysIn('KR', year);
    const off = new Set(all.filter(({ kind }) => kind === 'holiday').flatMap(daysOf));
    const expected: string[] = [];
    for (const each of all.filter(({ kind }) => kind === 'holiday')) {
      const days = daysOf(each);
      const isDue =
        (onEitherDay.has(each.key) && isWeekend(each.from)) ||
        (onSunday.has(each.key) && days.some((day) => weekday(day) === 0));
      if (!isDue) continue;
      let day = moved(each.to, 1);
      while (isWeekend(day) || off.has(day)) day = moved(day, 1);
      off.add(day);
      expected.push(day);
    }
    const substitutes = all.filter(({ kind }) => kind === 'substitute').map(({ from }) => from);
    expect(substitutes.toSorted(), String(year)).toEqual(expected.toSorted());
  }
});

test('Japanese substitutes and the day between two holidays follow from the act', () => {
  for (const year of years('JP')) {
    const all = holidaysIn('JP', year);
    const named = new Set(
      all.filter(({ kind, key }) => kind === 'holiday' && key !== 'citizensHoliday').map(({ from }) => from),
    );
    const expected = [...named]
      .filter((date) => weekday(date) === 0)
      .map((date) => {
        let day = moved(date, 1);
        while (named.has(day)) day = moved(day, 1);
        return day;
      });
    expect(all.filter(({ kind }) => kind === 'substitute').map(({ from }) => from)).toEqual(expected);
    const between = [...named]
      .map((date) => moved(date, 1))
      .filter((day) => !named.has(day) && named.has(moved(day, 1)) && weekday(day) !== 0 && !expected.includes(day));
    expect(all.filter(({ key }) => key === 'citizensHoliday').map(({ from }) => from)).toEqual(between);
    // Equinoxes by the formula for 1980 to 2099.
    const equinox = (base: number) => Math.floor(base + 0.242_194 * (year - 1980) - Math.floor((year - 1980) / 4));
    expect(all.find(({ key }) => key === 'vernalEquinox')?.from).toBe(`${year}-03-${equinox(20.8431)}`);
    expect(all.find(({ key }) => key === 'autumnalEquinox')?.from).toBe(`${year}-09-${equinox(23.2488)}`);
  }
});

/** The new moon before the New Year of 2027 comes at 23:56 in Beijing on 6 February; the runtime's table has it a day late. */
const lateInTable = new Set(['2027 1']);

test('lunar holidays of China, Taiwan and Vietnam are those of their calendar', () => {
  const within = (country: 'CN' | 'TW' | 'VN', key: string, lunarDay: string) => {
    for (const year of years(country)) {
      const days = offIn(country, year)
        .filter((each) => each.key === key)
        .flatMap(daysOf);
      const late = lateInTable.has(`${year} ${lunarDay.split('/')[0]}`) ? 1 : 0;
      const lunar = days.map((day) => chineseDay(moved(day, late)));
      expect(lunar, `${country} ${year} ${key}`).toContain(lunarDay);
    }
  };
  for (const [country, key] of [
    ['CN', 'springFestival'],
    ['TW', 'lunarNewYear'],
    ['VN', 'tet'],
  ] as const) {
    for (const lunarDay of ['1/1', '1/2', '1/3']) within(country, key, lunarDay);
  }
  for (const country of ['CN', 'TW'] as const) {
    within(country, 'dragonBoat', '5/5');
    within(country, 'midAutumn', '8/15');
  }
  within('VN', 'hungKings', '3/10');
});

test('in China a final year has as many extra days off as working weekend days', () => {
  const statutory = {
    newYear: 1,
    springFestival: 4,
    qingming: 1,
    labourDay: 2,
    dragonBoat: 1,
    midAutumn: 1,
    nationalDay: 3,
  };
  const total = Object.values(statutory).reduce((sum, days) => sum + days, 0);
  for (const year of years('CN')) {
    const days = offIn('CN', year).flatMap(daysOf);
    const worked = holidaysIn('CN', year).filter(({ kind }) => kind === 'workday').length;
    if (!holidayTables.CN.years[year]?.isFinal) {
      expect([days.length, worked]).toEqual([total, 0]);
      continue;
    }
    // A weekend is off anyway; what else is off is the law's 13 days or swapped. A holiday on a weekend is made up for too.
    const weekdaysOff = days.filter((day) => !isWeekend(day)).length;
    expect(weekdaysOff).toBe(total + worked);
  }
});

test('Taiwan’s substitutes precede a Saturday and follow a Sunday, except at the Lunar New Year', () => {
  for (const year of years('TW')) {
    const all = holidaysIn('TW', year);
    const off = new Set(all.flatMap(daysOf));
    for (const { key, from } of all.filter((each) => each.kind === 'holiday' && each.key !== 'lunarNewYear')) {
      if (!isWeekend(from)) continue;
      const step = weekday(from) === saturday ? -1 : 1;
      const substitute = all.find((each) => each.key === key && each.kind === 'substitute');
      let day = moved(from, step);
      while (isWeekend(day) || (off.has(day) && day !== substitute?.from)) day = moved(day, step);
      expect(substitute?.from, `${year} ${key}`).toBe(day);
    }
    const newYear = all.filter(({ key }) => key === 'lunarNewYear');
    const weekend = newYear
      .filter(({ kind }) => kind === 'holiday')
      .flatMap(daysOf)
      .filter(isWeekend).length;
    expect(newYear.filter(({ kind }) => kind === 'substitute').flatMap(daysOf)).toHaveLength(weekend);
  }
});

test('in Vietnam a holiday on a weekend moves to the next workday, and Tết has five days', () => {
  for (const year of years('VN')) {
    const all = holidaysIn('VN', year);
    for (const key of new Set(all.map((each) => each.key))) {
      const days = all.filter((each) => each.key === key && each.kind === 'holiday').flatMap(daysOf);
      const substitutes = all.filter((each) => each.key === key && each.kind === 'substitute').flatMap(daysOf);
      expect(substitutes.length, `${year} ${key}`).toBe(days.filter(isWeekend).length);
      if (key === 'tet') expect(days).toHaveLength(5);
      if (key === 'nationalDay') expect(days).toHaveLength(2);
    }
  }
});

test('upcoming holidays exclude past ones and include those in progress', () => {
  expect(upcomingHolidays('KR', '2026-09-25', 10).map(({ key, kind }) => [key, kind])).toEqual([
    ['chuseok', 'holiday'],
    ['foundationDay', 'holiday'],
    ['foundationDay', 'substitute'],
  ]);
  expect(upcomingHolidays('KR', '2026-12-26', 10).map(({ from }) => from)).toEqual(['2027-01-01']);
  expect(upcomingHolidays('KR', '2099-01-01', 60)).toEqual([]);
});

test('every holiday has a name of its own in every language', async () => {
  const translator = await Translator.load();
  for (const language of languages) {
    for (const country of holidayCountries) {
      for (const each of knownHolidays(country)) {
        const { name } = namedHoliday(translator, language, each);
        expect(name).not.toContain('holidays.');
        expect(name).not.toContain('{{');
      }
    }
  }
  const [day] = holidaysIn('KR', 2026).filter(({ kind }) => kind === 'substitute');
  if (!day) throw new Error('no substitute in 2026');
  expect(namedHoliday(translator, 'ko', day).name).toBe('삼일절 대체공휴일');
  expect(namedHoliday(translator, 'ja', day).name).toBe('三一節（振替休日）');
});

test('a company has the holidays of the country of its time zone', () => {
  expect(['Asia/Seoul', 'Asia/Tokyo', 'Asia/Shanghai', 'Asia/Taipei', 'Asia/Ho_Chi_Minh'].map(holidaysOfZone)).toEqual([
    ...holidayCountries,
  ]);
  expect(holidaysOfZone('Europe/Berlin')).toBe('none');
});
