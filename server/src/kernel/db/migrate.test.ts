// Runs on every PostgreSQL: locks.
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { findMigrations, migrate } from './migrate.ts';
import { repeating } from './repeating.ts';

const { pools } = await startTestApp({ work: false });

const migration = (name: string, text: string) => ({ name, text, sha256: name });
const patience = { timeout: 60_000 };
/** Each try of a migration waits for the table since a moment of its own. */
const waiting = `select waitstart::text as since from pg_locks
  where relation = 'waited'::regclass and mode = 'AccessExclusiveLock' and not granted and waitstart is not null`;

test(
  'OPS-03 a migration that waits for a table lets readers pass, and runs once the table is free',
  patience,
  async () => {
    await pools.owner.query('create table waited (id integer primary key)');
    const holder = await pools.owner.connect();
    await holder.query('begin');
    await holder.query('select from waited');
    const added = migration('29990101000000-waited', 'alter table waited add column more integer');
    let isOver = false;
    const migrated = migrate(pools.owner, [...findMigrations(), added]).finally(() => (isOver = true));
    // Behind a migration that stayed in the queue, a reader would wait for as long as the table is taken.
    const tries = new Set<string>();
    await expect
      .poll(
        async () => {
          for (const { since } of (await pools.owner.query<{ since: string }>(waiting)).rows) tries.add(since);
          return tries.size;
        },
        { timeout: 30_000, interval: 20 },
      )
      .toBeGreaterThan(2);
    for (let reads = 0; reads < 20; reads += 1) await pools.owner.query('select count(*) from waited');
    expect(isOver).toBe(false);
    await holder.query('commit');
    holder.release();
    expect(await migrated).toEqual([added.name]);
    expect((await pools.owner.query('select more from waited')).rows).toEqual([]);
  },
);

test('OPS-03 of two migrations the first remains if the second fails', patience, async () => {
  const good = migration('29990101000001-good', 'create table kept_by_migration (id integer primary key)');
  const bad = migration('29990101000002-bad', 'create table kept_by_migration (id integer primary key)');
  const all = [...findMigrations(), migration('29990101000000-waited', ''), good, bad];
  await expect(migrate(pools.owner, all)).rejects.toThrow(/already exists/);
  const { rows } = await pools.owner.query(`select name from schema_migrations where name > '2999' order by 1`);
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['29990101000000-waited', good.name]);
});

test('OPS-03 a read ended by a migration is repeated once, and a change that could have committed is not', async () => {
  const asked = async (left: 'nothing' | 'unknown') => {
    let tries = 0;
    const answer = repeating(
      pools.app,
      () => left,
      async () => {
        tries += 1;
        if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
        return 'read';
      },
    );
    return [await answer.catch((error: Error) => error.message), tries];
  };
  expect(await asked('nothing')).toEqual(['read', 2]);
  expect(await asked('unknown')).toEqual(['deadlock detected', 1]);
});
