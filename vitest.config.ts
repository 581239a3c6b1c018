import { enableCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/test/longest-first.ts';
import { CountingReporter } from './tools/test/vitest-counts.ts';
import { testsThatRun } from './tools/test/where-tests-run.ts';

/** The test command asks for a report in a file and sums it up; beside it, it wants to see failures alone. */
const report = process.env['MADANG_REPORT'];
const leftToTheFullRun = process.env['MADANG_FULL'] ? [] : testsThatRun(import.meta.dirname, 'fullRun');
/** A cluster that is broken in every way takes too long for any run but its own. */
const leftToTheDrill = process.env['MADANG_DRILL'] ? [] : ['server/src/testing/drill/whole/**'];

// Node keeps what it compiles: here, in the processes of the tests, and in the products that they start. Coverage of
// functions that come out of the cache would be less exact.
if (!process.argv.includes('--coverage')) {
  process.env['NODE_COMPILE_CACHE'] = join(import.meta.dirname, 'node_modules/.cache/compiled');
  enableCompileCache(process.env['NODE_COMPILE_CACHE']);
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: report === undefined ? ['default'] : ['dot', new CountingReporter(report)],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,tools,web}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', ...leftToTheFullRun],
          // Pure functions share nothing that a test could spoil, and one module graph for all takes half the time.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          // On Debian's PostgreSQL some of them run in one command with the server's, after those.
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...leftToTheFullRun, ...leftToTheDrill],
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['tools/test/untracked-imports.ts'],
          // The server runs as Node reads it, without a build; so do its tests, in half the time of Vite's module runner.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          pool: 'forks',
          // All of the product is in memory, and what grows from the usual size to that is collected again and again.
          execArgv: ['--initial-heap-size=512'],
          // Each file has an app and a database of its own; to import the server anew for each took half as long again.
          isolate: false,
          // A file waits for its database and its processes as much as it works. In a run of a few files, a process more than
          // there are processors imports for longer than it helps.
          maxWorkers: report === undefined ? Math.min(3, availableParallelism()) : 3,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // What a test waits for may come late on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
