import { expect, test } from 'vitest';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { keyOfFound, personOf, withFound } from './found-row.ts';

const row = (key: string, level: number, place = 1, size = 1): TreeRow => ({
  key,
  label: key,
  level,
  isOpen: true,
  place,
  size,
});
const rows = [row('TOP', 0), row('SALES', 1, 1, 2), row('SEOUL', 2), row('PLAN', 1, 2, 2)];
const found = { personId: 'p', name: '남라온', department: { departmentCode: 'SALES' } };
const shown = (list: readonly TreeRow[]) => list.map(({ key, level, place, size }) => [key, level, place, size]);

test('DEP-05 a found person has a row of their own below their department, before the departments there', () => {
  expect(shown(withFound(rows, found))).toEqual([
    ['TOP', 0, 1, 1],
    ['SALES', 1, 1, 2],
    [keyOfFound('p'), 2, 1, 2],
    ['SEOUL', 2, 2, 2],
    ['PLAN', 1, 2, 2],
  ]);
  expect(withFound(rows, found)[2]?.label).toBe('남라온');
});

test('DEP-05 without a found person, or with one of a closed branch, the rows stay', () => {
  expect(withFound(rows, null)).toBe(rows);
  expect(withFound(rows, { ...found, department: { departmentCode: 'CLOSED' } })).toBe(rows);
});

test('a row of a person differs from one of a department', () => {
  expect([personOf(keyOfFound('p')), personOf('SALES')]).toEqual(['p', undefined]);
});
