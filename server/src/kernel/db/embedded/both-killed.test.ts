// Runs in the full run, once: database-restart.test.ts kills PostgreSQL in the short one.
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './index.ts';
import { serverProcesses } from './processes.ts';
import { ask } from './testing/database-client.ts';
import { holdDatabase } from './testing/holder.ts';
import { testFolder } from './testing/test-folder.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

test('OPS-01 after both processes are killed at once the next start recovers', async () => {
  const dataFolder = join(testFolder(), 'data');
  const killed = await holdDatabase(dataFolder);
  onTestFinished(() => killed.kill());
  await ask(killed.connection, 'create table rows as select 1 as id');
  await killed.kill();
  for (const pid of serverProcesses(join(dataFolder, 'database'))) process.kill(pid, 'SIGKILL');
  const { connection, stop } = await startEmbeddedDatabase({ dataFolder, log: quiet });
  onTestFinished(stop);
  expect(await ask(connection, 'select id from rows')).toEqual([{ id: 1 }]);
});
