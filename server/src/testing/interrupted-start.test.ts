// Runs once: it starts a PostgreSQL of its own.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../kernel/db/embedded/stop-processes.ts';
import { ProductProcess } from './product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-interrupted-'));
const database = join(folder, 'database');

afterAll(async () => {
  await stopServerProcesses(database);
  rmSync(folder, { recursive: true, force: true });
});

test(
  'OPS-06 Ctrl+C during a start stops its PostgreSQL, frees the folder and reports no failure',
  { timeout: 60_000 },
  async () => {
    const product = await ProductProcess.launch({ MADANG_DATA: folder });
    await expect.poll(() => postmasterPid(database), { timeout: 30_000, interval: 5 }).toBeGreaterThan(1);
    expect(product.output).not.toContain('Madang is ready');
    await product.interrupt();
    expect(await product.exitCode()).toBe(0);
    expect(postmasterPid(database)).toBeUndefined();
    expect(existsSync(join(folder, 'database.lock'))).toBe(false);
    expect(product.output).not.toContain('could not start');
    expect(product.output).toMatch(/\nStopping \.\.\.\n[^]*Stopped\.\n$/);
  },
);
