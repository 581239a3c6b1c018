// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { endSessionsOf, endSessionsOfCompany } from '../../../kernel/session/session.ts';
import { accept, change, codeOf, companyOf, groupsOf, offer, openTo } from '../../../testing/groups/linked-accounts.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { db } = app.kernel;
const { tied, personOf, nextSubject, again } = groupsOf(app);

/** A login that opens two companies beside its own. */
async function tiedTwice() {
  const first = await tied();
  const otherCode = await addTestCompany(app, { name: '은하물산', englishName: 'Eunha Trading' });
  await db
    .insertInto('structure_members')
    .values({ company_code: otherCode, structure_code: first.structureCode })
    .execute();
  const other = await personOf(otherCode, 'representative');
  expect(await offer(other.desk, first.administrator)).toBe('done');
  expect(await accept(first.administrator.desk, await openTo(first.administrator.desk))).toBe('done');
  expect(await nextSubject(other)).toBe('A group administrator has been added');
  return { ...first, otherCode };
}

type Two = Awaited<ReturnType<typeof tiedTwice>>;

const ways: Readonly<Record<string, (two: Two) => Promise<unknown>>> = {
  'of a person': ({ headCode, administrator }) => inCompany(db, headCode, (tx) => endSessionsOf(tx, administrator)),
  'of a company': ({ headCode }) => inCompany(db, headCode, (tx) => endSessionsOfCompany(tx, headCode)),
  'of a person, by the console': ({ head, administrator: { personId } }) =>
    codeOf(head.desk.post('/api/v1/company-sessions/ending', { personId })),
  'of all, by the console': ({ head }) => codeOf(head.desk.post('/api/v1/company-sessions/ending', {})),
};

/** The change has opened its session and waits for its record; a job of an earlier change, which waits there too, opens none. */
const changeWaits = `select 1 from pg_locks awaited join pg_locks held on held.pid = awaited.pid and held.granted
  where awaited.database = (select oid from pg_database where datname = current_database()) and not awaited.granted
    and awaited.relation = 'audit_log'::regclass and held.relation = 'sessions'::regclass and held.mode = 'RowExclusiveLock'`;
const logOutWaits = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%login_ties%'`;

for (const [which, logOut] of Object.entries(ways)) {
  test(`MEM-04 a sign-out ${which} during a change of company leaves no session in either company`, async () => {
    const two = await tiedTwice();
    const desk = await again(two.administrator);
    expect(await change(desk, two.memberCode)).toBe('done');
    let changed: Promise<string> | undefined;
    let loggedOut: Promise<unknown> | undefined;
    const [holder, watcher] = [await app.pools.owner.connect(), await app.pools.owner.connect()];
    const once = (question: string) =>
      expect.poll(async () => (await watcher.query(question)).rowCount, { timeout: 10_000, interval: 20 }).toBe(1);
    try {
      // As anyone who connected, who may lock and who sees what the product's roles wait for.
      for (const client of [holder, watcher]) await client.query('set role none');
      await holder.query('begin; lock table audit_log in share mode');
      changed = change(desk, two.otherCode);
      await once(changeWaits);
      loggedOut = logOut(two);
      await once(logOutWaits);
    } finally {
      await holder.query('rollback');
      for (const client of [holder, watcher]) {
        await client.query('set role madang_owner');
        client.release();
      }
    }
    await Promise.all([changed, loggedOut]);
    expect(await companyOf(desk)).toBe('AC100');
    const left = await db
      .selectFrom('sessions')
      .select('company_code')
      .where('company_code', 'in', [two.memberCode, two.otherCode])
      .execute();
    // The two representatives alone.
    expect(left.map(({ company_code: code }) => code).toSorted()).toEqual([two.memberCode, two.otherCode].toSorted());
  });
}
