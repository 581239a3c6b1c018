import { expect, test } from 'vitest';
import { fillOf } from './meter-words.ts';

test.each([
  [0, 'free'],
  [79, 'free'],
  [80, 'near'],
  [99, 'near'],
  [100, 'full'],
  [130, 'full'],
])('PRD-04 %i of 100 is shown as %s', (used, fill) => {
  expect(fillOf({ used, max: 100 })).toBe(fill);
});
