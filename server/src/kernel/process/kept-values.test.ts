import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptByName, KeptValues, roughBytes } from './kept-values.ts';

test('a cache has at most its limit of bytes, and evicts the oldest value', () => {
  const kept = new KeptValues<Buffer>('longLists');
  const held = keptByName().get('longLists');
  // Other tests of the process may use the same cache.
  const ofOthers = held?.bytes;
  for (let n = 0; n < 40; n += 1) kept.set(`value ${n}`, Buffer.alloc(100_000));
  expect(held?.bytes).toBeLessThanOrEqual(held?.mostBytes ?? 0);
  expect([kept.get('value 0'), kept.get('value 39')?.length]).toEqual([undefined, 100_000]);
  const before = held?.bytes;
  kept.set('value 39', Buffer.alloc(100_000));
  expect(held?.bytes).toBe(before);
  for (let n = 0; n < 40; n += 1) kept.delete(`value ${n}`);
  expect(held?.bytes).toBe(ofOthers);
});

test('a value larger than its cache is not cached', () => {
  const kept = new KeptValues<Buffer>('longLists');
  kept.set('large', Buffer.alloc(2 * 1_024 * 1_024));
  expect(kept.get('large')).toBe(undefined);
});

test('the bytes of a value include everything in it', () => {
  const names = Array.from({ length: 100 }, (_, n) => `permission ${n}`);
  expect(roughBytes(new Set(names))).toBeGreaterThan(names.join('').length);
  expect(roughBytes({ names: new Map([['a', names]]), none: null })).toBeGreaterThan(roughBytes(names));
});

/** Maps of a module that may live as long as the process: of a few names that the code itself has. */
const fixed = ['server/src/kernel/process/kept-values.ts: heldBy'];

test('OPS-06 no module keeps values in a map without a limit', () => {
  const folder = join(import.meta.dirname, '../../../..');
  const found = globSync('server/src/{kernel,platform,modules}/**/*.ts', { cwd: folder })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const made = text.matchAll(
        /^(?:export )?(?:const|let) (\w+)[^=\n]* = new (?:Map(?:<.*>)?\(\)|WeakMap<[^;]*\bMap<)/gm,
      );
      return [...made].map(([, name]) => `${path}: ${name}`);
    });
  const allowed = (each: string) => fixed.includes(each) || /: (noNames|madeDays)$/.test(each);
  expect(found.filter((each) => !allowed(each))).toEqual([]);
});
