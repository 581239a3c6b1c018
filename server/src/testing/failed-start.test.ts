import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postmasterPid } from '../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../kernel/db/embedded/stop-processes.ts';
import { ProductProcess } from './product-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-failed-start-'));
const database = join(folder, 'database');

afterAll(async () => {
  await stopServerProcesses(database);
  rmSync(folder, { recursive: true, force: true });
});

/** What the process said when it ended; it leaves no PostgreSQL behind. */
async function failure(product: ProductProcess): Promise<string> {
  expect(await product.exitCode()).toBe(1);
  expect(postmasterPid(database)).toBeUndefined();
  expect(product.output).not.toMatch(/\n {4}at /);
  return product.output;
}

test('OPS-05 a start without its database says so in one line, without the password, and ends', async () => {
  const product = await ProductProcess.launch({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
  expect(await product.exitCode()).toBe(1);
  expect(product.output).toContain('the PostgreSQL of DATABASE_URL cannot be used (127.0.0.1:1, ECONNREFUSED)');
  expect(product.output).not.toMatch(/secret|\n {4}at /);
});

test('OPS-05 a port that is in use is told with the setting that helps', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const product = await ProductProcess.launch({ MADANG_DATA: folder, MADANG_PORT: String(port) });
  expect(await failure(product)).toContain(
    `could not start: port ${port} is in use; set MADANG_PORT to another one\n${port}번 포트`,
  );
  other.close();
});

test('OPS-05 an address that this machine has not is told with its setting', { timeout: 60_000 }, async () => {
  // Kept for examples, so no machine has it (RFC 5737).
  const product = await ProductProcess.launch({ MADANG_DATA: folder, MADANG_HOST: '203.0.113.7' });
  expect(await failure(product)).toContain(
    'could not start: this machine does not have the address 203.0.113.7 of MADANG_HOST',
  );
});

test.skipIf(firstOpenPort() === 0)(
  'OPS-05 a port that takes more rights than the process has is told with the setting that helps',
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

/** Where ports begin that anybody may use; 0 where all are, as in many containers and on other systems. */
function firstOpenPort(): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
}
