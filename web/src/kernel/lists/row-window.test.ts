import { expect, test } from 'vitest';
import { goFurther, pageOfRow, pageOfSlice, type RowWindow, slicesOf } from './row-window.ts';

const sliceCount = 100_000;
/** Half a screen a slice. */
const far = { first: -9, last: 9, sliceCount };
const begin = (page: number): RowWindow => ({ start: slicesOf(page, 50).from, ...slicesOf(page, 50) });
const lengthOf = ({ from, to }: RowWindow) => (to - from + 1) / 2;

test('USR-01 more rows are rendered near the end, and never more than a few screens', () => {
  let window = begin(1);
  expect(goFurther(window, far)).toBe(window);
  for (let to = 5; to < 1_000; to += 1) {
    window = goFurther(window, { last: 1.5, first: 1.5 - lengthOf(window), sliceCount });
    expect([window.from, window.to]).toEqual([Math.max(0, to - 9), to]);
  }
  const end = { start: 0, from: sliceCount - 10, to: sliceCount - 1 };
  expect(goFurther(end, { ...far, last: 1 })).toBe(end);
});

test('USR-01 rows rendered further down do not flicker while the reader is still', () => {
  let window = begin(1);
  let first = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const next = goFurther(window, { first, last: first + lengthOf(window), sliceCount });
    first += (next.from - window.from) / 2;
    window = next;
  }
  expect(goFurther(window, { first, last: first + lengthOf(window), sliceCount })).toBe(window);
});

test('USR-01 scrolling up renders removed rows again, and none from before the page of entry', () => {
  const jumped = begin(700);
  expect(goFurther(jumped, { ...far, first: 0 })).toBe(jumped);
  const below: RowWindow = { start: 3_495, from: 3_500, to: 3_509 };
  const edges = { first: -0.5, last: 4.5, sliceCount };
  expect(goFurther(below, edges)).toEqual({ start: 3_495, from: 3_499, to: 3_508 });
  expect(goFurther({ ...below, from: 3_495, to: 3_504 }, edges)).toMatchObject({ from: 3_495, to: 3_504 });
});

test('USR-01 moving up renders rows before the page of entry, to the first row', () => {
  let window = begin(7);
  for (let from = 29; from >= 0; from -= 1) {
    window = goFurther(window, { first: 0, last: lengthOf(window), sliceCount, isUp: true });
    expect([window.from, window.to]).toEqual([from, Math.min(34, from + 9)]);
  }
  expect(goFurther(window, { first: 0, last: 5, sliceCount, isUp: true })).toBe(window);
  // What was reached by going up stays reached.
  expect(window.start).toBe(0);
});

test('USR-01 a list without rendered rows loses none of its rows', () => {
  expect(goFurther({ start: 0, from: 5, to: 9 }, { first: 0, last: Infinity, sliceCount })).toMatchObject({
    from: 4,
    to: 8,
  });
});

test('USR-01 the address follows the page of the visible row', () => {
  const window: RowWindow = { start: 0, from: 12, to: 24 };
  expect([0, 29, 30, 79, 80, 300].map((index) => pageOfRow(window, index, 50))).toEqual([3, 3, 4, 4, 5, 5]);
  expect(pageOfRow(window, -1, 50)).toBeUndefined();
  expect([0, 4, 5].map((slice) => pageOfSlice(slice, 50))).toEqual([1, 1, 2]);
});
