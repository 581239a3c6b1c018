import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';

function reported(findings: readonly Finding[]) {
  const script = `import { report } from './findings.ts'; report(${JSON.stringify(findings)});`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return { status: run.status, lines: run.stdout.split('\n').filter(Boolean) };
}

test('findings are one line each, sorted by position, and end the command with 1', () => {
  const { status, lines } = reported([
    { path: 'b.ts', line: 10, message: 'late' },
    { path: 'b.ts', line: 9, message: 'early' },
    { path: 'a.ts', line: 1, message: 'first' },
  ]);
  expect(lines).toEqual(['a.ts:1 first', 'b.ts:9 early', 'b.ts:10 late']);
  expect(status).toBe(1);
});

test('without findings the command prints nothing and ends with 0', () => {
  expect(reported([])).toEqual({ status: 0, lines: [] });
});
