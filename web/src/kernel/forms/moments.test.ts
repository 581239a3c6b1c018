import { expect, test } from 'vitest';
import { formatMoment } from './moments.ts';

test('RCN-02 a moment names the time zone that it is told in', () => {
  const moment = '2026-11-21T15:30:00.000Z';
  expect(formatMoment(moment, 'en', 'Asia/Seoul')).toMatch(/^Nov\u{A0}22,.*12:30.* \(Korean Standard Time\)$/u);
  expect(formatMoment(moment, 'ko', 'America/New_York')).toMatch(/^2026.*21.*10:30 \(미 동부 표준시\)$/u);
});
