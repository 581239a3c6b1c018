import { afterEach, expect, test } from 'vitest';
import { todayHere } from './days.ts';
import { momentAt, setZoneHere, wallClock, zoneHere } from './zone.ts';

afterEach(() => setZoneHere(null));
const at = (text: string) => new Date(text);

test('ACC-16 the wall clock is that of the zone chosen by the reader', () => {
  const moment = at('2026-11-21T15:30:12.345Z');
  setZoneHere('Asia/Seoul');
  expect(wallClock(moment).toISOString()).toBe('2026-11-22T00:30:12.345Z');
  expect(todayHere(moment)).toBe('2026-11-22');
  setZoneHere('America/New_York');
  expect(wallClock(moment).toISOString()).toBe('2026-11-21T10:30:12.345Z');
  expect(todayHere(moment)).toBe('2026-11-21');
});

test.each(['Asia/Seoul', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'Pacific/Kiritimati'])(
  'ACC-16 a midnight of %s is converted back, also on the days of clock changes',
  (zone) => {
    setZoneHere(zone);
    for (const day of [
      '2026-01-01',
      '2026-03-08',
      '2026-03-09',
      '2026-04-05',
      '2026-09-27',
      '2026-11-01',
      '2026-11-02',
    ]) {
      const wall = at(`${day}T00:00:00Z`);
      expect(wallClock(momentAt(wall)).toISOString(), day).toBe(wall.toISOString());
    }
  },
);

test('ACC-16 a skipped midnight is the moment after the change', () => {
  setZoneHere('Africa/Cairo');
  expect(wallClock(momentAt(at('2026-04-24T00:00:00Z'))).toISOString()).toBe('2026-04-24T01:00:00.000Z');
});

test('ACC-16 without a zone, or with one unknown to the browser, its own clock applies', () => {
  const moment = at('2026-11-21T15:30:00Z');
  const own = wallClock(moment);
  expect([own.getUTCHours(), own.getUTCDate()]).toEqual([moment.getHours(), moment.getDate()]);
  setZoneHere('Asia/Seoul');
  setZoneHere('Nowhere/At_All');
  expect(zoneHere()).toBeUndefined();
  expect(wallClock(moment)).toEqual(own);
});
