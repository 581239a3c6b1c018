import { expect, test } from 'vitest';
import { portraits } from './portraits.ts';

test('POR-13 there are 24 different portraits to choose from', () => {
  expect(portraits).toHaveLength(24);
  expect(new Set(portraits.map((each) => JSON.stringify(each))).size).toBe(24);
});
