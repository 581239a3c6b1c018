// Runs on every PostgreSQL: migrations.
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../kernel/db/migrate.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { openPool } from '../../kernel/db/pool.ts';
import { ownDatabase } from '../database/own-database.ts';
import { databaseAt, releases } from './release-database.ts';
import { contents, differences, primaryKeys, tablesOf } from './release-rows.ts';

/** Tables of a release that its operations leave empty, each with its reason. It only shrinks. */
const setUp = 'its rows go as the platform gets its first operator, and a release that is in use has one';
const stillEmpty = {
  days_off: 'no act filled them',
  import_hours: 'no operator limited imports',
  operator_setup_tokens: setUp,
  sent_messages: 'they go once the other company has applied them',
  welcome_raises: 'no import had more people than a day has letters',
};
const emptyTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '20261127014500': { operator_setup_tokens: setUp },
  '20261127064010': { operator_setup_tokens: setUp },
  '20261201080010': stillEmpty,
  '20261203040000': stillEmpty,
};

/** Tables that may be newer than the newest recorded release; with more of them `npm run record-release` is due. */
const tablesSinceMax = 20;

/** Intended changes by migrations to rows that existed before. */
const intended: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '20261127014500': {
    // Sessions show their person's photo.
    '20261127044000-photo-of-the-session': ['sessions.profile'],
    // A copy of the name is no English name.
    '20261127045000-english-names-of-their-own': ['companies.english_name'],
  },
};

test.each(releases)(
  'OPS-03 the database of %s keeps the contents of every table through each later migration',
  { timeout: 180_000 },
  async (name, release) => {
    const { connection, admin, owner, migrations, count } = await databaseAt(release);
    const loaded = await contents(admin);
    const empty = Object.keys(loaded).filter((table) => loaded[table]?.length === 0);
    expect(empty).toEqual(Object.keys(emptyTables[name] ?? {}));
    const changed: Record<string, string[]> = {};
    let before = loaded;
    for (let n = count; n < migrations.length; n += 1) {
      const keys = await primaryKeys(admin);
      const migration = migrations[n]?.name ?? '';
      expect(await migrate(owner, migrations.slice(0, n + 1))).toEqual([migration]);
      const after = await contents(admin);
      const found = differences(before, after, keys);
      if (found.length > 0) changed[migration] = found;
      before = after;
    }
    expect(changed).toEqual(intended[name] ?? {});
    // A start of this release finds nothing left to do.
    await closePools(await openPools(connection, 1));
    expect(await contents(admin)).toEqual(before);
  },
);

test('OPS-03 a release is recorded before many tables are added since the newest one', async () => {
  const { connection } = await ownDatabase();
  const admin = openPool({ connection, max: 1, statementTimeoutMs: 0 });
  onTestFinished(() => admin.end());
  const [name, newest] = releases.at(-1) ?? [];
  const known = Object.keys({ ...newest?.tables, ...emptyTables[name ?? ''] });
  const since = (await tablesOf(admin)).filter((table) => !known.includes(table));
  expect(since.length).toBeLessThanOrEqual(tablesSinceMax);
});
