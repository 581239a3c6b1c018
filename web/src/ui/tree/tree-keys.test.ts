import { expect, test } from 'vitest';
import { dropPlace, type TreeRow, treeStep } from './tree-keys.ts';

const row = (key: string, level: number, isOpen?: boolean): TreeRow => ({
  key,
  label: key,
  level,
  isOpen,
  place: 1,
  size: 1,
});
const rows = [row('top', 0, true), row('a', 1, true), row('a1', 2), row('b', 1, false), row('c', 1)];

test.each([
  ['ArrowDown', 0, { to: 1 }],
  ['ArrowDown', 4, undefined],
  ['ArrowUp', 0, undefined],
  ['ArrowUp', 3, { to: 2 }],
  ['Home', 4, { to: 0 }],
  ['End', 0, { to: 4 }],
  ['ArrowRight', 3, { open: true }],
  ['ArrowRight', 1, { to: 2 }],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 1, { open: false }],
  ['ArrowLeft', 2, { to: 1 }],
  ['ArrowLeft', 4, { to: 0 }],
  ['ArrowLeft', 0, undefined],
  ['x', 0, undefined],
])('ACS-01 %s at row %i of a tree', (key, at, step) => {
  expect(treeStep(key, rows, at)).toEqual(step);
});

test('DEP-01 a dragged row is dropped before a row, into it or after it', () => {
  expect([4, 18, 32].map((offset) => dropPlace(offset, 36))).toEqual(['before', 'inside', 'after']);
});
