import { expect, test } from 'vitest';
import { checkTestClocks } from './check-test-clocks.ts';
import { plant } from './kernel/planted.ts';

/** The lines of a test file that the check refuses. */
function linesOf(text: string, path = 'server/src/kernel/some.test.ts'): number[] {
  return checkTestClocks(plant({ [path]: text })).map(({ line }) => line);
}

test.each([
  [
    'time since a moment',
    'const began = performance.now();\nwork();\nexpect(performance.now() - began).toBeLessThan(9);',
    [3],
  ],
  ['a moment by the clock', 'expect(Date.parse(validUntil)).toBeGreaterThan(Date.now());', [1]],
  ['the date', 'expect(row.at < new Date()).toBe(true);', [1]],
  [
    'a duration with a name',
    'const began = Date.now();\nconst took = Date.now() - began;\nexpect(took).toBeLessThan(9);',
    [3],
  ],
  ['hrtime', 'const began = process.hrtime.bigint();\nexpect(process.hrtime.bigint() - began < 9n).toBe(true);', [2]],
  [
    'durations in a list',
    'const all = [];\nconst began = performance.now();\nall.push(performance.now() - began);\nconst worst = Math.max(...all);\nexpect(worst).toBeLessThan(9);',
    [5],
  ],
  [
    'durations that functions return',
    'const took = await Promise.all(list.map(async () => {\n  const began = Date.now();\n  await work();\n  return Date.now() - began;\n}));\nexpect(took[0]).toBeLessThan(9);',
    [6],
  ],
  ['a limit in the matcher', 'const until = Date.now() + 9;\nexpect(left).toBe(until - Date.now());', [2]],
  ['a stored moment less the clock', `const text = \`select\n  run_at - ${'now()'} as wait from jobs\`;`, [2]],
  ['the clock less a stored moment', `query('select ${'app_now()'} - seen_at from processes');`, [1]],
])('OPS-01 an assertion on %s is refused', (_what, text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  [
    'a moment ahead as input',
    'const until = new Date(Date.now() + day).toISOString();\nexpect(answer).toEqual({ until });',
  ],
  ['a moment before as input', 'const from = new Date(Date.now() - day);\nexpect(answer.from).toEqual(from);'],
  [
    'patience',
    'const sent = performance.now();\nawait expect.poll(read, { timeout: patience - (performance.now() - sent) }).toBe(1);',
  ],
  ['a loop that waits', 'const end = Date.now() + 9;\nwhile (Date.now() < end) await step();'],
  [
    'processor time',
    'const before = process.threadCpuUsage();\nexpect(process.threadCpuUsage(before).user).toBeLessThan(9);',
  ],
  ['moments of one transaction', "query('select run_at - created_at from jobs');"],
  ['a moment in SQL', "query(`select now() - interval '1 day', app_now() - days * interval '1 day'`);"],
])('OPS-01 %s is not an assertion on time', (_what, text) => {
  expect(linesOf(text)).toEqual([]);
});

test('OPS-01 benches and drills can measure, and sources are not read', () => {
  const text = 'const began = Date.now();\nexpect(Date.now() - began).toBeLessThan(9);';
  expect(linesOf(text, 'bench/some.test.ts')).toEqual([]);
  expect(linesOf(text, 'server/src/testing/drill/some.test.ts')).toEqual([]);
  expect(linesOf(text, 'server/src/testing/some.ts')).toEqual([]);
  expect(linesOf(text, 'e2e/some.e2e.ts')).toEqual([2]);
});
