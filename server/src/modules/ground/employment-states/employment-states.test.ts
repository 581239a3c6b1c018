// Runs on every PostgreSQL: check constraints, partial indexes.
import { randomUUID } from 'node:crypto';
import {
  employmentCodes,
  type EmploymentState,
  employmentStateOf,
  isInService,
  type StateColumns,
} from '@madang/contract/ground/employment-states/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { requireOpenAccess } from '../../../kernel/session/locked-entrance.ts';
import { addCompany, memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { inServiceIn, notRetiredIn, retiredIn, stateColumnsIn, suspendedIn } from './index.ts';

const app = await startTestApp({ work: false });
const { administratorOf, list } = employeesOf(app);
const companyCode = 'STATES';
await addCompany(app, companyCode);

const both = [true, false];
const combinations: readonly StateColumns[] = both.flatMap((hasApplied) =>
  both.flatMap((isClosed) =>
    Object.keys(employmentCodes).map((employmentStatus) => ({ hasApplied, isClosed, employmentStatus })),
  ),
);

function insert(tx: Tx, { hasApplied, employmentStatus, isClosed }: StateColumns, personId: string) {
  return sql`
    insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country, time_zone,
      is_confirmed, applied_at, employment_status, closed_at)
    values (${companyCode}, ${personId}::uuid, ${`s${personId}@people.example`}, '한', '새봄', '한새봄', 'ko', 'KR', 'Asia/Seoul',
      true, ${hasApplied ? sql`app_now()` : null}, ${employmentStatus}, ${isClosed ? sql`app_now()` : null})`.execute(
    tx,
  );
}

/** A state of work, leave, dispatch or retirement has an account, open or closed. */
const isAdmitted = ({ hasApplied, employmentStatus, isClosed }: StateColumns) =>
  hasApplied || isClosed || employmentStatus === 'B';

interface Told extends StateColumns {
  readonly isInService: boolean;
  readonly isNotRetired: boolean;
  readonly isRetired: boolean;
}

test('USR-12 STA-01 database conditions agree with the table of states in every combination', async () => {
  const read: [EmploymentState, Told][] = [];
  for (const columns of combinations) {
    const personId = randomUUID();
    const told = inCompany(app.kernel.db, companyCode, async (tx) => {
      await insert(tx, columns, personId);
      const open = sql`p.closed_at is null`;
      const { rows } = await sql<Told>`
        select ${stateColumnsIn('p')}, ${inServiceIn('p')} and ${open} as "isInService",
          ${notRetiredIn('p')} and ${open} as "isNotRetired", ${retiredIn('p')} as "isRetired"
        from people p where p.person_id = ${personId}::uuid`.execute(tx);
      return rows[0];
    });
    if (!isAdmitted(columns)) {
      await expect(told).rejects.toMatchObject({ code: '23514', constraint: 'people_employment_status_check' });
      continue;
    }
    const row = await told;
    if (!row) throw new Error('no row');
    expect(row).toMatchObject(columns);
    read.push([employmentStateOf(columns), row]);
  }
  expect(read).toHaveLength(13);
  for (const [state, row] of read) {
    expect([state, row.isInService]).toEqual([state, isInService(state)]);
    expect([state, row.isRetired]).toEqual([state, state === 'retired']);
    expect([state, row.isNotRetired]).toEqual([state, state === 'notYetApplied' || isInService(state)]);
  }
});

test('USR-12 the database refuses every other code', async () => {
  for (const employmentStatus of ['', 'X', 'b', 'BR', 'retired']) {
    const personId = randomUUID();
    const broken = inCompany(app.kernel.db, companyCode, (tx) =>
      insert(tx, { hasApplied: true, isClosed: false, employmentStatus }, personId),
    );
    await expect(broken).rejects.toMatchObject({ constraint: 'people_employment_status_check' });
  }
});

test('USR-13 a lock of access is in effect until its end', async () => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const isSuspended = async (values: RawBuilder<unknown>) =>
    inCompany(app.kernel.db, companyCode, async (tx) => {
      await sql`update people set ${values} where person_id = ${personId}::uuid`.execute(tx);
      const { rows } = await sql<{ is: boolean }>`
        select ${suspendedIn('p')} as is from people p where p.person_id = ${personId}::uuid`.execute(tx);
      return rows[0]?.is;
    });
  expect(await isSuspended(sql`suspended_at = null`)).toBe(false);
  expect(await isSuspended(sql`suspended_at = app_now(), suspended_until = null`)).toBe(true);
  expect(await isSuspended(sql`suspended_until = app_now() + interval '1 minute'`)).toBe(true);
  expect(await isSuspended(sql`suspended_until = app_now() - interval '1 second'`)).toBe(false);
});

test('USR-13 lists, sign-in and plans use one rule of the lock, and no function repeats it', async () => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const rulesOf = (locked: string, until: string) =>
    inCompany(app.kernel.db, companyCode, async (tx) => {
      await sql`update people set suspended_at = ${sql.raw(locked)}, suspended_until = ${sql.raw(until)}
        where person_id = ${personId}::uuid`.execute(tx);
      const { rows } = await sql<{ isListed: boolean; mayAct: boolean }>`
        select ${suspendedIn('p')} as "isListed", may_act(p.person_id) as "mayAct" from people p
        where p.person_id = ${personId}::uuid`.execute(tx);
      // Last: a refusal ends the transaction.
      const isRefused = await requireOpenAccess(tx, { companyCode, personId }).then(
        () => false,
        () => true,
      );
      return { ...rows[0], isRefused };
    });
  const [open, locked] = [
    { isListed: false, mayAct: true, isRefused: false },
    { isListed: true, mayAct: false, isRefused: true },
  ];
  expect(await rulesOf('null', 'null')).toEqual(open);
  expect(await rulesOf('app_now()', 'null')).toEqual(locked);
  expect(await rulesOf('app_now()', `app_now() + interval '1 minute'`)).toEqual(locked);
  expect(await rulesOf('app_now()', `app_now() - interval '1 second'`)).toEqual(open);
  const { rows } = await app.pools.owner.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'suspended_until\\s*[<>]'`,
  );
  expect(rows).toEqual([]);
});

test('ACC-11 STA-01 a closed account does not count as retired: it is in no list, no count and no filter', async () => {
  const { browser, companyCode: own } = await administratorOf();
  const leaver = await addTestPerson(app, { companyCode: own });
  const closing = await addTestPerson(app, { companyCode: own });
  const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
  const retired = await browser.post(`${employeesPath}/${leaver.personId}/retirement`, retirement);
  expect(retired.status, retired.text).toBe(200);
  const closed = await (await signInAs(app, closing)).post('/api/v1/profile/closing', { password: closing.password });
  expect(closed.status, closed.text).toBe(200);
  const { rows } = await inCompany(app.kernel.db, own, (tx) =>
    sql<StateColumns>`
      select ${stateColumnsIn('p')} from people p where p.person_id = ${closing.personId}::uuid`.execute(tx),
  );
  expect(rows[0] && employmentStateOf(rows[0])).toBe('closed');
  const ids = async (query: Readonly<Record<string, string>>) =>
    (await list(browser, query)).items.map(({ personId }) => personId);
  expect(await ids({ state: 'retired' })).toEqual([leaver.personId]);
  expect(await ids({ state: 'inService' })).toHaveLength(1);
  expect(await ids({})).not.toContain(closing.personId);
  expect((await browser.get(`${employeesPath}/${closing.personId}`)).error.errorCode).toBe('CO404');
});

test('USR-01 the partial indexes of people in service, of retired and of suspended people are used', async () => {
  const owner = await app.pools.owner.connect();
  const planOf = async (query: RawBuilder<unknown>) => {
    const { sql: text, parameters } = query.compile(app.kernel.db);
    const { rows } = await owner.query<Record<string, string>>(`explain (costs off) ${text}`, [...parameters]);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  };
  onTestFinished(async () => {
    await owner.query('rollback');
    owner.release();
  });
  // Over a few rows the index of all names costs as little, and which of the two is taken would be chance.
  await owner.query(`begin; drop index people_by_full_name_idx; set local role madang_app;
    set local enable_seqscan = off; set local enable_sort = off;
    select set_config('app.company_code', '${companyCode}', true)`);
  const inService = sql`select department_code, count(*) from people p
    where p.company_code = ${companyCode} and p.closed_at is null and ${inServiceIn('p')} group by department_code`;
  expect(await planOf(inService)).toContain('people_in_service_idx');
  const retired = sql`select p.person_id from people p where p.company_code = ${companyCode} and p.closed_at is null
    and ${retiredIn('p')} order by p.full_name collate "C", p.person_id`;
  expect(await planOf(retired)).toContain('people_retired_idx');
  const suspended = sql`select p.person_id from people p where p.company_code = ${companyCode} and p.closed_at is null
    and ${suspendedIn('p')} order by p.full_name collate "C", p.person_id`;
  expect(await planOf(suspended)).toContain('people_suspended_idx');
});
