// Runs in the full run, once: six kills; keep-running.test.ts has the rule in the short one.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../kernel/db/embedded/stop-processes.ts';
import { ProductProcess } from './product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-gave-up-'));
const database = join(folder, 'database');
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(database);
  rmSync(folder, { recursive: true, force: true });
});

test(
  'OPS-01 a PostgreSQL that cannot be restarted ends the process in order, with the reason and exit code 1',
  { timeout: 120_000 },
  async () => {
    product = await ProductProcess.start({ MADANG_DATA: folder });
    const control = join(database, 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    const pid = postmasterPid(database);
    if (pid === undefined || pid < 2) throw new Error('PostgreSQL does not run');
    process.kill(pid, 'SIGKILL');

    expect(await product.exitCode()).toBe(1);
    expect(product.output).toContain('"code":"DATABASE_GAVE_UP"');
    expect(product.output).toContain('Madang stops: The embedded PostgreSQL stopped 5 times in 60 seconds');

    // Anyone who mends the cause finds the folder free and the data as they were.
    renameSync(`${control}.away`, control);
    product = await ProductProcess.start({ MADANG_DATA: folder });
    expect((await fetch(`${product.baseUrl}/readyz`)).status).toBe(200);
  },
);
