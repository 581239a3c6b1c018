import { expect, test } from 'vitest';
import { endFault, endOf, suspensionEndFault } from './suspend-form.ts';

const now = new Date('2026-11-29T05:00:00Z');
const end = { reason: 'other', note: '', end: 'dated', day: '2026-11-30', time: '18:00' } as const;

test('USR-13 the end of a lock of access is in the future, or open', () => {
  expect(endFault({ ...end, end: 'open', day: '' }, now)).toEqual([]);
  expect(endOf({ ...end, end: 'open' })).toBeNull();
  expect(endFault(end, now)).toEqual([]);
  expect(endFault({ ...end, day: '2026-11-28' }, now)).toMatchObject([{ path: 'day', code: 'SUSPENSION_END' }]);
  expect(endFault({ ...end, day: '' }, now)).toMatchObject([{ code: 'MB_M_REQUIRED' }]);
  expect(endFault({ ...end, day: '30 Nov' }, now)).toMatchObject([{ code: 'CO400' }]);
});

test('USR-13 STA-10 a lock that starts on a day ends after its start', () => {
  const codes = (on: string, day: string) =>
    suspensionEndFault({ ...end, day, when: 'dated', on }, now).map(({ code }) => code);
  expect(codes('2026-12-02', '2026-12-01')).toEqual(['SUSPENSION_END']);
  expect(codes('2026-12-02', '2026-12-02')).toEqual([]);
  expect(suspensionEndFault({ ...end, when: 'now', on: '' }, now)).toEqual([]);
});
