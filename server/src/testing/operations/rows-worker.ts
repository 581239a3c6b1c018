import type pg from 'pg';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { runRows, type RunOf } from '../../kernel/operations/stored/rows.ts';

/** One worker of a run as a process of its own, so that a test can kill it. */
export interface WorkerSettings {
  readonly connection: pg.ClientConfig;
  readonly keys: string;
  readonly run: RunOf;
}

const { connection, keys, run } = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const pools = await openPools(connection, 4);
const config = readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: keys, MADANG_DATA: '/nonexistent' });
const kernel = await createKernel(config, pools);
process.stdout.write('running\n');
await runRows(kernel, run);
kernel.properties.close();
await closePools(pools);
