// Runs once: it starts a PostgreSQL of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../kernel/db/embedded/index.ts';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { LoadedProduct, unharmed } from './load-through-restarts.ts';

const kills = process.env['MADANG_FULL'] ? 3 : 1;
const folder = mkdtempSync(join(tmpdir(), 'madang-restart-'));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const embedded = await startEmbeddedDatabase({ dataFolder: folder, log: quiet });
const product = await LoadedProduct.on(embedded.connection);

afterAll(async () => {
  await product.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'OPS-01 ERR-04 PostgreSQL is killed under load: calls get CO101, the process lives, and nothing acknowledged is lost',
  { timeout: 120_000 },
  async () => {
    expect(await product.writeThrough(Array.from({ length: kills }, () => killPostmaster))).toEqual(unharmed);
  },
);

async function killPostmaster(): Promise<void> {
  const pid = postmasterPid(join(folder, 'database'));
  if (pid === undefined || pid < 2) throw new Error('PostgreSQL does not run');
  process.kill(pid, 'SIGKILL');
}
