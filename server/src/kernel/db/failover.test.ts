// Runs once: it starts PostgreSQL servers of its own.
import { sql } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { readConfig } from '../../config.ts';
import { PrimaryAndStandby } from '../../testing/database/primary-and-standby.ts';
import { openDatabase, readInCompany, transaction } from './database.ts';
import { isConnectionEnd } from './failures.ts';
import { addressesOf, Hosts } from './hosts.ts';
import { closePools, openPools } from './open-pools.ts';
import { openPool } from './pool.ts';
import { preparedQuery } from './prepared-query.ts';
import { reachDatabase } from './reach-database.ts';
import { retireConnections } from './connections/retire-connections.ts';

const binaries = serverBinaries();
const servers = binaries === undefined ? undefined : await PrimaryAndStandby.start(binaries);
const pools = servers && (await startPools(servers));

async function startPools(both: PrimaryAndStandby) {
  const config = readConfig({ DATABASE_URL: both.address([0, 1]) });
  const { connection } = await reachDatabase(config, pino({ level: 'silent' }));
  const opened = await openPools(connection, 8);
  await opened.owner.query(
    'create table written (id integer primary key); grant select, insert on written to madang_app',
  );
  return opened;
}

afterAll(async () => {
  if (pools) await closePools(pools);
  servers?.stop();
});

const noServer = "Debian's package postgresql (15 or newer) is not installed";

/** Opens as many connections as the pool may have, with none in use. */
async function fill(pool: pg.Pool): Promise<void> {
  const most = pool.options.max;
  await Promise.all(Array.from({ length: most }, () => pool.query('select pg_sleep(0.2)')));
  expect([pool.totalCount, pool.idleCount]).toEqual([most, most]);
}

/** Does work that ends its own connection, and counts the connections that it took. */
async function connectionsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const acquired = () => (count += 1);
  pool.on('acquire', acquired);
  await expect(work()).rejects.toThrow();
  pool.off('acquire', acquired);
  return count;
}

const ending = sql<object>`select pg_terminate_backend(pg_backend_pid())`;

test('OPS-01 a read on a connection that ends is repeated once on another; a change is not', async ({ skip }) => {
  if (!pools || !servers) return skip(noServer);
  // A role that is no superuser's may not end the connection of one.
  const pool = openPool({ connection: { connectionString: servers.address([0]) }, max: 4, statementTimeoutMs: 0 });
  onTestFinished(() => pool.end());
  const db = openDatabase(pool);
  const endHere = preparedQuery<object, [number]>('select pg_terminate_backend(pg_backend_pid()), $1::integer');
  const changeHere = preparedQuery<object, [number]>(
    'insert into written select $1::integer where pg_terminate_backend(pg_backend_pid())',
  );
  expect(await connectionsOf(pool, () => readInCompany(db, 'HANBIT', ending))).toBe(2);
  expect(await connectionsOf(pool, () => endHere(db, 1))).toBe(2);
  expect(await connectionsOf(pool, () => transaction(db, (tx) => ending.execute(tx), {}, { isReadOnly: true }))).toBe(
    2,
  );
  expect(await connectionsOf(pool, () => transaction(db, (tx) => ending.execute(tx)))).toBe(1);
  expect(await connectionsOf(pool, () => changeHere(db, 1))).toBe(1);
});

test('OPS-01 connections are retired together: those in use end when returned, and at most once a second', async ({
  skip,
}) => {
  if (!pools) return skip(noServer);
  const { app: pool } = pools;
  await fill(pool);
  const busy = await pool.connect();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_100);
  onTestFinished(() => clock.mockRestore());
  retireConnections(pool);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0]);
  expect((await busy.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  busy.release();
  expect(pool.totalCount).toBe(0);
  await fill(pool);
  retireConnections(pool);
  expect(pool.totalCount).toBe(8);
});

test(
  'OPS-01 ERR-04 after a failover with all connections open at most one statement fails, and no change or read does',
  { timeout: 60_000 },
  async ({ skip }) => {
    if (!pools || !servers) return skip(noServer);
    const db = openDatabase(pools.owner);
    await fill(pools.app);
    await fill(pools.owner);
    await new Promise((done) => setTimeout(done, 1_100));
    servers.turnReadOnly();
    // Until every connection of the first has read its new setting.
    await new Promise((done) => setTimeout(done, 500));
    const write = (id: number) => transaction(db, (tx) => sql`insert into written values (${id})`.execute(tx));
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) await write(id);
    const failed: unknown[] = [];
    for (const id of [11, 12, 13, 14, 15, 16, 17, 18]) {
      await pools.app.query('insert into written values ($1)', [id]).catch((error: unknown) => failed.push(error));
    }
    expect(failed.length).toBeLessThanOrEqual(1);
    const { rows } = await pools.app.query<{ count: number }>('select count(*)::integer as count from written');
    expect(rows[0]?.count).toBe(16 - failed.length);
  },
);

test(
  'OPS-01 of two writable hosts the promoted one is found, and connections to the other one are closed',
  { timeout: 60_000 },
  async ({ skip }) => {
    if (binaries === undefined) return skip(noServer);
    const both = await PrimaryAndStandby.start(binaries);
    onTestFinished(() => both.stop());
    const hosts = new Hosts(addressesOf(both.address([0, 1])));
    const pool = openPool({
      connection: { connectionString: both.address([0]), hosts },
      max: 4,
      statementTimeoutMs: 0,
    });
    onTestFinished(() => pool.end());
    const before = await hosts.find();
    await fill(pool);
    const busy = pool.query('select pg_sleep(30)').catch((error: unknown) => error);
    // The former one goes on and takes writes, as one does that stood still and has not learned of it.
    both.promoteStandby();
    hosts.forget();
    const found = await hosts.find();
    expect(found.address).not.toBe(before.address);
    expect(isConnectionEnd(await busy)).toBe(true);
    const asked = Array.from({ length: 12 }, () => pool.query<{ port: number }>('select inet_server_port() as port'));
    const ports = (await Promise.all(asked)).map(({ rows }) => rows[0]?.port);
    expect(new Set(ports)).toEqual(new Set([found.port]));
  },
);
