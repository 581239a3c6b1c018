import { expect, test } from 'vitest';
import { startTestApp } from '../../../../testing/test-app.ts';
import { homeBirthdays } from './birthdays.sql.ts';

const { kernel } = await startTestApp({ work: false });
const { keyring } = kernel;

/** The birthdays that are looked for on a day of a list. */
function lookedFor(now: string, zone: string) {
  const days = homeBirthdays.days(keyring, zone, new Date(now));
  return (birthday: string) => {
    const index = keyring.blindIndex('person-birthday', birthday).toString('hex');
    return days.filter(({ indexes }) => indexes.some((each) => each.toString('hex') === index)).map(({ date }) => date);
  };
}

test('POR-07 today is the day in the company’s zone, and birthdays cover 31 days, also over the end of a year', () => {
  const days = homeBirthdays.days(keyring, 'Asia/Seoul', new Date('2026-12-14T15:30:00Z'));
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([31, '2026-12-15', '2027-01-14']);
});

test('POR-07 a leap-day birthday is on the day itself in leap years, and a day earlier in others', () => {
  expect(lookedFor('2027-02-20T03:00:00Z', 'Asia/Seoul')('02-29')).toEqual(['2027-02-28']);
  expect(lookedFor('2027-02-20T03:00:00Z', 'Asia/Seoul')('02-28')).toEqual(['2027-02-28']);
  expect(lookedFor('2028-02-20T03:00:00Z', 'Asia/Seoul')('02-29')).toEqual(['2028-02-29']);
});
