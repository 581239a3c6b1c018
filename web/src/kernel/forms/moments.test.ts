import { expect, test } from 'vitest';
import { formatEnd, formatMoment } from './moments.ts';

test('RCN-02 a time includes the time zone of its text', () => {
  const moment = '2026-11-21T15:30:00.000Z';
  expect(formatMoment(moment, 'en', 'Asia/Seoul')).toMatch(/^Nov\u{A0}22,.*12:30.* \(Korean Standard Time\)$/u);
  expect(formatMoment(moment, 'ko', 'America/New_York')).toMatch(/^2026.*21.*10:30 \(미 동부 표준시\)$/u);
});

test('INV-07 an end at midnight is shown as the day before, and one within a day with time and zone', () => {
  expect(formatEnd(new Date(2026, 11, 23).toISOString(), 'en')).toBe('Dec\u{A0}22,\u{A0}2026');
  const within = new Date(2026, 11, 23, 0, 1).toISOString();
  expect(formatEnd(within, 'en')).toBe(formatMoment(within, 'en'));
  expect(formatEnd(within, 'en')).toMatch(/^Dec\u{A0}23, ?.*12:01.* \(.+\)$/u);
});
