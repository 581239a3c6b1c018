import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../kernel/files.ts';
import type { VitestCounts } from './vitest-counts.ts';

type Environment = Readonly<Record<string, string>>;

/** One thing that the test command does: a command line, and for test runners what their JSON report is like. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: 'vitest' | 'playwright';
  /** Readies what the command stands on and passes it on in these variables. */
  readonly prepare?: () => Environment | Promise<Environment>;
  readonly cleanUp?: () => void;
}

export interface StepResult {
  readonly name: string;
  readonly isOk: boolean;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that failed and then passed; they count as passed, and are named wherever anything is. */
  readonly flaky: number;
  readonly output: string;
}

/** A step that hangs fails instead of holding the machine. */
const longestStepMs = () => (process.env['MADANG_FULL'] ? 60 : 40) * 60_000;

/** Runs a step; a check counts as one test, a test runner as the tests that it reports. */
export async function runStep(step: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-report-'));
  const reportFile = join(folder, 'report.json');
  const started = performance.now();
  const stopWatching = onInterrupt(() => step.cleanUp?.());
  try {
    const { code, output } = await prepareAndExecute(step, reportFile);
    const seconds = (performance.now() - started) / 1_000;
    return { name: step.name, seconds, output: readable(output), ...judge(step, code, reportFile) };
  } finally {
    stopWatching();
    step.cleanUp?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepareAndExecute({ command, prepare }: Step, reportFile: string) {
  try {
    const environment = { MADANG_REPORT: reportFile, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...(await prepare?.()) };
    return await execute(command, environment);
  } catch (error) {
    return { code: 1, output: String(error) };
  }
}

let running: ChildProcess | undefined;

function execute(command: readonly string[], environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...nodeFirst(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longestStepMs(),
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) => resolve({ code, output: signal ? `${output}\nended by ${signal}` : output }));
  });
}

/** The programs of node_modules/.bin ask the path for Node; they get the one that runs this, anyone who started it. */
function nodeFirst() {
  return { PATH: [dirname(process.execPath), process.env['PATH']].filter(Boolean).join(delimiter) };
}

/** Tools colour what CI shows, each by its own rule; a log that is kept in a file stays readable without. */
function readable(output: string): string {
  return process.stdout.isTTY ? output : stripVTControlCharacters(output);
}

/** Ctrl-C and a cancelled run leave no server behind. */
function onInterrupt(cleanUp: () => void): () => void {
  const stop = (signal: NodeJS.Signals) => {
    running?.kill(signal);
    cleanUp();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
  };
}

type Counts = VitestCounts;
const none: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

/** A runner that wrote no report, or ran nothing, did not do its work; one that fails has at least one failure. */
export function judge({ report }: Step, code: number | null, reportFile: string): Counts & { isOk: boolean } {
  if (report === undefined) {
    const isOk = code === 0;
    return { ...none, isOk, passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  }
  const counts = existsSync(reportFile) ? readCounts(report, readFileSync(reportFile, 'utf8')) : none;
  const isOk = code === 0 && counts.failed === 0 && counts.passed > 0;
  return { ...counts, failed: isOk ? 0 : Math.max(1, counts.failed), isOk };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function readCounts(kind: 'vitest' | 'playwright', text: string): Counts {
  if (kind === 'vitest') return JSON.parse(text) as VitestCounts;
  const { expected, unexpected, flaky, skipped } = (JSON.parse(text) as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** The last line of the test command: `12 passed, 0 failed`, with what was skipped or flaky if anything was. */
export function summary(results: readonly Counts[]): string {
  const sum = (key: keyof Counts) => results.reduce((total, result) => total + result[key], 0);
  const seldom = [
    [sum('skipped'), 'skipped'],
    [sum('flaky'), 'passed at the second try'],
  ] as const;
  const named = seldom.filter(([count]) => count > 0).map(([count, what]) => `, ${count} ${what}`);
  return `${sum('passed')} passed, ${sum('failed')} failed${named.join('')}`;
}
