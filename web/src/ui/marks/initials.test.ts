import { expect, test } from 'vitest';
import { dyeOf, dyes, initialsOf } from './initials.ts';

test.each([
  ['남라온', '라온', '라'],
  ['남궁라온', '라온', '라'],
  ['남궁', '궁', '궁'],
  ['김산', '산', '산'],
  ['王小明', '小明', '小'],
  ['佐藤美咲', '美咲', '美'],
  ['김하늘별', '하늘', '하'],
  ['佐藤 美咲', '美咲', '美'],
  ['Raon Nam', 'RN', 'R'],
  ['nguyễn minh châu', 'NC', 'N'],
  ['Amara', 'A', 'A'],
  ['', '', ''],
])('PRD-03 %s is abbreviated to %s, or to %s in a small mark', (name, usual, small) => {
  expect(initialsOf(name)).toBe(usual);
  expect(initialsOf(name, true)).toBe(small);
});

test('PRD-03 a name keeps its dye, and many names use all dyes', () => {
  expect(dyeOf('남라온')).toBe(dyeOf('남라온'));
  const many = Array.from({ length: 200 }, (_, at) => dyeOf(`Person ${at}`));
  expect(new Set(many)).toEqual(new Set(dyes));
});
