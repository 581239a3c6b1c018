import { afterAll, expect, test } from 'vitest';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { findMigrations } from './migrate.ts';
import { rewriteByNight } from './rewrite-tables.ts';

const app = await startTestApp({ work: false });
// As whoever connected, for whom the planner's samples have no row-level security.
const admin = await app.pools.owner.connect();
await admin.query('set role none');
afterAll(() => admin.release(true));

/** Where the planner has kept the English name that every person of the tests has, or its form in a search. */
async function placesOfNames(): Promise<string[]> {
  const { rows } = await admin.query<{ place: string }>(`
    select s.starelid::regclass || '.' || a.attname as place from pg_statistic s
    join pg_attribute a on a.attrelid = s.starelid and a.attnum = s.staattnum
    where s::text ~* 'sol ?baek' order by 1`);
  return rows.map(({ place }) => place);
}

async function logIn(): Promise<void> {
  const { loginId, password } = await addTestPerson(app);
  expect((await app.browser().post('/api/v1/session', { loginId, password })).status).toBe(200);
}

test('RCN-02 the planner samples no names, and forgets those that an earlier version let it sample', async () => {
  for (let person = 0; person < 4; person += 1) await logIn();
  await admin.query('analyze');
  expect(await placesOfNames()).toEqual([]);

  await admin.query(`
    alter table people alter column english_name set statistics -1, alter column search_text set statistics -1;
    alter table sessions alter column profile set statistics -1;
    analyze`);
  expect(await placesOfNames()).toEqual(['people.english_name', 'people.search_text', 'sessions.profile']);
  // Not to be sampled any more takes nothing away.
  await admin.query(`
    alter table people alter column english_name set statistics 0, alter column search_text set statistics 0;
    alter table sessions alter column profile set statistics 0;
    analyze`);
  expect(await placesOfNames()).toHaveLength(3);
  const { rows } = await admin.query(`select pg_get_functiondef('session_profile(text, uuid)'::regprocedure)`);
  const migration = findMigrations().find(({ name }) => name.endsWith('-names-without-samples'));
  await app.pools.owner.query(migration?.text ?? '');
  expect(await placesOfNames()).toEqual([]);
  await admin.query('analyze');
  expect(await placesOfNames()).toEqual([]);
  // What stood aside meanwhile is back.
  expect((await admin.query(`select pg_get_functiondef('session_profile(text, uuid)'::regprocedure)`)).rows).toEqual(
    rows,
  );
  await logIn();
});

test('RCN-02 the nightly rewriting leaves a table that is too large alone and says so', async () => {
  const left: string[] = [];
  const log = { warn: ({ table }: { table?: string }) => void left.push(table ?? '') };
  const filesOf = async () =>
    (
      await admin.query(`select relname, relfilenode from pg_class
      where relname in ('people', 'sessions', 'pg_statistic') order by 1`)
    ).rows;
  const before = await filesOf();
  await rewriteByNight(app.pools.owner, log, 0);
  expect(left).toEqual(['people', 'sessions', 'pg_statistic']);
  expect(await filesOf()).toEqual(before);
  await rewriteByNight(app.pools.owner, log);
  expect(left).toHaveLength(3);
  const after = await filesOf();
  for (const [index, file] of before.entries()) expect(after[index]).not.toEqual(file);
});
