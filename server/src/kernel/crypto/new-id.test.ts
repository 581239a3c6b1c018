import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => {
  vi.useRealTimers();
});

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const momentOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

test('MEM-07 ids of one process sort in order of creation, also 20,000 of one millisecond', () => {
  const now = Date.now() + 60_000;
  vi.useFakeTimers({ now });
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(ids.filter((id) => !shape.test(id))).toEqual([]);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(momentOf(ids.at(-1) ?? '')).toBeLessThan(now + 10);
});

test('MEM-07 after the clock is set back a new id still sorts after the existing ones', () => {
  const start = Date.now() + 120_000;
  vi.useFakeTimers({ now: start });
  const before = newId();
  vi.setSystemTime(start - 30_000);
  const after = newId();
  expect(after > before).toBe(true);
  vi.setSystemTime(start + 1_000);
  expect(momentOf(newId())).toBe(start + 1_000);
});
