import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { migrateJobs } from '../jobs/workers/jobs.ts';
import { failureKind } from './failures.ts';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

const sourceFolder = fileURLToPath(new URL('../../', import.meta.url));

/** Every capability's SQL files, found by their place and run in the order of their names (UTC stamps). */
export function findMigrations(folder = sourceFolder): Migration[] {
  return globSync('{kernel,modules/*/*}/migrations/*.sql', { cwd: folder })
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return { name: basename(path, '.sql'), text, sha256: createHash('sha256').update(text).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Lock wait of a migration, below a second: after that PostgreSQL looks for deadlocks and may end others. */
const lockTimeout = '500ms';
const patienceMs = 120_000;
const pauseMs = 250;

/**
 * Migrates the schema as the owner, safe from several processes, one transaction each. A migration without its lock
 * retries. Edited files are refused.
 */
export async function migrate(owner: pg.Pool, migrations = findMigrations()): Promise<string[]> {
  await migrateJobs(owner);
  const client = await owner.connect();
  try {
    await client.query(`create table if not exists schema_migrations (
      name text constraint schema_migrations_pkey primary key, sha256 text not null,
      applied_at timestamptz not null default clock_timestamp())`);
    const applied = await appliedHashes(client);
    const pending = migrations.filter((migration) => isPending(migration, applied));
    // No one reads a database that has nothing yet.
    const steps = applied.size === 0 ? [pending] : pending.map((migration) => [migration]);
    const done: string[] = [];
    for (const step of steps) done.push(...(await applyPatiently(client, step)));
    return done;
  } finally {
    client.release();
  }
}

async function applyPatiently(client: pg.PoolClient, step: readonly Migration[]): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await apply(client, step);
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (Date.now() > deadline || failureKind(error) !== 'conflict') throw error;
      await setTimeout(pauseMs);
    }
  }
}

/** Applies the migrations of a step, except those that another process has applied since. */
async function apply(client: pg.PoolClient, step: readonly Migration[]): Promise<string[]> {
  await client.query(
    `begin; set local lock_timeout = '${lockTimeout}'; lock table schema_migrations in exclusive mode`,
  );
  const applied = await appliedHashes(client);
  const pending = step.filter((migration) => isPending(migration, applied));
  for (const { name, text, sha256 } of pending) {
    await client.query(text);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
  }
  await client.query('commit');
  return pending.map(({ name }) => name);
}

async function appliedHashes(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  return new Map(rows.map((row) => [row.name, row.sha256]));
}

function isPending({ name, sha256 }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name);
  if (known !== undefined && known !== sha256)
    throw new Error(`migration ${name} was edited after it had been applied`);
  return known === undefined;
}
