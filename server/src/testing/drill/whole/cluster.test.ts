// Runs in the full run, once: by `npm run drill:whole` alone, for it starts a cluster of Debian's Patroni and breaks it in every way.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { createKernel } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { closePools, openPools } from '../../../kernel/db/open-pools.ts';
import { addTestPerson, type TestPerson } from '../../people.ts';
import { freePort, processKeys, ProductProcess } from '../../product-process.ts';
import type { TestApp } from '../../test-app.ts';
import { CodeMails } from '../mail-server.ts';
import { Bounds } from './bounds.ts';
import { Cluster, losesLeaderKeys, missingPrograms, patroniVersion } from './cluster.ts';
import { PeopleLoad } from './people-load.ts';
import { Part } from './part.ts';
import { knowsStatementNames, peopleProxy } from './samples.ts';

type Settings = Readonly<Record<string, string>>;

const binaries = serverBinaries();
const missing = binaries === undefined ? ['postgresql'] : missingPrograms();
const protocol = process.env['MADANG_DRILL_REGISTRY'] === 'etcd' ? 'etcd' : 'etcd3';
const unproven = losesLeaderKeys() && protocol === 'etcd3' ? `Patroni ${patroniVersion()}` : undefined;
const folder = mkdtempSync('/tmp/madang-whole-');
const bounds = new Bounds();
const mails = new CodeMails();
const acknowledged: string[] = [];
const people: TestPerson[] = [];
let cluster: Cluster;
let proxy: Part | undefined;
let peoplePort = 0;
let processes: readonly ProductProcess[] = [];

const patience = { timeout: 400_000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One process reaches the database by its hosts, the other sends its requests through pgbouncer. */
beforeAll(async () => {
  if (missing.length > 0 || binaries === undefined) return;
  cluster = await Cluster.start(binaries, protocol);
  const settings: Settings = {
    DATABASE_URL: cluster.address,
    MADANG_DATA: join(folder, 'data'),
    SMTP_URL: await mails.start(),
    MADANG_TRUSTED_PROXIES: '127.0.0.1',
    MADANG_KEYS: processKeys,
  };
  const started = await Promise.allSettled(Array.from({ length: 4 }, () => ProductProcess.start(settings)));
  const living = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  bounds.hold('starts that failed, of 4 at once on an empty cluster', 4 - living.length, 0);
  const [first, ...others] = living;
  await Promise.all(others.map((each) => each.stop()));
  const reasons = started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  for (const reason of reasons) bounds.note(reason);
  if (!first) throw new Error(reasons.join('\n'));
  await onLeader(`create role madang_web login password 'change-me' in role madang_app;
    alter role madang_web set role = 'madang_app'; alter role madang_web set statement_timeout = '8s';
    alter role madang_web set timezone = 'UTC'; alter role madang_web set jit = off`);
  const second = await ProductProcess.start({
    ...settings,
    DATABASE_REQUESTS_URL: cluster.poolerAddress,
    MADANG_STATEMENT_NAMES: knowsStatementNames() ? 'yes' : 'no',
  });
  processes = [first, second];
  peoplePort = await freePort();
  const ports = [first, second].map(({ baseUrl }) => Number(new URL(baseUrl).port)) as [number, number];
  writeFileSync(join(folder, 'haproxy.cfg'), peopleProxy(peoplePort, ports));
  proxy = new Part(['/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')], join(folder, 'log'), 'as we do');
  proxy.start();
  await addPeople(settings);
  await ready();
}, 300_000);

afterEach(() => bounds.settle());

afterAll(async () => {
  await proxy?.kill();
  await Promise.all(processes.map((each) => each.stop()));
  mails.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function addPeople(settings: Settings): Promise<void> {
  const cheap = { MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...settings, ...cheap });
  const leader = await cluster.leader();
  const connectionString = `postgres://postgres:change-me@127.0.0.1:${leader.port}/postgres`;
  const pools = await openPools({ connectionString }, 4);
  const kernel = await createKernel(config, pools);
  for (const mobile of ['+82-10-3333-0001', '+82-10-3333-0002']) {
    people.push(await addTestPerson({ kernel, pools } as unknown as TestApp, { mobile }));
  }
  kernel.properties.close();
  await closePools(pools);
}

async function onLeader<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]> {
  const { port } = await cluster.leader();
  const client = new pg.Client({ connectionString: `postgres://postgres:change-me@127.0.0.1:${port}/postgres` });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until both processes reach the database; answers for how long, in seconds. */
async function ready(): Promise<number> {
  const began = performance.now();
  const reaches = async ({ baseUrl }: ProductProcess) =>
    fetch(`${baseUrl}/readyz?database=required`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.all(processes.map(reaches))).every(Boolean)) {
    if (performance.now() - began > 60_000) throw new Error('a process does not reach the database again');
    await pause(100);
  }
  return (performance.now() - began) / 1_000;
}

interface Drill {
  readonly gap: number;
  readonly bad?: number;
  readonly unproven?: string | undefined;
}

/** Breaks something while people work, waits until the cluster is whole again, and looks for everything that was acknowledged. */
async function underLoad(
  what: string,
  { gap, bad, unproven: why }: Drill,
  work: () => Promise<unknown>,
): Promise<void> {
  const load = new PeopleLoad(peoplePort, mails, people);
  try {
    await pause(3_000);
    await work();
    await pause(3_000);
  } finally {
    await load.end();
  }
  const { copied, left } = await cluster.whole();
  const waited = await ready();
  acknowledged.push(...load.acknowledged);
  const rows = await onLeader<{ code: string }>(
    'select company_code as code from companies where company_code = any ($1)',
    [acknowledged],
  );
  const { seen } = load;
  bounds.note(
    `${what}: ${seen.all} answers, ${load.acknowledged.length} sign-ups; 503 of ours ${seen.unavailable}, of the proxy ${seen.proxys}, cut ${seen.cut}, slowest ${seen.slowest.toFixed(1)} s (${seen.slowestCall})`,
  );
  const by = [...seen.by].map(([name, count]) => `${name}: ${count}`);
  bounds.note(by.toSorted((one, other) => (one < other ? -1 : 1)).join(', '));
  if (left !== undefined) bounds.note(left);
  bounds.hold(`${what}: nodes copied again by hand`, copied.length, 0, why);
  bounds.hold(`${what}: clusters that did not heal`, left === undefined ? 0 : 1, 0, why);
  for (const line of [...load.refusals].slice(0, 5)) bounds.note(line);
  bounds.hold(`${what}: acknowledged sign-ups lost`, acknowledged.length - rows.length, 0, why);
  bounds.hold(`${what}: answers of 500, 502 and 504`, seen.failures, 0);
  // A cluster that lost a time lost its sessions and flows too, so their owners are refused.
  bounds.hold(`${what}: wrong refusals`, seen.wrongRefusals, 0, why);
  bounds.hold(`${what}: gap between changes, s`, seen.gap, gap);
  if (bad !== undefined)
    bounds.hold(`${what}: answers that were no success`, seen.unavailable + seen.proxys + seen.cut, bad);
  bounds.hold(`${what}: until both processes work, s`, waited, 15);
  expect(load.acknowledged.length).toBeGreaterThan(0);
  // A lost one counts in one drill alone.
  const kept = new Set(rows.map(({ code }) => code));
  acknowledged.splice(0, acknowledged.length, ...acknowledged.filter((code) => kept.has(code)));
}

describe.skipIf(missing.length > 0)('OPS-02 the whole drill: a cluster', () => {
  test('nothing happens', patience, async () => {
    await underLoad('nothing', { gap: 2, bad: 0 }, () => pause(6_000));
  });

  test('a switchover', patience, async () => {
    await underLoad('switchover', { gap: 5 }, async () => {
      const { name } = await cluster.leader();
      cluster.control('switchover', 'madang', '--force');
      expect((await cluster.leader()).name).not.toBe(name);
    });
  });

  test('the postmaster is killed', patience, async () => {
    await underLoad('postmaster killed', { gap: 25 }, async () => {
      (await cluster.leader()).killPostmaster();
      await pause(10_000);
      await cluster.leader();
    });
  });

  test('a node is lost', patience, async () => {
    await underLoad('node lost', { gap: 25 }, async () => {
      const node = await cluster.leader();
      await node.lose();
      await pause(2_000);
      await cluster.leader();
      node.start();
    });
  });

  test('the registry is away for 30 s', patience, async () => {
    await underLoad('registry away', { gap: 2, bad: 0 }, async () => {
      cluster.registry.signal('SIGSTOP');
      await pause(30_000);
      cluster.registry.signal('SIGCONT');
      await pause(8_000);
    });
  });

  test('the pooler is away for 5 s', patience, async () => {
    await underLoad('pooler away', { gap: 5 }, async () => {
      await cluster.pooler.kill();
      await pause(5_000);
      cluster.pooler.start();
    });
  });

  test('the primary turns read-only for 5 s', patience, async () => {
    await underLoad('read-only node', { gap: 12 }, async () => {
      await onLeader(`alter system set default_transaction_read_only = on`);
      await onLeader('select pg_reload_conf()');
      await pause(5_000);
      await onLeader('alter system reset default_transaction_read_only');
      await onLeader('select pg_reload_conf()');
    });
  });

  test('a node is frozen for 35 s', patience, async () => {
    await underLoad('node frozen', { gap: 25, unproven }, async () => {
      const goOn = (await cluster.leader()).freeze('all');
      await pause(35_000);
      goOn();
      await pause(10_000);
    });
  });

  test('PostgreSQL alone is frozen for 25 s', patience, async () => {
    await underLoad('PostgreSQL frozen', { gap: 25, unproven }, async () => {
      const goOn = (await cluster.leader()).freeze('PostgreSQL');
      await pause(25_000);
      goOn();
      await pause(10_000);
    });
  });
});
