import { expect, test } from 'vitest';
import { goFurther, pageOfRow, pagesDrawn, type PageWindow } from './page-window.ts';

const far = { first: -9, last: 9, pageCount: 20_000 };
const begin = (at: number): PageWindow => ({ start: at, from: at, to: at });

test('USR-01 the next page joins near the end of what is drawn, and a few pages are all that is ever drawn', () => {
  let window = begin(1);
  expect(goFurther(window, far)).toBe(window);
  for (let page = 2; page <= 20_000; page += 1) {
    window = goFurther(window, { ...far, last: 1.5 });
    expect([window.to, window.from]).toEqual([page, Math.max(1, page + 1 - pagesDrawn)]);
  }
  expect(goFurther(window, { ...far, last: 1 })).toBe(window);
});

test('USR-01 scrolling up brings back what went, and nothing from before the page that was jumped to', () => {
  const jumped = begin(700);
  expect(goFurther(jumped, { ...far, first: 0 })).toBe(jumped);
  const below: PageWindow = { start: 700, from: 703, to: 707 };
  expect(goFurther(below, { ...far, first: -0.5 })).toEqual({ start: 700, from: 702, to: 706 });
  expect(goFurther({ start: 700, from: 700, to: 704 }, { ...far, first: -0.5 })).toMatchObject({ from: 700 });
});

test('USR-01 going up draws what stands before the page that was jumped to, page by page to the first one', () => {
  let window = begin(7);
  for (let page = 6; page >= 1; page -= 1) {
    window = goFurther(window, { ...far, first: 0, isUp: true });
    expect([window.from, window.to]).toEqual([page, Math.min(7, page + pagesDrawn - 1)]);
  }
  expect(goFurther(window, { ...far, first: 0, isUp: true })).toBe(window);
  // What was reached by going up stays reached.
  expect(window.start).toBe(1);
});

test('USR-01 the address follows to the page of the row that is read', () => {
  const window: PageWindow = { start: 1, from: 3, to: 5 };
  expect([0, 49, 50, 149, 150].map((index) => pageOfRow(window, index, 50))).toEqual([3, 3, 4, 5, 5]);
  expect(pageOfRow(window, -1, 50)).toBeUndefined();
});
