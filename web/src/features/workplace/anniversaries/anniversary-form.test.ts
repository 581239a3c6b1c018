import { expect, test } from 'vitest';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { anniversaryForm, emptyAnniversary, madeOf, typedOf } from './anniversary-form.ts';

const filled = { ...emptyAnniversary, subject: '창립기념일', date: '2026-03-02' };

test('CAL-01 the entered form becomes the contract’s anniversary', () => {
  expect(checkValues(anniversaryForm, filled).output).toMatchObject({ everyYears: 1, times: null, until: '' });
  const ending = checkValues(anniversaryForm, { ...filled, ends: 'times', times: 3, until: '2030-01-01' });
  expect(ending.output).toMatchObject({ ends: 'times', times: 3, until: '' });
  expect(checkValues(anniversaryForm, { ...filled, isLeapMonth: true }).output).toMatchObject({ isLeapMonth: false });
});

test.each([
  [{ subject: '' }, 'subject', 'MB_M_REQUIRED'],
  [{ date: '' }, 'date', 'MB_M_REQUIRED'],
  [{ date: '2026-02-30' }, 'date', 'ANNIVERSARY_DATE'],
  [{ everyYears: undefined }, 'everyYears', 'ANNIVERSARY_COUNT'],
  [{ ends: 'times' as const, times: undefined }, 'times', 'ANNIVERSARY_COUNT'],
  [{ ends: 'until' as const, until: '' }, 'until', 'ANNIVERSARY_DATE'],
])('CAL-01 %j shows %s %s', (change, path, code) => {
  expect(checkValues(anniversaryForm, { ...filled, ...change }).issues[0]).toMatchObject({ path, code });
});

test('CAL-01 a stored anniversary fills the form as it was entered', () => {
  const row = {
    anniversaryId: 'x',
    subject: '추석',
    solarDate: '2026-09-25',
    lunarDate: '2026-08-15',
    isInLeapMonth: false,
    date: '2020-08-15',
    isLunar: true,
    isLeapMonth: false,
    isHoliday: true,
    everyYears: 1,
    ends: 'never' as const,
    times: null,
    until: '',
  };
  expect(typedOf(madeOf(row))).toMatchObject({ date: '2020-08-15', isLunar: true, everyYears: 1, times: undefined });
});
