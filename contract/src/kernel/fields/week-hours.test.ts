import { expect, test } from 'vitest';
import { hoursText, weekIn } from './week-hours.ts';

const day = 1_440;
const weekdays = [0, 1, 2, 3, 4].map((each) => ({ from: each * day + 540, to: each * day + 1_080 }));
const winter = new Date('2027-01-15T00:00:00Z');
const summer = new Date('2027-07-15T00:00:00Z');
const inWords = (zone: string, from: string, at = winter) => hoursText(weekIn(zone, weekdays, { from, at }), 'en');

test.each([
  ['UTC', 'GMT+9', winter, 'Mon–Fri 00:00–09:00'],
  ['UTC', 'Asia/Seoul', winter, 'Mon–Fri 00:00–09:00'],
  ['Asia/Seoul', 'GMT+9', winter, 'Mon–Fri 09:00–18:00'],
  ['America/New_York', 'GMT+9', winter, 'Mon–Thu 00:00–04:00, 19:00–24:00 · Fri 00:00–04:00 · Sun 19:00–24:00'],
  ['UTC', 'America/New_York', winter, 'Mon–Fri 14:00–23:00'],
  ['UTC', 'America/New_York', summer, 'Mon–Fri 13:00–22:00'],
  ['Asia/Kathmandu', 'GMT-3', winter, 'Mon 17:45–24:00 · Tue–Fri 00:00–02:45, 17:45–24:00 · Sat 00:00–02:45'],
] as const)('MEM-03 LIM-07 weekdays 9 to 18 by the clock of %s, given in %s at %s', (zone, from, at, text) => {
  expect(inWords(zone, from, at)).toBe(text);
});
