// Runs on every PostgreSQL: catalogues, triggers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { maxStatementNames } from '../../kernel/db/pool.ts';
import { openDatabase } from '../../kernel/db/database.ts';
import { asAdmin } from './as-admin.ts';
import { databaseText } from './database-text.ts';
import { mostDeletedRows } from './reset-rows.sql.ts';
import { takeDatabase, type TestDatabase } from './test-databases.ts';

const nameOf = async ({ pools }: TestDatabase) =>
  (await pools.app.query<{ name: string }>('select current_database() as name')).rows[0]?.name;
const rowsOf = async (database: TestDatabase) => (await databaseText(database)).split('\n').sort();

/** The first row of an answer of each connection that the owner's pool has, two at least. */
async function askAll({ pools: { owner } }: TestDatabase, text: string): Promise<unknown[]> {
  const clients = await Promise.all(Array.from({ length: Math.max(2, owner.totalCount) }, () => owner.connect()));
  const answers = await Promise.all(clients.map((client) => client.query<object>(text)));
  for (const client of clients) client.release();
  return answers.map(({ rows }) => rows[0]);
}

test('a returned database has the contents of the template for the next file, and keeps its connections', async () => {
  const first = await takeDatabase();
  const before = await rowsOf(first);
  const name = await nameOf(first);
  const processes = await askAll(first, 'select pg_backend_pid() as id');
  await askAll(first, `set app.company_code = 'left'`);
  await askAll(first, 'listen "left"');
  await askAll(first, 'select pg_advisory_lock_shared(61)');
  await first.pools.owner.query(`select graphile_worker.add_job('left')`);
  await openDatabase(first.pools.app)
    .insertInto('properties')
    .values({ property_key: 'left', value: sql`'1'::jsonb` })
    .execute();
  await asAdmin(first, async (admin) => {
    await admin.query(`begin; set local session_replication_role = replica;
      update test_clock set ahead = '3 days';
      update terms_contents set content = 'left' where ctid = (select min(ctid) from terms_contents);
      delete from terms_versions where ctid = (select min(ctid) from terms_versions);
      commit`);
  });
  expect(await rowsOf(first)).not.toEqual(before);
  await askAll(first, 'set role none');
  await first.release();

  const second = await takeDatabase();
  expect(await nameOf(second)).toBe(name);
  expect(await rowsOf(second)).toEqual(before);
  const sessions = await askAll(
    second,
    `select pg_backend_pid() as id, current_setting('app.company_code', true) as company, current_user as role,
      (select count(*)::int from pg_listening_channels()) as channels,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
  );
  const asMade = processes.map((one) => ({
    ...(one as object),
    company: '',
    role: 'madang_owner',
    channels: 0,
    locks: 0,
  }));
  expect(sessions).toEqual(expect.arrayContaining(asMade));
  await second.release();
});

test.each<[left: string, by: (database: TestDatabase) => Promise<unknown>]>([
  ['a schema that was changed', ({ pools }) => pools.owner.query('alter table companies disable trigger user')],
  [
    'more rows than are deleted quickly',
    ({ pools }) =>
      pools.owner.query(
        `insert into properties (property_key, value) select n::text, '1' from generate_series(1, ${mostDeletedRows + 1}) n`,
      ),
  ],
  [
    'a pool that has named more than half of what it may',
    async ({ pools }) => {
      for (let n = 0; n <= maxStatementNames / 2; n += 1) await pools.app.query(`select $1::integer as n${n}`, [n]);
    },
  ],
  ['a pool that is listened to', async ({ pools }) => pools.app.on('acquire', () => {})],
])('%s is passed to no other file', async (_left, by) => {
  const first = await takeDatabase();
  const name = await nameOf(first);
  await by(first);
  await first.release();
  const second = await takeDatabase();
  const { rows } = await second.pools.app.query('select from pg_database where datname = $1', [name]);
  expect(rows).toEqual([]);
  expect(await nameOf(second)).not.toBe(name);
  await second.release();
});
