import { expect, test } from 'vitest';
import { areAllSelected, pressAll, pressRow, reachRow } from './row-selection.ts';

const rows = ['a', 'b', 'c', 'd'];

test('ACS-01 a press selects a row and a second one clears it', () => {
  const once = pressRow(new Set(), rows, { key: 'b', from: undefined, isShift: false });
  expect([...once]).toEqual(['b']);
  expect([...pressRow(once, rows, { key: 'b', from: 'b', isShift: false })]).toEqual([]);
});

test('ACS-01 Shift selects from the last pressed row to this one, up and down', () => {
  const down = pressRow(new Set(['b']), rows, { key: 'd', from: 'b', isShift: true });
  expect([...down].toSorted()).toEqual(['b', 'c', 'd']);
  const up = pressRow(new Set(['d']), rows, { key: 'a', from: 'd', isShift: true });
  expect([...up].toSorted()).toEqual(rows);
  expect([...pressRow(down, rows, { key: 'c', from: 'd', isShift: true })]).toEqual(['b']);
});

test('ACS-01 Shift and an arrow select the passed rows, and clear them on the way back', () => {
  const down = reachRow(new Set(['z']), rows, { begin: 'b', at: 'b', to: 'c' });
  expect([...down].toSorted()).toEqual(['b', 'c', 'z']);
  const further = reachRow(down, rows, { begin: 'b', at: 'c', to: 'd' });
  expect([...further].toSorted()).toEqual(['b', 'c', 'd', 'z']);
  const back = reachRow(further, rows, { begin: 'b', at: 'd', to: 'b' });
  expect([...back].toSorted()).toEqual(['b', 'z']);
  expect([...reachRow(back, rows, { begin: 'b', at: 'b', to: 'a' })].toSorted()).toEqual(['a', 'b', 'z']);
});

test('ACS-01 a row of another page is not a start, and remains selected', () => {
  const next = pressRow(new Set(['z']), rows, { key: 'c', from: 'z', isShift: true });
  expect([...next].toSorted()).toEqual(['c', 'z']);
});

test('ACS-01 all rows of the page are selected and cleared at once', () => {
  const all = pressAll(new Set(['a', 'z']), rows);
  expect([...all].toSorted()).toEqual([...rows, 'z']);
  expect(areAllSelected(all, rows)).toBe(true);
  expect([...pressAll(all, rows)]).toEqual(['z']);
  expect(areAllSelected(new Set(), [])).toBe(false);
});
