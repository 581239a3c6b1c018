import { expect, test } from 'vitest';
import { papers, sheetsOf } from './sheets.ts';

test('DEP-05 a chart readable on one sheet is printed on one, and a larger one on as many as needed', () => {
  expect(sheetsOf({ width: 900, height: 500 }, 'a4')).toHaveLength(1);
  expect(sheetsOf({ width: 2_000, height: 900 }, 'a3')).toHaveLength(1);
  const large = { width: 9_000, height: 2_500 };
  const [small, wide] = [sheetsOf(large, 'a4'), sheetsOf(large, 'a3')];
  expect(small.length).toBeGreaterThan(wide.length);
  for (const sheets of [small, wide]) {
    const last = sheets.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(large.width);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThanOrEqual(large.height);
  }
  expect(small[0]?.width).toBe(papers.a4.width * 5.5);
});
