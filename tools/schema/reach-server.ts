import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../server/src/kernel/db/embedded/index.ts';

/** The server of TEST_DATABASE_URL, so that older PostgreSQL can be tried, else an embedded one of its own. */
export async function reachServer(): Promise<{ connection: pg.ClientConfig; stop: () => Promise<void> }> {
  const address = process.env['TEST_DATABASE_URL'];
  if (address !== undefined) {
    const { host, port, user, password } = new pg.Client({ connectionString: address });
    const secret = typeof password === 'string' ? { password } : {};
    return {
      connection: { host, port, ...(user === undefined ? {} : { user }), ...secret, database: 'postgres' },
      stop: async () => {},
    };
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'madang-test-'));
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const { connection, stop } = await startEmbeddedDatabase({ dataFolder, log: silent });
  return {
    connection: { ...connection, database: 'postgres' },
    stop: () => stop().then(() => rmSync(dataFolder, { recursive: true, force: true })),
  };
}
