import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { poolerProgram as program, startPooler } from '../../testing/network/pooler.ts';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPools } from './open-pools.ts';
import { WrongConnection } from './prove-connection.ts';

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

/** A login role as docs/operation/running.md has it made. */
async function loginRole(database: string, timeout: string): Promise<string> {
  const role = `madang_web_${randomBytes(4).toString('hex')}`;
  const { password } = inject('testServer');
  const admin = new pg.Client({ ...inject('testServer'), database });
  await admin.connect();
  await admin.query(`create role ${role} login ${password === undefined ? '' : `password '${password}'`} in role madang_app;
    alter role ${role} set role = 'madang_app';
    alter role ${role} set statement_timeout = '${timeout}';
    alter role ${role} set timezone = 'UTC';
    alter role ${role} set jit = off;
    alter role ${role} set max_parallel_workers_per_gather = 0`);
  await admin.end();
  return role;
}

/** The first that gives each connection of the server the statements that its client has named. */
const namesInTransactions = [1, 21] as const;

function versionOfPooler(): readonly [number, number] {
  const [, major, minor] =
    /^PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return [Number(major), Number(minor)];
}

test.skipIf(!existsSync(program)).for([
  ['session', true],
  ['transaction', false],
  ['transaction', true],
] as const)(
  'OPS-01 requests work through pgbouncer in %s mode with names of statements %s, as the application role',
  { timeout: 60_000 },
  async ([mode, namesStatements], { skip }) => {
    const [major, minor] = versionOfPooler();
    const knowsNames = major > namesInTransactions[0] || minor >= namesInTransactions[1];
    if (mode === 'transaction' && namesStatements && !knowsNames) {
      return skip(
        `not proven: named statements in transaction mode need pgbouncer 1.21, and this one is ${major}.${minor}`,
      );
    }
    const app = await startTestApp({
      requests: async ({ database = '' }) => {
        const user = await loginRole(database, '8s');
        const settings = {
          pool_mode: mode,
          default_pool_size: mode === 'session' ? '12' : '3',
          ...(mode === 'transaction' && namesStatements && { max_prepared_statements: '500' }),
        };
        const connection = await startPooler(database, settings, user);
        return { connection, namesStatements };
      },
    });
    expect(await app.pools.app.query('select current_user::text as role').then(({ rows }) => rows)).toEqual([
      { role: 'madang_app' },
    ]);
    // More at once than the pooler has connections, each with transactions, settings of one and pipelined statements.
    const people = await Promise.all(Array.from({ length: 12 }, () => addTestPerson(app)));
    const statuses = await Promise.all(
      people.map(async ({ loginId, password }) => {
        const browser = app.browser();
        const signIn = await browser.post('/api/v1/session', { loginId, password });
        const reads = await Promise.all(['/api/v1/session', '/api/v1/session'].map((path) => browser.get(path)));
        return [signIn.status, ...reads.map(({ status }) => status)];
      }),
    );
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
    // Without a company set, the second fence lets no row through.
    expect((await app.pools.app.query('select from people')).rowCount).toBe(0);
    await app.close();
  },
);

test.skipIf(!existsSync(program))(
  'OPS-01 a start is refused if the pooler drops named statements between transactions, with the setting that helps',
  async ({ skip }) => {
    const [major, minor] = versionOfPooler();
    // A newer one forgets them where its settings say that it remembers none.
    if (major > 1) return skip(`not proven with pgbouncer ${major}.${minor}`);
    const forgets = minor < namesInTransactions[1] ? {} : { max_prepared_statements: '0' };
    const start = startTestApp({
      requests: async ({ database = '' }) => {
        const user = await loginRole(database, '8s');
        const settings = { pool_mode: 'transaction', default_pool_size: '3', ...forgets };
        return { connection: await startPooler(database, settings, user), namesStatements: true };
      },
    });
    await expect(start).rejects.toThrow(/set MADANG_STATEMENT_NAMES=no/);
  },
);

test.skipIf(!existsSync(program))(
  'OPS-01 a login role without its time limit is refused with that reason',
  async () => {
    const start = startTestApp({
      requests: async ({ database = '' }) => {
        const user = await loginRole(database, '0');
        return { connection: await startPooler(database, { pool_mode: 'transaction' }, user), namesStatements: false };
      },
    });
    await expect(start).rejects.toThrow('end after 0 ms and not after 8000');
  },
);
