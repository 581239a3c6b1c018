import { expect, test } from 'vitest';
import { aboveOf, chartOf, chartRows, type Counted } from './chart-rows.ts';

const department = (departmentCode: string, parentDepartmentCode: string) => ({
  departmentCode,
  departmentName: departmentCode,
  englishDepartmentName: '',
  parentDepartmentCode,
});
const chart = chartOf(
  [department('TOP', ''), department('SALES', 'TOP'), department('PLAN', 'TOP'), department('SEOUL', 'SALES')],
  [
    { departmentCode: 'SEOUL', peopleCount: 2, countedTwice: 0, guestsCount: 1 },
    { departmentCode: 'TOP', peopleCount: 1, countedTwice: 0, guestsCount: 0 },
  ],
);
const texts = { nameOf: ({ departmentCode }: { departmentCode: string }) => departmentCode, countText: String };

test('DEP-05 each department counts its own people and those of its sub-departments', () => {
  expect(['TOP', 'SALES', 'SEOUL', 'PLAN'].map((code) => chart.countOf(code)?.people)).toEqual([3, 2, 2, 0]);
});

test('STA-09 guests count among the people of their department and of all above it', () => {
  expect(['TOP', 'SALES', 'SEOUL', 'PLAN'].map((code) => chart.countOf(code)?.guests)).toEqual([1, 1, 1, 0]);
  const counts = { ...texts, countText: ({ people, guests }: Counted) => `${people}/${guests}` };
  expect(chartRows(chart, new Set(['TOP']), counts).map(({ detail }) => detail)).toEqual(['3/1', '2/1', '0/0']);
});

test('DEP-05 open departments show their sub-departments with level, place and number of neighbours', () => {
  const rows = chartRows(chart, new Set(['TOP', 'SALES']), texts);
  expect(rows.map(({ key, level, isOpen, place, size }) => [key, level, isOpen, place, size])).toEqual([
    ['TOP', 0, true, 1, 1],
    ['SALES', 1, true, 1, 2],
    ['SEOUL', 2, undefined, 1, 1],
    ['PLAN', 1, undefined, 2, 2],
  ]);
  expect(aboveOf(chart, 'SEOUL')).toEqual(['TOP', 'SALES']);
});
