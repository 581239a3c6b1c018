import { expect, test } from 'vitest';
import { movedTo } from './arrangement.ts';

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('POR-02 the portlet at %i goes to %i and nothing is lost', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(expected);
});
