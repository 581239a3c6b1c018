// Runs once: it starts a PostgreSQL of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../kernel/db/embedded/stop-processes.ts';
import { mainFile, ProductProcess } from './product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-failed-start-'));
const database = join(folder, 'database');

afterAll(async () => {
  await stopServerProcesses(database);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the process output after it ended; the process leaves no PostgreSQL running. */
async function failure(product: ProductProcess): Promise<string> {
  expect(await product.exitCode()).toBe(1);
  expect(postmasterPid(database)).toBeUndefined();
  expect(product.output).not.toMatch(/\n {4}at /);
  return product.output;
}

test('OPS-05 a start without its database reports it, without the password, and ends', async () => {
  const product = await ProductProcess.launch({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
  expect(await product.exitCode()).toBe(1);
  expect(product.output).toContain('the PostgreSQL of DATABASE_URL cannot be used (127.0.0.1:1, ECONNREFUSED)');
  expect(product.output).toContain('DATABASE_URL의 PostgreSQL을 사용할 수 없습니다(127.0.0.1:1, ECONNREFUSED)');
  expect(product.output).not.toMatch(/secret|\n {4}at /);
});

test('OPS-05 an unresolvable database host is reported with its own setting', async () => {
  const product = await ProductProcess.launch({ DATABASE_URL: 'postgres://someone:secret@nowhere..invalid/none' });
  expect(await product.exitCode()).toBe(1);
  expect(product.output).toContain('could not start: the name nowhere..invalid in DATABASE_URL leads to no address\n');
  expect(product.output).not.toMatch(/MADANG_HOST|secret|\n {4}at /);
});

test('OPS-05 a mistyped name is reported on standard error beside the error that stops the start', () => {
  const environment = { PATH: process.env['PATH'], MADANG_MODE: 'production', MADANG_KEY: 'k1:secret' };
  const { stdout, stderr } = spawnSync(process.execPath, [mainFile], { env: environment, encoding: 'utf8' });
  expect(stderr).toContain('Madang has no setting MADANG_KEY; did you mean MADANG_KEYS?\n');
  expect(stderr).toContain('could not start: ');
  expect(stdout + stderr).not.toContain('secret');
});

test('OPS-05 a port that is in use is reported with the setting that helps', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const product = await ProductProcess.launch({ MADANG_DATA: folder, MADANG_PORT: String(port) });
  expect(await failure(product)).toContain(
    `could not start: port ${port} is in use; set MADANG_PORT to another one\n${port}번 포트`,
  );
  other.close();
});

test.skipIf(firstOpenPort() === 0)(
  'OPS-05 a port that needs more rights than the process has is reported with the setting that helps',
  { timeout: 60_000 },
  async () => {
    const product = await ProductProcess.launch({ MADANG_DATA: folder, MADANG_PORT: '1' }, withoutItsRights);
    const told =
      'could not start: this user may not use port 1; ports below 1024 need more rights than others: set MADANG_PORT';
    expect(await failure(product)).toContain(told);
  },
);

/** Root may use any port, so that one right is taken from it. */
const withoutItsRights =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-net_bind_service', '--inh-caps=-net_bind_service'] : [];

/** Returns the lowest port that any user may open; 0 if all are open, as in many containers and on other systems. */
function firstOpenPort(): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
}
