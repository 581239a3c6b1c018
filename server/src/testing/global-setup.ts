import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../kernel/db/embedded/index.ts';
import { copyKeptServer } from './database/kept-server.ts';
import { serverSettings } from './database/server-settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, and the user to connect as. */
    readonly testServer: {
      readonly host: string;
      readonly port?: number;
      readonly user: string;
      readonly password?: string;
    };
  }
}

/**
 * Starts one PostgreSQL for the run: TEST_DATABASE_URL or the embedded one. Each test file works on a copy of the
 * template.
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
  const embedded = await startEmbeddedDatabase({ dataFolder: folder, log: quiet, settings: serverSettings });
  const { database: _database, ...server } = embedded.connection;
  project.provide('testServer', server);
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
