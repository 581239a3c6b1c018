import { expect, test } from 'vitest';
import { firstOf, pageOf, pageOfMany, portionOf, wholeList } from './list-answers.ts';

test('a list returns its count, or that there are more than it shows', () => {
  const items = ['a', 'b'];
  expect(wholeList(items)).toEqual({ items, total: { count: 2, isExact: true }, next: null });
  expect(firstOf(items, { hasMore: true })).toEqual({ items, total: { count: 2, isExact: false }, next: null });
});

test('the length of a page is the exact count only if nothing precedes or follows it', () => {
  const items = ['a', 'b'];
  const totalOf = (after: string | undefined, next: string | null) => portionOf(items, { after, next }).total;
  expect(totalOf(undefined, null)).toEqual({ count: 2, isExact: true });
  expect(totalOf(undefined, 'b')).toEqual({ count: 2, isExact: false });
  expect(totalOf('z', null)).toEqual({ count: 2, isExact: false });
  expect(portionOf(items, { after: 'z', next: 'b', count: 7 })).toEqual({
    items,
    total: { count: 7, isExact: true },
    next: 'b',
  });
});

test('USR-01 a numbered page links to the next one, the last one to none, and one beyond it is refused', () => {
  const page = (number: number, count: number) => pageOf(['a'], { page: number, rowsPerPage: 2, count });
  expect(page(1, 3)).toEqual({ items: ['a'], total: { count: 3, isExact: true }, next: '2' });
  expect(page(2, 3).next).toBeNull();
  expect(page(1, 0).next).toBeNull();
  expect(() => page(3, 4)).toThrow('PAGE_BEYOND');
  expect(() => page(2, 0)).toThrow('PAGE_BEYOND');
});

test('USR-01 a page of an uncounted list links to the next while one more row is found', () => {
  const asked = { page: 300, rowsPerPage: 2, count: 10 };
  const total = { count: 10, isExact: false };
  expect(pageOfMany(['a', 'b', 'c'], asked)).toEqual({ items: ['a', 'b'], total, next: '301' });
  expect(pageOfMany(['a', 'b'], asked)).toEqual({ items: ['a', 'b'], total, next: null });
});
