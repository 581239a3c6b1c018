import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../kernel/files.ts';
import { plant } from '../kernel/planted.ts';

const reporter = pathToFileURL(join(projectRoot, 'tools/test/vitest-counts.ts')).href;

test('a test that passed at the second try is counted as both, and named with its failure', () => {
  const folder = plant({
    'vitest.config.ts': `
      import { CountingReporter } from '${reporter}';
      export default { test: { globals: true, retry: 1, reporters: [new CountingReporter('counts.json')] } };`,
    'some.test.ts': `
      let tries = 0;
      test('steady', () => {});
      test.skip('left out', () => {});
      test('shaky', () => { tries += 1; if (tries === 1) throw new Error('not yet'); });`,
  });
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const output = execFileSync(process.execPath, [vitest, 'run'], { cwd: folder, encoding: 'utf8' });
  const counts: unknown = JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'));
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 1, flaky: 1 });
  expect(output).toContain('passed at the second try: some.test.ts > shaky\n  not yet');
});
