import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ask, ownDatabase } from './database/own-database.ts';
import { Between } from './network/between.ts';
import { freePort, mainFile, ProductProcess } from './product-process.ts';

const patience = { timeout: 60_000 };

async function startOn(url: string, environment: Readonly<Record<string, string>> = {}): Promise<ProductProcess> {
  const product = await ProductProcess.start({ DATABASE_URL: url, MADANG_DATA: newFolder(), ...environment });
  onTestFinished(() => product.kill());
  return product;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'madang-life-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The server's socket may be closed to other users, and a test may stand between. */
async function throughNetwork(connection: pg.ClientConfig): Promise<{ between: Between; url: string }> {
  const between = await Between.start({ host: 'localhost', ...connection } as { host: string });
  const password = typeof connection.password === 'string' ? `:${connection.password}` : '';
  const { user, database } = connection;
  return { between, url: `postgres://${user}${password}@127.0.0.1:${between.address.port}/${database}` };
}

interface Answered {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** One call over the agent's own connection, which stays where the server lets it. */
function call(address: string, agent: Agent, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode, connection: answer.headers.connection, body });
      });
    });
    sent.on('error', reject).end();
  });
}

const someCall = '/api/v1/countries/phone-codes';

test(
  'OPS-01 a stopping process is no longer ready, still responds, closes its connections, and ends',
  patience,
  async () => {
    const { url } = await ownDatabase();
    const product = await startOn(url, { MADANG_DRAIN_SECONDS: '5' });
    const agent = new Agent({ keepAlive: true });
    const before = await call(`${product.baseUrl}/readyz`, agent);
    expect([before.status, before.connection]).toEqual([200, 'keep-alive']);
    const stopped = product.stop();
    await expect
      .poll(async () => (await call(`${product.baseUrl}/readyz`, agent)).status, { timeout: 5_000 })
      .toBe(503);
    const ready = await call(`${product.baseUrl}/readyz`, agent);
    expect(ready).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(ready.body)).toMatchObject({ status: 'stopping', database: 'works' });
    const page = await call(`${product.baseUrl}/loginapp`, agent);
    expect([page.status, page.connection]).toEqual([200, 'close']);
    await stopped;
    expect(await product.exitCode()).toBe(0);
    agent.destroy();
  },
);

test('OPS-01 Ctrl+C ends the process without the drain time', patience, async () => {
  const { url } = await ownDatabase();
  // Longer than the test's patience.
  const product = await startOn(url, { MADANG_DRAIN_SECONDS: '300' });
  await product.interrupt();
  expect(await product.exitCode()).toBe(0);
});

test(
  'OPS-01 a process without the calls runs the jobs, and one without the jobs leaves them alone',
  patience,
  async () => {
    const { url, connection } = await ownDatabase();
    const web = await startOn(url, { MADANG_WORK: 'web' });
    const mayHaveRun = async () => {
      const rows = await ask<{ count: number }>(connection, 'select count(*)::int as count from job_workers');
      return rows[0]?.count;
    };
    expect((await fetch(`${web.baseUrl}/loginapp`)).status).toBe(200);
    expect(await mayHaveRun()).toBe(0);
    const jobs = await startOn(url, { MADANG_WORK: 'jobs' });
    expect(jobs.output).not.toContain('token');
    for (const [path, status] of [
      ['/readyz', 200],
      // As a proxy asks.
      ['/readyz?database=required', 503],
      ['/loginapp', 404],
      [someCall, 404],
    ] as const) {
      expect([path, (await fetch(jobs.baseUrl + path)).status]).toEqual([path, status]);
    }
    await expect.poll(mayHaveRun, { timeout: 10_000 }).toBeGreaterThan(0);
    // Each has said what it is.
    const rows = await ask<{ work: string }>(connection, 'select work from running_processes order by work');
    expect(rows.map(({ work }) => work)).toEqual(['jobs', 'web']);
  },
);

test('OPS-03 --migrate-only fills an empty database, reports it and ends', patience, async () => {
  const { url, connection } = await ownDatabase('nothing');
  const started = spawnSync(process.execPath, [mainFile, '--migrate-only'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, MADANG_DATA: newFolder() },
    encoding: 'utf8',
  });
  expect([started.status, started.stderr]).toEqual([0, '']);
  expect(started.stdout).toContain('The database is up to date.');
  const [found] = await ask<{ roles: number }>(connection, 'select count(*)::int as roles from role_permissions');
  expect(found?.roles).toBeGreaterThan(0);
});

test(
  'OPS-01 a database that refuses writes makes the process not ready, and an unreachable one does not',
  patience,
  async () => {
    const { connection } = await ownDatabase();
    const between = await Between.start(connection as { host: string });
    const url = `postgres://${connection.user}@127.0.0.1:${between.address.port}/${connection.database}`;
    const product = await startOn(url);
    const ready = async (query = '') => {
      const answer = await fetch(`${product.baseUrl}/readyz${query}`);
      return [answer.status, ((await answer.json()) as { database: string }).database];
    };
    expect(await ready()).toEqual([200, 'works']);
    const isReadOnly = (value: 'on' | 'off') =>
      ask(connection, `alter database ${connection.database} set default_transaction_read_only = ${value}`);
    await isReadOnly('on');
    between.cut();
    await expect.poll(() => ready(), { timeout: 10_000 }).toEqual([503, 'refuses']);
    await ask(
      { ...connection, options: '-c default_transaction_read_only=off' },
      `alter database ${connection.database} reset default_transaction_read_only`,
    );
    between.cut();
    await expect.poll(() => ready(), { timeout: 10_000 }).toEqual([200, 'works']);
    between.swallows = true;
    await expect.poll(() => ready(), { timeout: 10_000 }).toEqual([200, 'away']);
    expect(await ready('?database=required')).toEqual([503, 'away']);
    between.swallows = false;
    between.cut();
    await expect.poll(() => ready('?database=required'), { timeout: 20_000 }).toEqual([200, 'works']);
  },
);

const mayIsolate = process.getuid?.() === 0 && existsSync('/usr/bin/unshare') && existsSync('/usr/bin/setpriv');

test.skipIf(!mayIsolate)(
  'OPS-01 the server runs as process 1, as an unknown user without a home and with only its data writable, and ends in order',
  patience,
  async () => {
    const { connection } = await ownDatabase();
    const { url } = await throughNetwork(connection);
    const data = newFolder();
    const port = await freePort();
    // A process space of its own in which everything is read-only but the data folder and a temporary one.
    const script = `mount --make-rprivate / && mount --bind ${data} ${data} && mount -o remount,bind,ro / &&
      chown 10001:10001 ${data} && mount -t proc proc /proc && cd / &&
      exec setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs ${process.execPath} ${mainFile}`;
    const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: url,
        MADANG_DATA: data,
        MADANG_PORT: String(port),
        MADANG_DRAIN_SECONDS: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    onTestFinished(() => void child.kill('SIGKILL'));
    await expect.poll(() => output, { timeout: 40_000 }).toContain('Madang is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const [inner] = spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n');
    const status = spawnSync('grep', ['-E', '^(NSpid|Uid)', `/proc/${inner}/status`], { encoding: 'utf8' }).stdout;
    expect(status).toMatch(/NSpid:.*\t1\n/);
    expect(status).toMatch(/Uid:\t10001/);
    process.kill(Number(inner), 'SIGTERM');
    expect(await ended).toBe(0);
    expect(output).toContain('Stopped.');
  },
);
