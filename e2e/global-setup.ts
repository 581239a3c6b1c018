import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../server/src/kernel/db/embedded/index.ts';
import { serverSettings } from '../server/src/testing/database/server-settings.ts';
import { createEmptyTemplate, dropTestDatabases, emptyTemplateName } from '../server/src/testing/template.ts';

/**
 * One PostgreSQL for all journeys: the server of TEST_DATABASE_URL, else an embedded one. Every product begins on its own
 * copy of a migrated, empty database.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  process.env['TEST_DATABASE_TEMPLATE'] = emptyTemplateName;
  const folder = mkdtempSync(join(tmpdir(), 'madang-journeys-'));
  // Thirty products are started from the same sources: Node reads them once.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  const stop = await prepareServer(folder);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function prepareServer(folder: string): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    const { host, port, user, password } = new pg.Client({ connectionString: given });
    const server = { host, port, user: user ?? 'postgres', ...(password ? { password } : {}) };
    await createEmptyTemplate(server);
    return () => dropTestDatabases(server);
  }
  // A run that is ended has no tear-down: its process takes PostgreSQL with it where it exits by itself.
  process.once('SIGTERM', () => process.exit(143));
  const embedded = await startEmbeddedDatabase({
    dataFolder: join(folder, 'data'),
    log: quiet,
    settings: serverSettings,
  });
  const { host, port, user } = embedded.connection;
  await createEmptyTemplate({ host, port, user });
  process.env['TEST_DATABASE_URL'] = `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  return () => embedded.stop();
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
