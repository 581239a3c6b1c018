// Runs on every PostgreSQL: the files and samples of tables.
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { findMigrations } from './migrate.ts';
import { rewriteByDay, rewriteByNight } from './rewrite-tables.ts';

const app = await startTestApp({ work: false });
// As anyone who connected, since the planner's samples have no row-level security.
const admin = await app.pools.owner.connect();
await admin.query('set role none');
afterAll(async () => {
  await admin.query('set role madang_owner');
  admin.release();
});

/**
 * Returns the columns whose planner statistics contain the English name that all people of the tests have, or its search form.
 */
async function placesOfNames(): Promise<string[]> {
  const { rows } = await admin.query<{ place: string }>(`
    select s.starelid::regclass || '.' || a.attname as place from pg_statistic s
    join pg_attribute a on a.attrelid = s.starelid and a.attnum = s.staattnum
    where s::text ~* 'sol ?baek' order by 1`);
  return rows.map(({ place }) => place);
}

async function signIn(): Promise<void> {
  const { loginId, password } = await addTestPerson(app);
  expect((await app.browser().post('/api/v1/session', { loginId, password })).status).toBe(200);
}

test('RCN-02 the planner samples no names, and drops those sampled in an earlier version', async () => {
  for (let person = 0; person < 4; person += 1) await signIn();
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
  // It was written before anything depended on the searched text.
  const { rows: triggers } = await admin.query<{ text: string }>(
    `select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'people_search_changed'`,
  );
  await app.pools.owner.query(`drop trigger people_search_changed on people; ${migration?.text ?? ''}`);
  await app.pools.owner.query(triggers[0]?.text ?? '');
  // Nor was there an index over the names, which is made again with the column, and forgets its setting.
  await app.pools.owner.query('alter index people_by_shown_name_idx alter column 2 set statistics 0');
  expect(await placesOfNames()).toEqual([]);
  await admin.query('analyze');
  expect(await placesOfNames()).toEqual([]);
  // What stood aside in the meantime is back.
  expect((await admin.query(`select pg_get_functiondef('session_profile(text, uuid)'::regprocedure)`)).rows).toEqual(
    rows,
  );
  await signIn();
});

/** Returns the tables that have new files since `before`. */
async function rewrittenSince(before: ReadonlyMap<string, string>): Promise<string[]> {
  const now = await filesOfTables();
  return [...now.keys()].filter((table) => now.get(table) !== before.get(table));
}

async function filesOfTables(): Promise<Map<string, string>> {
  const { rows } = await admin.query<{ name: string; file: string }>(
    `select name, pg_relation_filenode(name::regclass) as file
     from unnest(array['people', 'people_search', 'sessions', 'pg_statistic']) name`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

test('RCN-02 the nightly rewriting skips a table that is too large and reports it', async () => {
  const left: string[] = [];
  const log = { warn: ({ table }: { table?: string }) => void left.push(table ?? '') };
  const before = await filesOfTables();
  await rewriteByNight(app.pools.owner, log, 0);
  expect(left).toEqual(['people', 'people_search', 'sessions', 'pg_statistic']);
  expect(await rewrittenSince(before)).toEqual([]);
  await rewriteByNight(app.pools.owner, log);
  expect(left).toHaveLength(4);
  expect(await rewrittenSince(before)).toEqual(['people', 'people_search', 'sessions', 'pg_statistic']);
});

test('RCN-02 by day a slow table is left to the night, and the others are rewritten', async () => {
  await signIn();
  await admin.query(`
    alter table sessions add column filler bytea, alter column filler set storage external;
    update sessions set filler = convert_to(repeat('x', 33 * 1024 * 1024), 'UTF8')
    where token_hash = (select token_hash from sessions limit 1)`);
  onTestFinished(async () => void (await admin.query('alter table sessions drop column filler')));
  const before = await filesOfTables();
  await rewriteByDay(app.pools.owner);
  expect(await rewrittenSince(before)).toEqual(['people', 'people_search', 'pg_statistic']);
  const left: object[] = [];
  await rewriteByNight(app.pools.owner, { warn: (fields) => void left.push(fields) });
  expect(await rewrittenSince(before)).toEqual(['people', 'people_search', 'sessions', 'pg_statistic']);
  expect(left).toEqual([]);
});

test('RCN-02 by day the log starts again if its files are not reused, and an operator’s own server keeps its log', async () => {
  const fileOfLog = async () =>
    (await admin.query('select pg_walfile_name(pg_current_wal_insert_lsn()) as file')).rows[0];
  /** Rewrites the tables as on a server with that setting, whatever this one has. */
  const beginsAnew = async (recycles: 'on' | 'off') => {
    const { options } = app.pools.owner;
    const owner = new pg.Pool({ ...options, max: 1, options: `${options.options} -c wal_recycle=${recycles}` });
    // Its connection may still be closing when the test's database is dropped.
    owner.on('error', () => {});
    const before = await fileOfLog();
    await rewriteByDay(owner);
    const after = await fileOfLog();
    await owner.end();
    return after.file !== before.file;
  };
  expect(await beginsAnew('off')).toBe(true);
  // What other tests write may just have filled a file.
  await expect.poll(() => beginsAnew('on'), { timeout: 5_000 }).toBe(false);
});
