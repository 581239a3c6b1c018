import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plant } from '../kernel/planted.ts';
import { judge, runStep, summary, type Step } from './steps.ts';

const node = (code: string): Step => ({ name: 'step', command: [process.execPath, '-e', code] });
const runner = (code: string): Step => ({ ...node(code), report: 'vitest' });
const writeReport = (report: object) =>
  `require('node:fs').writeFileSync(process.env.MADANG_REPORT, '${JSON.stringify(report)}');`;

test('a check counts as one test, passed or failed by its exit code', async () => {
  expect(await runStep(node(''))).toMatchObject({ isOk: true, passed: 1, failed: 0, skipped: 0 });
  expect(await runStep(node('process.exit(3)'))).toMatchObject({ isOk: false, passed: 0, failed: 1, skipped: 0 });
});

test('a failed step keeps its output', async () => {
  const { output } = await runStep(node("console.log('\\x1b[31mout\\x1b[0m'); console.error('err'); process.exit(1)"));
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
});

test('a test runner counts as many tests as it reports', async () => {
  const code = writeReport({ passed: 7, failed: 0, skipped: 2, flaky: 1 });
  expect(await runStep(runner(code))).toMatchObject({ isOk: true, passed: 7, failed: 0, skipped: 2, flaky: 1 });
});

test.each([
  ['failed tests', writeReport({ passed: 7, failed: 2, skipped: 0, flaky: 0 }), 7, 2],
  // An unhandled rejection: no test failed, the exit code is 1.
  ['an error beside the tests', `${writeReport({ passed: 7, failed: 0, skipped: 0, flaky: 0 })} process.exit(1)`, 7, 1],
  ['no report', '', 0, 1],
  ['no test at all', writeReport({ passed: 0, failed: 0, skipped: 0, flaky: 0 }), 0, 1],
])('a test runner with %s fails', async (_what, code, passed, failed) => {
  expect(await runStep(runner(code))).toMatchObject({ isOk: false, passed, failed });
});

test.each([
  [
    1,
    { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    { isOk: false, passed: 7, failed: 1, skipped: 3, flaky: 2 },
  ],
  [0, { expected: 5, unexpected: 0, flaky: 2, skipped: 0 }, { isOk: true, passed: 7, failed: 0, skipped: 0, flaky: 2 }],
])('a journey that passed at the second try is counted and reported (exit code %i)', (code, stats, expected) => {
  const report = join(plant({ 'report.json': JSON.stringify({ stats }) }), 'report.json');
  const step: Step = { name: 'journeys', command: [], report: 'playwright' };
  expect(judge(step, code, report)).toEqual(expected);
});

test('a step gets its prepared values, which are cleaned up afterwards', async () => {
  let cleanUps = 0;
  const step: Step = {
    ...node("process.exit(process.env.PREPARED === 'yes' ? 0 : 1)"),
    prepare: () => ({ PREPARED: 'yes' }),
    cleanUp: () => (cleanUps += 1),
  };
  expect(await runStep(step)).toMatchObject({ isOk: true });
  expect(cleanUps).toBe(1);
});

test('a step that cannot be prepared fails with the reason, and is cleaned up', async () => {
  let cleanUps = 0;
  const step: Step = {
    ...node(''),
    prepare: () => {
      throw new Error('no server');
    },
    cleanUp: () => (cleanUps += 1),
  };
  expect(await runStep(step)).toMatchObject({ isOk: false, failed: 1, output: 'Error: no server' });
  expect(cleanUps).toBe(1);
});

test('the summary adds everything up and names skipped or flaky tests only if there are any', () => {
  const some = { passed: 1, failed: 0, skipped: 0, flaky: 0 };
  expect(summary([some, { ...some, passed: 40, failed: 2 }])).toBe('41 passed, 2 failed');
  expect(summary([{ ...some, skipped: 3, flaky: 1 }])).toBe(
    '1 passed, 0 failed, 3 skipped, 1 passed at the second try',
  );
});
