import { createKernel } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { closePools, openPools } from '../../server/src/kernel/db/open-pools.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { benchKey } from '../kernel/bench-key.ts';
import { processorTime } from '../kernel/processor-time.ts';

export interface BenchKernel {
  readonly kernel: Kernel;
  /** Microseconds of a processor that this process and its database connections have taken so far. */
  processor(): Promise<number>;
  close(): Promise<void>;
}

/** The product's kernel in this process, whose work is to be measured without its server. */
export async function openKernel(databaseUrl: string): Promise<BenchKernel> {
  const pools = await openPools({ connectionString: databaseUrl }, 4);
  const keys = `${benchKey.name}:${benchKey.bytes.toString('base64')}`;
  const config = readConfig({ LOG_LEVEL: 'error', MADANG_KEYS: keys, MADANG_DATA: '/nonexistent' });
  const kernel = await createKernel(config, pools);
  return {
    kernel,
    async processor() {
      const { rows } = await pools.app.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()`,
      );
      const { user, system } = process.cpuUsage();
      return rows.reduce((sum, { pid }) => sum + (processorTime(pid) ?? 0) / 1_000, user + system);
    },
    async close() {
      kernel.properties.close();
      await closePools(pools);
    },
  };
}
