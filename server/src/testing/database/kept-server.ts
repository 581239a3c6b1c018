import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { startEmbeddedDatabase } from '../../kernel/db/embedded/index.ts';
import { makeRunFolder } from './run-folder.ts';
import { templateSources } from './template-sources.ts';

const keptFolder = resolve(import.meta.dirname, '../../../../node_modules/.cache/madang-test-servers');

/**
 * Makes a data folder with a stopped PostgreSQL and the template, once per state of its sources, and then copies it.
 */
export async function copyKeptServer(): Promise<string> {
  const kept = join(keptFolder, keyOf(templateSources(), new Date()));
  if (!existsSync(kept)) await makeServer(kept);
  const dataFolder = makeRunFolder();
  // With owner and rights, which PostgreSQL demands; Node's own copy would make us the owner.
  execFileSync('cp', ['-a', kept, join(dataFolder, 'database')]);
  return dataFolder;
}

/** The day is a part of the key: what the template dates by the clock is never older than the tests expect of it. */
export function keyOf(sources: Iterable<readonly [path: string, content: Buffer]>, now: Date): string {
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10));
  for (const [path, content] of sources) hash.update(`\0${path}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 32);
}

async function makeServer(kept: string): Promise<void> {
  mkdirSync(keptFolder, { recursive: true });
  removeOld();
  const draft = mkdtempSync(join(keptFolder, 'draft-'));
  const server = await startEmbeddedDatabase({ dataFolder: draft, log: quiet, settings: { fsync: 'off' } });
  // It imports every module, which a run on a kept server does without.
  const { createTemplate } = await import('../template.ts');
  const { database: _database, ...connection } = server.connection;
  try {
    await createTemplate(connection);
  } finally {
    await server.stop();
  }
  keep(join(draft, 'database'), kept);
  rmSync(draft, { recursive: true, force: true });
}

/** Keeps what was made; if two runs make the same at once, the second uses what the first has kept. */
function keep(made: string, kept: string): void {
  try {
    renameSync(made, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}

/** Kept servers of other days, and drafts that were broken off; another run may still copy what is younger. */
function removeOld(): void {
  for (const name of readdirSync(keptFolder)) {
    const folder = join(keptFolder, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.ctimeMs ?? 0);
    if (age > daySeconds * 1000) rmSync(folder, { recursive: true, force: true });
  }
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
