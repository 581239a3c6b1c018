import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './kernel/chromium.ts';
import { projectRoot } from './kernel/files.ts';
import { DebianPostgres } from './test/debian-postgres.ts';
import { freePort } from './test/free-port.ts';
import { fullNeeds, meetNeeds, serverBinaries } from './test/needs.ts';
import { runStep, summary, type Step, type StepResult } from './test/steps.ts';
import { testsThatRun } from './test/where-tests-run.ts';

/**
 * `npm test`: all checks, fastest failures first. `--checks` stops before the tests, `--full` runs everything,
 * `--only=journeys` the named steps.
 */
const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name);
const node = process.execPath;

function checks(): Step[] {
  return [
    { name: 'types', command: [bin('tsc'), '-p', '.'] },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
    { name: 'format', command: [bin('oxfmt'), '--check'] },
    ...readdirSync(join(projectRoot, 'tools'))
      .filter((file) => /^check-[\w-]+\.ts$/.test(file))
      .map((file) => ({ name: file.replace('.ts', ''), command: [node, join('tools', file)] })),
    { name: 'schema snapshot', command: [node, 'tools/schema-snapshot.ts', '--check'] },
    { name: 'lists of capabilities', command: [node, 'tools/capability-lists.ts', '--check'] },
    { name: 'page of errors', command: [node, 'tools/docs-errors.ts', '--check'] },
    { name: 'page of states', command: [node, 'tools/states/docs-employment-states.ts', '--check'] },
  ];
}

/** A machine that stood still for seconds fails the short run nothing; the full run forgives nothing. */
function retries(option: string): string[] {
  return process.env['MADANG_FULL'] ? [] : [`--${option}=1`];
}

function tests(postgres: DebianPostgres | undefined): Step[] {
  const answered = join(mkdtempSync(join(tmpdir(), 'madang-codes-')), 'answered');
  const vitest = (name: string, project: string, ...options: string[]): Step => ({
    name,
    command: [bin('vitest'), 'run', `--project=${project}`, ...retries('retry'), ...options],
    report: 'vitest',
  });
  const onDebian = postgres && {
    ...vitest("server on Debian's PostgreSQL", '*', ...filesOnDebian()),
    prepare: () => ({ TEST_DATABASE_URL: postgres.start() }),
    cleanUp: () => postgres.stop(),
  };
  return [
    { name: 'page sizes', command: [node, 'tools/pages/page-size.ts', '--check'] },
    vitest('units', 'unit'),
    { ...vitest('server on the embedded database', 'server'), prepare: () => ({ MADANG_ANSWERED_CODES: answered }) },
    { name: 'codes answered', command: [node, 'tools/specification/answered-codes.ts', answered] },
    ...(onDebian ? [onDebian] : []),
    ...journeys(postgres),
  ];
}

/** The full run has the server's whole suite there, the short run what depends on the server's version or build. */
function filesOnDebian(): string[] {
  const dependent = testsThatRun(projectRoot, 'everyDatabase');
  if (!process.env['MADANG_FULL']) return dependent;
  const others = dependent.filter((path) => !path.startsWith('server/'));
  return ['server/src', ...others, ...testsThatRun(projectRoot, 'once').map((path) => `--exclude=${path}`)];
}

/** Returns the journeys, if there is a browser. The short run relies on the server's tests for the second database. */
function journeys(postgres: DebianPostgres | undefined): Step[] {
  if (findChromium() === undefined) return [];
  // A port of its own, or a second run on this machine would be served by the first one's pages.
  const settings = async () => ({ MADANG_STATIC_PORT: String(await freePort()) });
  const onEmbedded: Step = {
    name: 'journeys in Chromium',
    command: [
      bin('playwright'),
      'test',
      '-c',
      'e2e/playwright.config.ts',
      '--reporter=dot,json',
      ...retries('retries'),
    ],
    report: 'playwright',
    prepare: settings,
  };
  if (postgres === undefined || !process.env['MADANG_FULL']) return [onEmbedded];
  const onDebian: Step = {
    ...onEmbedded,
    name: "journeys on Debian's PostgreSQL",
    prepare: async () => ({ ...(await settings()), TEST_DATABASE_URL: postgres.start() }),
    cleanUp: () => postgres.stop(),
  };
  return [onEmbedded, onDebian];
}

async function runAll(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    process.stdout.write(`- ${step.name} `);
    const result = await runStep(step);
    results.push(result);
    const counts = result.passed + result.failed > 1 ? `, ${summary([result])}` : '';
    process.stdout.write(`${result.isOk ? 'ok' : 'FAILED'} (${result.seconds.toFixed(1)} s${counts})\n`);
    if (!result.isOk || result.flaky > 0) process.stdout.write(`${result.output}\n`);
  }
  return results;
}

async function main(options: readonly string[]): Promise<number> {
  if (options.includes('--full')) process.env['MADANG_FULL'] = '1';
  const steps = checks();
  const missing: string[] = [];
  if (!options.includes('--checks')) {
    missing.push(...meetNeeds(options.includes('--full') ? fullNeeds : undefined));
    const binaries = serverBinaries();
    steps.push(...tests(binaries === undefined ? undefined : new DebianPostgres(binaries)));
  }
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  const results = await runAll(steps.filter(({ name }) => only === undefined || name.includes(only)));
  const failed = results.filter(({ isOk }) => !isOk).map(({ name }) => name);
  if (missing.length > 0) process.stdout.write(`\nLeft out, for this machine lacks: ${missing.join(', ')}\n`);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`\n${summary(results)}\n`);
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
