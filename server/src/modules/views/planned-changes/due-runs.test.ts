// Runs on every PostgreSQL: plans and jobs.
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { startDueRun } from '../../../kernel/operations/stored/due-plans.ts';
import { planForDay } from '../../../kernel/operations/stored/new-plan.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { cancelRun } from '../../../kernel/operations/stored/runs/control-run.ts';
import { askedOf } from '../../../testing/database/count-statements.ts';
import { originOf } from '../../../testing/operations/example-companies.ts';
import { purgePlans } from '../../../kernel/operations/stored/due-plans.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { endDueRun, runDuePlans, sweepDuePlans } from './due.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const plans = plansOf(app);
const { addDepartments, dayOf, departmentOf, dueRuns, moveToDay, planMove, runDue, statesOf } = plans;

const isFull = process.env['MADANG_FULL'] !== undefined;

async function world() {
  const administrator = await plans.administratorOf();
  const { companyCode, browser } = administrator;
  await addDepartments(browser, 'SALES', 'PLANT');
  const { personId } = await addTestPerson(app, { companyCode });
  return { administrator, companyCode, browser, personId, tomorrow: await dayOf(companyCode, 1) };
}

test('STA-10 one job is planned for each day of a company, at its midnight', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  await planMove(browser, personId, 'SALES', tomorrow);
  await planMove(browser, personId, 'PLANT', tomorrow);
  await planMove(browser, personId, 'PLANT', await dayOf(companyCode, 2));
  const { rows } = await app.pools.owner.query<{ isAtMidnight: boolean }>(
    `select date_trunc('minute', (j.run_at + interval '30 seconds') at time zone c.time_zone) = t.day::timestamp as "isAtMidnight"
      from graphile_worker._private_jobs j join companies c on c.company_code = j.payload ->> 'companyCode'
      cross join lateral (select split_part(j.key, ' ', 3)::date as day) t
      where j.payload ->> 'companyCode' = $1 and j.key like 'due %'`,
    [companyCode],
  );
  expect(rows).toEqual([{ isAtMidnight: true }, { isAtMidnight: true }]);
});

test('STA-10 two workers that start a day at once create one run', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  await planMove(browser, personId, 'SALES', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await Promise.all([1, 2, 3, 4].map(() => runDuePlans(kernel, { companyCode })));
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'waiting', total: 1 }]);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, personId)).toBe('SALES');
});

test('STA-10 the sweep queries all companies at once, and starts only those with due changes', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const others = await Promise.all(Array.from({ length: 5 }, () => addTestPerson(app)));
  const { personId: otherId } = await addTestPerson(app, { companyCode });
  await planMove(browser, personId, 'SALES', tomorrow);
  const later = await planMove(browser, otherId, 'SALES', await dayOf(companyCode, 2));
  await sweepDuePlans(kernel);
  expect(await dueRuns(companyCode)).toEqual([]);
  await moveToDay(companyCode, tomorrow);
  const asked = await askedOf(() => sweepDuePlans(kernel));
  expect(asked.filter(({ text }) => text.includes('companies_with_due_plans'))).toHaveLength(1);
  const begun = (statements: typeof asked) =>
    statements.flatMap(({ text, values }) => (text.includes('for no key update') ? [values[0]] : []));
  expect(begun(asked)).toContain(companyCode);
  for (const other of others) expect(begun(asked)).not.toContain(other.companyCode);
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'waiting', total: 1 }]);
  // While its run waits, there is nothing to begin.
  expect(begun(await askedOf(() => sweepDuePlans(kernel)))).not.toContain(companyCode);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, personId)).toBe('SALES');
  expect(await statesOf(companyCode, [later])).toEqual(['waiting']);
});

test('STA-10 a company that has ended is not started, whatever is due', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const plan = await planMove(browser, personId, 'SALES', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await app.pools.owner.query(
    `update companies set ended_at = app_now(), destroyed_after = app_now() where company_code = $1`,
    [companyCode],
  );
  const { rows } = await sql<{ due: string }>`
    select * from companies_with_due_plans(${[companyCode]}::text[]) due`.execute(kernel.db);
  expect(rows).toEqual([]);
  await sweepDuePlans(kernel);
  expect(await statesOf(companyCode, [plan])).toEqual(['waiting']);
});

test('STA-10 an interrupted filling of a day resumes, and later due changes wait for its run', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const first = await planMove(browser, personId, 'SALES', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await runDuePlans(kernel, { companyCode });
  // As a worker leaves it that was killed between two portions.
  await inCompany(kernel.db, companyCode, (tx) => sql`update row_runs set state = 'filling'`.execute(tx));
  const again = await plans.administratorOf(companyCode);
  const next = await dayOf(companyCode, 1);
  const second = await planMove(again.browser, personId, 'PLANT', next);
  await moveToDay(companyCode, next);
  await runDuePlans(kernel, { companyCode });
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'waiting', total: 2 }]);
  const last = await dayOf(companyCode, 1);
  const other = await plans.administratorOf(companyCode);
  const third = await planMove(other.browser, personId, 'SALES', last);
  await moveToDay(companyCode, last);
  await sweepDuePlans(kernel);
  expect(await statesOf(companyCode, [first, second, third])).toEqual(['running', 'running', 'waiting']);
  const [run] = await dueRuns(companyCode);
  await runRows(kernel, { companyCode, runId: run?.run_id ?? '' });
  await endDueRun(kernel, { companyCode, runId: run?.run_id ?? '' });
  expect(await statesOf(companyCode, [first, second, third])).toEqual(['done', 'done', 'running']);
  expect(await departmentOf(companyCode, personId)).toBe('PLANT');
  await runDue(companyCode);
  expect(await departmentOf(companyCode, personId)).toBe('SALES');
});

test('STA-10 cancelling a run cancels its changes, and the next day still starts', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const gone = await planMove(browser, personId, 'SALES', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await runDuePlans(kernel, { companyCode });
  const [run] = await dueRuns(companyCode);
  const of = { companyCode, runId: run?.run_id ?? '' };
  expect(await inCompany(kernel.db, companyCode, (tx) => cancelRun(tx, of))).toBe(true);
  await endDueRun(kernel, of);
  const row = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select(['state', 'input']).where('plan_id', '=', gone).executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ state: 'cancelled', input: null });
  const again = await plans.administratorOf(companyCode);
  const next = await dayOf(companyCode, 1);
  const made = await planMove(again.browser, personId, 'PLANT', next);
  await moveToDay(companyCode, next);
  await runDue(companyCode);
  expect(await statesOf(companyCode, [made])).toEqual(['done']);
});

test('STA-10 nothing is carried out in a company that ended its service', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const planId = await planMove(browser, personId, 'SALES', tomorrow);
  await kernel.db
    .updateTable('companies')
    .set({ ended_at: sql`app_now()`, destroyed_after: sql`app_now() + interval '30 days'` })
    .where('company_code', '=', companyCode)
    .execute();
  await moveToDay(companyCode, tomorrow);
  await sweepDuePlans(kernel);
  await runDuePlans(kernel, { companyCode });
  expect(await statesOf(companyCode, [planId])).toEqual(['waiting']);
  expect(await dueRuns(companyCode)).toEqual([]);
});

test('STA-10 BLK-08 more changes of one day and person than a batch are added to one run in order', async () => {
  const { administrator, companyCode, personId, tomorrow } = await world();
  const origin = originOf(companyCode, administrator.personId);
  const count = isFull ? 10_000 : 1_100;
  await inCompany(kernel.db, companyCode, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const input = { personId, departmentCode: n % 2 === 0 ? 'SALES' : 'PLANT' };
      await planForDay(kernel, tx, origin, { name: 'change-employee-place', input, dueOn: tomorrow });
    }
  });
  await moveToDay(companyCode, tomorrow);
  await startDueRun(kernel, companyCode, 'change-employee-place');
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'waiting', total: count }]);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ inOrder: boolean }>`
      select bool_and(p.order_number > before) as "inOrder" from (
        select p.order_number, lag(p.order_number, 1, 0) over (order by w.row_number) as before
        from run_rows w join plans p on p.plan_id = w.plan_id) p`.execute(tx),
  );
  expect(rows).toEqual([{ inOrder: true }]);
  if (!isFull) return;
  await runDue(companyCode, 2);
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'done', done: count }]);
  expect(await departmentOf(companyCode, personId)).toBe('PLANT');
}, 900_000);

test('STA-10 a planned change is purged a year after its end, and a pending one remains', async () => {
  const { companyCode, browser, personId, tomorrow } = await world();
  const ended = await planMove(browser, personId, 'SALES', tomorrow);
  const waiting = await planMove(browser, personId, 'PLANT', await dayOf(companyCode, 600));
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  await app.advance(364 * daySeconds);
  await purgePlans(kernel);
  expect(await statesOf(companyCode, [ended, waiting])).toEqual(['done', 'waiting']);
  await app.advance(2 * daySeconds);
  await purgePlans(kernel);
  expect(await statesOf(companyCode, [ended, waiting])).toEqual([undefined, 'waiting']);
});
