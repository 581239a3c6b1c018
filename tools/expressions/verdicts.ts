import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { check, type Diagnostics } from 'recheck';
import { readTextIfAny } from '../kernel/files.ts';
import type { Expression } from './find-expressions.ts';

/** Verdict on an expression; `reason` names the growth of its time, or why it is unknown. */
export interface Verdict {
  readonly status: 'safe' | 'vulnerable' | 'unknown';
  readonly reason: string;
}

type Asked = Pick<Expression, 'name' | 'source' | 'flags'>;

const cacheFile = 'node_modules/.cache/expressions.json';
const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string };
/** Far more than the dearest takes; the limits of `recheck` itself are counted in steps, and are the same on every machine. */
const timeout = 120_000;
/**
 * Seed of the random texts that are tried if the expression itself does not decide; it is constant, so the verdict is the same
 * everywhere.
 */
const randomSeed = 1;
const atOnce = 4;

/** Returns verdicts by name. Earlier ones are stored, so that only new expressions take time. */
export async function verdictsOf(root: string, expressions: readonly Asked[]): Promise<ReadonlyMap<string, Verdict>> {
  const known = readCache(root);
  const wanted = new Map(expressions.map((each) => [each.name, each]));
  const waiting = [...wanted.values()].filter(({ name }) => !known.has(name));
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) known.set(next.name, await ask(next));
  };
  if (waiting.length > 0) {
    await Promise.all(Array.from({ length: atOnce }, work));
    writeCache(root, new Map([...known].filter(([name]) => wanted.has(name))));
  }
  return known;
}

/** Asks again before an expression is refused: texts that are tried at random are timed, and a busy machine is slow for a moment. */
async function ask({ source, flags }: Asked): Promise<Verdict> {
  const verdict = async () => verdictOf(await check(source, flags, { timeout, randomSeed }));
  const first = await verdict();
  return first.status === 'safe' ? first : verdict();
}

function verdictOf(found: Diagnostics): Verdict {
  const { status } = found;
  if (status !== 'unknown') return { status, reason: found.complexity.summary };
  return { status, reason: 'message' in found.error ? found.error.message : found.error.kind };
}

/** An expression that could not be decided is asked again: the machine may have been busy. */
function readCache(root: string): Map<string, Verdict> {
  const kept = JSON.parse(readTextIfAny(root, cacheFile) ?? '{}') as Readonly<Record<string, Record<string, Verdict>>>;
  return new Map(Object.entries(kept[version] ?? {}).filter(([, { status }]) => status !== 'unknown'));
}

/** Written whole and renamed, for two checks may run at once. */
function writeCache(root: string, verdicts: ReadonlyMap<string, Verdict>): void {
  const file = join(root, cacheFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ [version]: Object.fromEntries(verdicts) }));
  renameSync(`${file}.${process.pid}`, file);
}
