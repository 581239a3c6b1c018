import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../kernel/db/embedded/index.ts';
import { copyKeptServer } from './database/kept-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test server listens and the user to connect as. */
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
    const { createTemplate, dropTestDatabases } = await import('./template.ts');
    await createTemplate(server);
    project.provide('testServer', server);
    return () => dropTestDatabases(server);
  }
  const folder = await copyKeptServer();
  const embedded = await startEmbeddedDatabase({ dataFolder: folder, log: quiet, settings: forTests });
  const { database: _database, ...server } = embedded.connection;
  project.provide('testServer', server);
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Three files at a time have pools of their own, and no one pulls the plug: nothing is written so that a crash loses nothing, and
 * all that three databases hold stays in memory.
 */
const forTests = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
};

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
