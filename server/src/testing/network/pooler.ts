import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, inject, onTestFinished } from 'vitest';
import { freePort } from '../product-process.ts';
import { Between } from './between.ts';

export const poolerProgram = '/usr/sbin/pgbouncer';

/** Debian's pgbouncer before the server of the tests, until the end of the test. */
export async function startPooler(
  database: string,
  settings: Readonly<Record<string, string>>,
  user = inject('testServer').user,
): Promise<pg.ClientConfig> {
  const server = inject('testServer');
  const { password } = server;
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
  const pooler: ChildProcess = spawn(poolerProgram, [...asNobody, file], { stdio: 'ignore' });
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
