import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { Between } from '../../testing/network/between.ts';
import { freePort } from '../../testing/product-process.ts';
import { openPools } from './open-pools.ts';
import { WrongConnection } from './prove-connection.ts';

const program = '/usr/sbin/pgbouncer';
const server = inject('testServer');
const { user, password } = server;

/** Debian's pgbouncer before the server of the tests, until the end of the test. */
async function startPooler(database: string, settings: Readonly<Record<string, string>>): Promise<pg.ClientConfig> {
  const folder = mkdtempSync('/tmp/madang-pooler-');
  chmodSync(folder, 0o755);
  const listenPort = await freePort();
  // The pooler's own user may not reach the server's socket.
  const { host, port } = (await Between.start(server)).address;
  const target = Object.entries({ host, port, dbname: database, user, ...(password && { password }) });
  const lines = Object.entries({
    listen_addr: '127.0.0.1',
    listen_port: listenPort,
    unix_socket_dir: '',
    auth_type: 'any',
    ...settings,
  });
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `${database} = ${target.map(([name, value]) => `${name}=${value}`).join(' ')}`,
      '[pgbouncer]',
      ...lines.map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  );
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler: ChildProcess = spawn(program, [...asNobody, file], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => pooler.once('exit', resolve));
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => isListening(listenPort), { timeout: 10_000 }).toBe(true);
  return { host: '127.0.0.1', port: listenPort, user, database };
}

function isListening(listenPort: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(listenPort, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

test.skipIf(!existsSync(program)).each([
  ['session', { ignore_startup_parameters: 'options,extra_float_digits' }, 'and not as madang_owner'],
  ['transaction', { ignore_startup_parameters: 'options,extra_float_digits' }, 'and not as madang_owner'],
  ['transaction', {}, 'refuses the startup settings'],
])('OPS-01 a start through pgbouncer in %s mode with %j is refused with its reason', async (mode, settings, reason) => {
  const database = `madang_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...inject('testServer'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template template0 encoding 'UTF8'`);
  onTestFinished(async () => {
    await admin.query(`drop database if exists ${database} with (force)`);
    await admin.end();
  });
  const connection = await startPooler(database, { pool_mode: mode, ...settings });
  const error = await openPools(connection, 2).then(
    () => new Error('it was let in'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toBeInstanceOf(WrongConnection);
  expect(error.message).toContain(reason);
  // No table of the login role's own stands in the way of a direct start.
  const { rows } = await direct(
    database,
    'select relname from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = $1',
    ['public'],
  );
  expect(rows).toEqual([]);
  expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(/^PgBouncer 1\./);
});

async function direct(database: string, text: string, values: readonly string[]) {
  const client = new pg.Client({ ...inject('testServer'), database });
  await client.connect();
  const answer = await client.query<{ relname: string }>(text, [...values]);
  await client.end();
  return answer;
}
