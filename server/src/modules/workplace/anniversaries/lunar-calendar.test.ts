import { expect, test } from 'vitest';
import { dateTextOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import { lunarOf, solarOf } from './lunar-calendar.ts';

/**
 * Seollal and Chuseok by the Korea Astronomy and Space Science Institute (astro.kasi.re.kr). China's new years of 2027
 * and 2028 are a day earlier.
 */
const feasts = `
  2020 01-25 10-01, 2021 02-12 09-21, 2022 02-01 09-10, 2023 01-22 09-29, 2024 02-10 09-17, 2025 01-29 10-06,
  2026 02-17 09-25, 2027 02-07 09-15, 2028 01-27 10-03, 2029 02-13 09-22, 2030 02-03 09-12, 2031 01-23 10-01,
  2032 02-11 09-19, 2033 01-31 09-08, 2034 02-19 09-27, 2035 02-08 09-16, 2036 01-28 10-04, 2037 02-15 09-24,
  2038 02-04 09-13, 2039 01-24 10-02, 2040 02-12 09-21, 2041 02-01 09-10, 2042 01-22 09-28, 2043 02-10 09-17,
  2044 01-30 10-05, 2045 02-17 09-25, 2046 02-06 09-15, 2047 01-26 10-04, 2048 02-14 09-22, 2049 02-02 09-11,
  2050 01-23 09-30`
  .split(',')
  .map((row) => row.trim().split(' ') as [year: string, seollal: string, chuseok: string]);

/** Year, month and first day of every leap month from 2020 to 2050. */
const leapMonths = `
  2020 4 05-23, 2023 2 03-22, 2025 6 07-25, 2028 5 06-23, 2031 3 04-22, 2033 11 12-22, 2036 6 07-23, 2039 5 06-22,
  2042 2 03-22, 2044 7 08-23, 2047 5 06-23, 2050 3 04-21`
  .split(',')
  .map((row) => row.trim().split(' ') as [year: string, month: string, firstDay: string]);

const textOf = (date: ReturnType<typeof solarOf>) => date && dateTextOf(date);

test('CAL-02 WIZ-12 the table is complete for every year from 2020 to 2050', () => {
  expect(feasts.map(([year]) => Number(year))).toEqual(Array.from({ length: 31 }, (_, index) => 2020 + index));
});

test.each(feasts)('CAL-02 WIZ-12 in %s Seollal is on %s and Chuseok on %s', (year, seollal, chuseok) => {
  const day = (month: number, date: number) => ({ year: Number(year), month, day: date, isLeapMonth: false });
  expect(textOf(solarOf(day(1, 1)))).toBe(`${year}-${seollal}`);
  expect(textOf(solarOf(day(8, 15)))).toBe(`${year}-${chuseok}`);
});

test('CAL-02 WIZ-12 the leap months from 2020 to 2050 are exactly these', () => {
  const found = [];
  for (let year = 2020; year <= 2050; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const first = solarOf({ year, month, day: 1, isLeapMonth: true });
      if (first) found.push([String(year), String(month), dateTextOf(first).slice(5)]);
    }
  }
  expect(found).toEqual(leapMonths);
});

/** ICU computes the Korean calendar from the sun and the moon; the tables were made elsewhere. */
test('CAL-02 WIZ-12 every day from 2018 to 2050 equals the one that ICU computes for Korea, and converts back', () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const differing = [];
  for (let time = Date.UTC(2018, 0, 1); time <= Date.UTC(2050, 11, 31); time += 86_400_000) {
    const instant = new Date(time);
    const solar = { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() };
    const lunar = lunarOf(solar);
    const parts = Object.fromEntries(icu.formatToParts(instant).map(({ type, value }) => [type, value]));
    const computed = `${parts['relatedYear']}-${parts['month']}-${parts['day']}`;
    const kept = lunar && `${lunar.year}-${lunar.month}${lunar.isLeapMonth ? 'bis' : ''}-${lunar.day}`;
    const leadsBack = lunar && lunar.year < 2050 ? textOf(solarOf(lunar)) === dateTextOf(solar) : true;
    if (kept !== computed || !leadsBack) differing.push(`${dateTextOf(solar)} ${kept} ${computed}`);
  }
  expect(differing).toEqual([]);
});
