import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';
import { BackupError, parts } from './manifest.ts';
import { runProgram } from './run-program.ts';

/** Rows of each table, in the schemas of the product. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
    counts[name] = Number(counted.rows[0]?.count ?? 0);
  }
  return counts;
}

export async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

/** Row-level security would leave rows out of a back-up, without a word. */
export async function demandAllRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(
    'select rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.sees)
    throw new BackupError('the user of DATABASE_URL must see all rows: a superuser, or one with BYPASSRLS');
}

/** A dump in PostgreSQL's custom form and the rows of each table, both of one moment, while the product works. */
export async function dumpDatabase(connection: pg.ClientConfig, folder: string): Promise<Record<string, number>> {
  const client = await connect(connection);
  try {
    await demandAllRows(client);
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const counts = await countRows(client);
    const file = join(folder, parts.dump);
    // The program would make one that others may read.
    await writeFile(file, '', { mode: 0o600 });
    await runProgram(
      'pg_dump',
      ['--format=custom', '--no-password', `--snapshot=${rows[0]?.id ?? ''}`, `--file=${file}`],
      connection,
    );
    return counts;
  } finally {
    await client.end();
  }
}

/** Loads a dump in one transaction: all of it or nothing. */
export async function loadDump(connection: pg.ClientConfig, folder: string): Promise<void> {
  const { database = '' } = new pg.Client(connection);
  const file = join(folder, parts.dump);
  await runProgram(
    'pg_restore',
    ['--exit-on-error', '--single-transaction', '--no-password', '--dbname', database, file],
    connection,
  );
}

/**
 * Files of a running server's folder that its copy must not contain: they say where the server is, or contain the log separately.
 */
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'backup_label', 'tablespace_map']);

/**
 * Copies the embedded database's folder while it runs, by PostgreSQL's method: the log is copied last and kept by a
 * slot.
 */
export async function copyDatabase(connection: pg.ClientConfig, databaseFolder: string, folder: string): Promise<void> {
  const client = await connect(connection);
  const to = join(folder, parts.folder);
  try {
    await client.query(`select pg_create_physical_replication_slot('madang_backup', true, true)`);
    await client.query(`select pg_backup_start('madang', true)`);
    await copyTree(databaseFolder, to, { without: (name) => left.has(name) || name.startsWith('.s.') });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 });
    await copyTree(join(databaseFolder, 'pg_wal'), join(to, 'pg_wal'));
  } finally {
    await client.end();
  }
}

/** Refuses a database that is not empty, because a backup is restored only into a new one. */
export async function demandEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and c.relkind in ('r', 'p', 'S', 'v', 'm')`,
  );
  if (rows[0]?.count !== 0)
    throw new BackupError('the database is not empty: a back-up is restored into a new one alone');
}
