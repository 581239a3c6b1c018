// Runs on every PostgreSQL: what a connection is, and what becomes of one that is none any more.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { Between } from '../../testing/network/between.ts';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failureKind } from './failures.ts';
import { closePools, openPools } from './open-pools.ts';
import { openPool } from './pool.ts';
import { WrongConnection } from './prove-connection.ts';

const server = inject('testServer');
const onServer = new pg.Pool({ ...server, database: 'postgres', max: 1 });
// The server ends before the process does that ran this file.
afterAll(() => onServer.end());

/** An empty database, until the end of the test. */
async function emptyDatabase(): Promise<pg.ClientConfig> {
  const database = `madang_test_${randomBytes(6).toString('hex')}`;
  await onServer.query(`create database ${database} template template0 encoding 'UTF8'`);
  onTestFinished(async () => void (await onServer.query(`drop database if exists ${database} with (force)`)));
  return { ...server, database };
}

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it was let in'),
    (error: unknown) => error as Error,
  );

test('OPS-01 a start through a proxy that drops the startup settings is refused, with the role it would have', async () => {
  const connection = await emptyDatabase();
  const between = await Between.start(server);
  between.dropsOptions = true;
  const reason = await reasonOf(openPools({ ...connection, ...between.address }, 2));
  expect(reason).toBeInstanceOf(WrongConnection);
  expect(reason.message).toContain(`works as ${server.user} and not as madang_owner`);
});

test('OPS-01 a later connection with a wrong role or database is discarded, and the next one works', async () => {
  const connection = await emptyDatabase();
  const pools = await openPools(connection, 2);
  await closePools(pools);
  const between = await Between.start(server);
  const pool = openPool({
    connection: { ...connection, ...between.address },
    role: 'madang_app',
    max: 1,
    statementTimeoutMs: 8_000,
  });
  onTestFinished(() => pool.end());
  const role = async () => (await pool.query<{ role: string }>('select current_user::text as role')).rows[0]?.role;
  expect(await role()).toBe('madang_app');
  await onServer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${connection.database}'`,
  );
  await expect.poll(() => pool.totalCount).toBe(0);
  between.dropsOptions = true;
  const reason = await reasonOf(role());
  expect([reason.name, failureKind(reason)]).toEqual(['WrongConnection', 'unavailable']);
  between.dropsOptions = false;
  expect(await role()).toBe('madang_app');
});

test('OPS-01 a start refuses a request address of another database, before any query there', async () => {
  const [connection, other] = [await emptyDatabase(), await emptyDatabase()];
  await closePools(await openPools(other, 2));
  const user = `madang_web_${randomBytes(4).toString('hex')}`;
  const { password } = server;
  await onServer.query(`create role ${user} login ${password === undefined ? '' : `password '${password}'`} in role madang_app;
    alter role ${user} set role = 'madang_app';
    alter role ${user} set statement_timeout = '8s';
    alter role ${user} set timezone = 'UTC'`);
  onTestFinished(async () => void (await onServer.query(`drop role ${user}`)));
  const way = (database: string | undefined) => ({ connection: { ...server, user, database }, namesStatements: true });
  const reason = await reasonOf(openPools(connection, 2, way(other.database)));
  expect([reason.name, reason.message]).toEqual(['WrongConnection', expect.stringContaining('DATABASE_REQUESTS_URL')]);
  await closePools(await openPools(connection, 2, way(connection.database)));
});

test('OPS-01 a role that can bypass row-level security is refused by its name', async () => {
  const connection = await emptyDatabase();
  const role = `passes_${randomBytes(4).toString('hex')}`;
  await onServer.query(`create role ${role} nologin bypassrls; grant ${role} to current_user`);
  onTestFinished(async () => void (await onServer.query(`drop role ${role}`)));
  const pool = openPool({ connection, role: role as 'madang_app', max: 1, statementTimeoutMs: 0 });
  onTestFinished(() => pool.end());
  expect((await reasonOf(pool.query('select 1'))).message).toContain(`role ${role} may pass row-level security`);
});

test('OPS-01 a call to a hanging database ends after its limit, and the connection is discarded', async () => {
  const connection = await emptyDatabase();
  await closePools(await openPools(connection, 1));
  const between = await Between.start(server);
  const pool = openPool({
    connection: { ...connection, ...between.address },
    role: 'madang_app',
    max: 1,
    statementTimeoutMs: 8_000,
    answerLimitMs: 400,
  });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  between.swallows = true;
  // One that is sent alone, and three that travel together.
  expect(failureKind(await reasonOf(pool.query('select 1')))).toBe('unavailable');
  between.swallows = false;
  const client = await pool.connect();
  between.swallows = true;
  const answers = await Promise.allSettled(['begin', 'select 1', 'commit'].map((text) => client.query(text)));
  expect(answers.map((answer) => answer.status === 'rejected' && failureKind(answer.reason))).toEqual(
    Array(3).fill('unavailable'),
  );
  client.release();
  await expect.poll(() => pool.totalCount).toBe(0);
  between.swallows = false;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test(
  'OPS-01 four starts at once, on an empty database and on a migrated one, all succeed',
  { timeout: 600_000 },
  async () => {
    const rounds = process.env['MADANG_FULL'] ? 60 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const connection = await emptyDatabase();
      for (const state of ['empty', 'migrated']) {
        const starts = await Promise.allSettled(Array.from({ length: 4 }, () => openPools(connection, 1)));
        const failed = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
        expect([round, state, failed]).toEqual([round, state, []]);
        for (const start of starts) if (start.status === 'fulfilled') await closePools(start.value);
      }
    }
  },
);

test('OPS-01 ERR-04 a server that turned read-only is CO101, and its connections are discarded', async () => {
  const app = await startTestApp({ work: false });
  const { rows } = await app.pools.owner.query<{ name: string }>('select current_database() as name');
  const database = rows[0]?.name ?? '';
  const person = await addTestPerson(app);
  const signIn = () => app.browser().post('/api/v1/session', { loginId: person.loginId, password: person.password });
  const turn = async (mode: 'on' | 'off') => {
    await onServer.query(`alter database ${database} set default_transaction_read_only = ${mode}`);
  };
  expect((await signIn()).status).toBe(200);
  await turn('on');
  await onServer.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
  await expect.poll(() => app.pools.app.totalCount).toBe(0);
  const refused = await signIn();
  expect([refused.status, refused.error.errorCode]).toEqual([503, 'CO101']);
  await turn('off');
  // A connection that had stayed would still only read.
  expect((await signIn()).status).toBe(200);
});
