import { once } from 'node:events';
import type pg from 'pg';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { runRows } from '../../kernel/operations/stored/rows.ts';
import type { RunOf } from '../../kernel/operations/stored/runs/runs.sql.ts';

/** Worker of a run in its own process, for tests that kill it. It reports when ready and begins on a word. */
export interface WorkerSettings {
  readonly connection: pg.ClientConfig;
  readonly keys: string;
  readonly run: RunOf;
}

const { connection, keys, run } = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const pools = await openPools(connection, 4);
const config = readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: keys, MADANG_DATA: '/nonexistent' });
const kernel = await createKernel(config, pools);
process.stdout.write('ready\n');
// Also where the test has gone.
await once(process.stdin, 'readable');
process.stdin.destroy();
await runRows(kernel, run);
kernel.properties.close();
await closePools(pools);
