import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../kernel/db/embedded/index.ts';
import { createTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test server listens and whom to connect as. */
    readonly testServer: {
      readonly host: string;
      readonly port?: number;
      readonly user: string;
      readonly password?: string;
    };
  }
}

/**
 * One PostgreSQL for the whole run: the server of TEST_DATABASE_URL, else the embedded one. Every test file
 * works on its own copy of a migrated template.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) {
    const { host, port, user, password } = new pg.Client({ connectionString: url });
    const server = {
      host,
      port,
      user: user ?? 'postgres',
      ...(password === null || password === undefined ? {} : { password }),
    };
    await createTemplate(server);
    project.provide('testServer', server);
    return () => dropLeftovers(server);
  }
  const folder = mkdtempSync(join(tmpdir(), 'madang-test-'));
  const embedded = await startEmbeddedDatabase({ dataFolder: folder, log: quiet, settings: forTests });
  const { database: _database, ...server } = embedded.connection;
  await createTemplate(server);
  project.provide('testServer', server);
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** As Debian's server in tests: three files at a time have pools of their own, and nobody pulls the plug. */
const forTests = { max_connections: '200', fsync: 'off' };

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function dropLeftovers(server: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^madang_test_' order by datname`,
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
