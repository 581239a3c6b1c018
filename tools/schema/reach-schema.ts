import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../../server/src/kernel/db/embedded/index.ts';
import { closePools, openPools } from '../../server/src/kernel/db/open-pools.ts';
import { openPool } from '../../server/src/kernel/db/pool.ts';
import { readSchema, type Schema } from './read-schema.ts';

/** The schema of a migrated database. */
export async function schemaAt(connection: pg.ClientConfig): Promise<Schema> {
  const pool = openPool({ connection, max: 1, statementTimeoutMs: 0 });
  try {
    const client = await pool.connect();
    return await readSchema(client).finally(() => client.release());
  } finally {
    await pool.end();
  }
}

/** The schema that the migrations make in an empty database of the embedded server. */
export async function freshSchema(): Promise<Schema> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'madang-schema-'));
  const { connection, stop } = await startEmbeddedDatabase({ dataFolder, log: silent });
  try {
    return await migratedSchema(connection);
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** The schema of a database after the migrations that it still lacks. */
export async function migratedSchema(connection: pg.ClientConfig): Promise<Schema> {
  await closePools(await openPools(connection, 1));
  return schemaAt(connection);
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };
