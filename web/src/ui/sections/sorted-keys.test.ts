import { expect, test } from 'vitest';
import { inOrder, moved } from './sorted-keys.ts';

test('ACS-07 a key moves to its new place, and the order of the others remains', () => {
  expect(moved(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});

test('ACS-07 items follow an order, and unknown ones are at its end', () => {
  expect(inOrder(['a', 'b', 'new'], (item) => item, ['b', 'a'])).toEqual(['b', 'a', 'new']);
  expect(inOrder(['a', 'b'], (item) => item, undefined)).toEqual(['a', 'b']);
});
