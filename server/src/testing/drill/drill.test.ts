// Runs in the full run, once: it starts processes and a PostgreSQL of its own, and kills them.
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DebianPostgres } from '../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { addTestPerson, type TestPerson } from '../people.ts';
import { processKeys, ProductProcess } from '../product-process.ts';
import { signUpCalls } from '../sign-up.ts';
import type { TestApp } from '../test-app.ts';
import { type Answers, Load } from './load.ts';
import { CodeMails } from './mail-server.ts';

type Settings = Readonly<Record<string, string>>;

const binaries = serverBinaries();
const server = binaries === undefined ? undefined : new DebianPostgres(binaries);
const folder = mkdtempSync(join(tmpdir(), 'madang-drill-'));
const mails = new CodeMails();
const people: TestPerson[] = [];
const lines: string[] = [];
let settings: Settings = {};
let processes: ProductProcess[] = [];

/** Prints what was measured beside its bound, and fails beyond. */
function bound(what: string, value: number, max: number): void {
  lines.push(`${value <= max ? 'holds ' : 'BEYOND'}  ${what}: ${Number(value.toFixed(1))} (at most ${max})`);
  expect([what, value <= max, value]).toEqual([what, true, value]);
}

beforeAll(async () => {
  if (!server) return;
  settings = {
    DATABASE_URL: server.start(),
    MADANG_DATA: join(folder, 'data'),
    SMTP_URL: await mails.start(),
    MADANG_TRUSTED_PROXIES: '127.0.0.1',
    MADANG_DRAIN_SECONDS: '1',
    MADANG_KEYS: processKeys,
  };
}, 60_000);

afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  mails.stop();
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`\n${lines.join('\n')}\n`);
}, 60_000);

async function addPeople(): Promise<void> {
  const pools = await openPools({ connectionString: settings['DATABASE_URL'] ?? '' }, 4);
  const cheap = { MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1', LOG_LEVEL: 'silent' };
  const kernel = await createKernel(readConfig({ ...settings, ...cheap }), pools);
  for (let n = 0; n < 4; n += 1) {
    people.push(await addTestPerson({ kernel, pools } as unknown as TestApp, { mobile: `+82-10-3333-000${n}` }));
  }
  kernel.properties.close();
  await closePools(pools);
}

function operator(args: readonly string[], more: Settings): string {
  return run('operator-cli.ts', args, more);
}

function run(name: string, args: readonly string[], more: Settings): string {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const env = { PATH: process.env['PATH'], ...settings, ...more };
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr + stdout);
  return stdout;
}

async function underLoad(work: (load: Load) => Promise<void>): Promise<Answers> {
  const load = new Load(processes, { people, codeFor: (address) => mails.codeFor(address) });
  await load.begin();
  try {
    await work(load);
  } finally {
    await load.end();
  }
  const answers = await load.end();
  if (load.refusals.length > 0) lines.push(...[...new Set(load.refusals)].slice(0, 5).map((line) => `        ${line}`));
  return answers;
}

/** Starts each process again with other settings, one after the other. */
async function restartAll(load: Load, more: Settings = {}): Promise<void> {
  for (const former of processes) {
    await former.stop();
    load.replace(former, await ProductProcess.start({ ...settings, ...more }));
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const patience = { timeout: 180_000 };

describe.skipIf(!server)('OPS-02 OPS-04 the drill', () => {
  test('four processes start at once on an empty database', patience, async () => {
    const started = await Promise.allSettled(Array.from({ length: 4 }, () => ProductProcess.start(settings)));
    const living = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    processes = living.slice(0, 2);
    await Promise.all(living.slice(2).map((each) => each.stop()));
    bound('starts that failed, of 4 at once', 4 - living.length, 0);
    await addPeople();
  });

  test('a rolling restart under load', patience, async () => {
    const answers = await underLoad(async (load) => {
      await pause(1_000);
      await restartAll(load);
      await pause(500);
    });
    bound(
      `bad answers of a rolling restart, of ${answers.all}`,
      answers.failures + answers.unavailable + answers.cut + answers.wrongRefusals,
      0,
    );
    bound('gap of a rolling restart, s', answers.gap, 1);
  });

  test('keys rotate under load, in four steps', patience, async () => {
    const second = `t2:${randomBytes(32).toString('base64')}`;
    const index = `i2:${randomBytes(32).toString('base64')}`;
    const oldIndex = processKeys.replace('t1:', 'i1:');
    const writing = { MADANG_KEYS: `${second},${processKeys}`, MADANG_INDEX_KEYS: `${index},${oldIndex}` };
    const done = { MADANG_KEYS: second, MADANG_INDEX_KEYS: index };
    let said = '';
    const answers = await underLoad(async (load) => {
      await restartAll(load, { MADANG_KEYS: `${processKeys},${second}`, MADANG_INDEX_KEYS: `${oldIndex},${index}` });
      await restartAll(load, writing);
      said = operator(['keys', 'renew'], writing);
      await restartAll(load, done);
      await pause(500);
    });
    settings = { ...settings, ...done };
    bound(
      `bad answers of a rotation, of ${answers.all}`,
      answers.failures + answers.unavailable + answers.cut + answers.wrongRefusals,
      0,
    );
    // Else nothing was proven of codes.
    expect(answers.codes).toBeGreaterThan(5);
    lines.push(`        ${answers.codes} codes were typed`);
    const released = said.split('\n').filter((line) => line.endsWith('0 values are left; it may go'));
    bound('old keys that were not released', 2 - released.length, 0);
    const client = new pg.Client({ connectionString: settings['DATABASE_URL'] ?? '' });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from people
      where substring(mobile from 2 for get_byte(mobile, 0)) = 't1'::bytea or octet_length(mobile_index) = 32`);
    await client.end();
    bound('rows left on the old key', rows[0]?.count ?? 0, 0);
  });

  test('a process is killed', patience, async () => {
    const answers = await underLoad(async (load) => {
      await pause(1_000);
      const [former] = processes;
      if (!former) throw new Error('no process');
      await former.kill();
      load.replace(former, await ProductProcess.start(settings));
    });
    bound('failures after a killed process', answers.failures + answers.wrongRefusals, 0);
    bound('gap of a killed process, s', answers.gap, 1);
  });

  test('the database is stopped as by a crash', patience, async () => {
    const answers = await underLoad(async () => {
      await pause(1_000);
      await server?.restart('immediate');
      await pause(2_000);
    });
    bound('failures while the database was away', answers.failures + answers.wrongRefusals, 0);
    bound('gap of a database that crashed, s', answers.gap, 15);
  });

  test('a process is killed while codes are sent', patience, async () => {
    const [first, ...others] = processes;
    if (!first) throw new Error('no process');
    await Promise.all(others.map((each) => each.stop()));
    mails.hangs = true;
    const began = performance.now();
    const asked = Array.from({ length: 6 }, (_, n) => `cut${n}@people.example`);
    for (const optionValue of asked) {
      const headers = { 'content-type': 'application/json', 'x-madang': '1' };
      const body = JSON.stringify({ option: 'epExternalMail', optionValue, locale: 'en', compCd: '' });
      expect((await fetch(first.baseUrl + signUpCalls.sendCode, { method: 'POST', headers, body })).status).toBe(200);
    }
    await pause(1_500);
    await first.kill();
    mails.hangs = false;
    processes = [await ProductProcess.start(settings)];
    const arrived = () => mails.arrived.filter((address) => asked.includes(address));
    await expect.poll(() => new Set(arrived()).size, { timeout: 100_000, interval: 250 }).toBe(asked.length);
    bound('seconds until the last code', (performance.now() - began) / 1_000, 75);
    bound('mails that came twice', arrived().length - asked.length, 1);
  });

  test('a back-up is restored elsewhere, and a person signs in', patience, async () => {
    const made = join(folder, 'backup');
    run('backup-cli.ts', ['backup', '--to', made], {});
    const client = new pg.Client({ connectionString: settings['DATABASE_URL'] ?? '' });
    await client.connect();
    await client.query(`create database restored template template0 encoding 'UTF8'`);
    await client.end();
    const elsewhere = {
      DATABASE_URL: (settings['DATABASE_URL'] ?? '').replace('/postgres?', '/restored?'),
      MADANG_DATA: join(folder, 'restored'),
    };
    const began = performance.now();
    run('backup-cli.ts', ['restore', '--from', made], elsewhere);
    const copy = await ProductProcess.start({ ...settings, ...elsewhere });
    const { loginId, password } = people[0] ?? { loginId: '', password: '' };
    const headers = { 'content-type': 'application/json', 'x-madang': '1' };
    const answer = await fetch(`${copy.baseUrl}/api/v1/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ loginId, password }),
    });
    await copy.stop();
    expect(answer.status).toBe(200);
    bound('seconds from a back-up to the first log-in', (performance.now() - began) / 1_000, 300);
  });
});
