import { expect, test } from 'vitest';
import { stepBy } from './grid-keys.ts';
import { placesOf, rowsBetween, scrolledTo } from './row-places.ts';

const size = { rows: 100, columns: 5, perPage: 10 };

test('BLK-10 the keys of a grid move between its cells and remain within it', () => {
  const at = { row: 50, column: 2 };
  expect(stepBy('ArrowDown', at, size, false)).toEqual({ row: 51, column: 2 });
  expect(stepBy('ArrowUp', at, size, true)).toEqual({ row: 0, column: 2 });
  expect(stepBy('ArrowRight', { row: 0, column: 4 }, size, false)).toEqual({ row: 0, column: 4 });
  expect(stepBy('Home', at, size, false)).toEqual({ row: 50, column: 0 });
  expect(stepBy('End', at, size, true)).toEqual({ row: 99, column: 4 });
  expect(stepBy('PageUp', { row: 3, column: 0 }, size, false)).toEqual({ row: 0, column: 0 });
  expect(stepBy('PageDown', at, size, false)).toEqual({ row: 60, column: 2 });
  expect(stepBy('a', at, size, false)).toBeUndefined();
});

test('BLK-10 only the visible rows of 10,000 are rendered, whatever their heights', () => {
  const places = placesOf(Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? 36 : 56)));
  expect(places.length).toBe(5_000 * 92);
  expect(rowsBetween(places, 0, 460, 6)).toEqual({ first: 0, end: 17 });
  expect(rowsBetween(places, 92 * 4_999, 92 * 5_000, 6)).toEqual({ first: 9_992, end: 10_000 });
  expect(scrolledTo(places, 0, 500, 460)).toBe(0);
  expect(scrolledTo(places, 9_999, 0, 460)).toBe(places.length - 460);
  expect(scrolledTo(places, 3, 0, 460)).toBe(0);
});
