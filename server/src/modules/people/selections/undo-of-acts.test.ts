// Runs on every PostgreSQL: runs, plans and row locks.
import type { EmployeeAct } from '@madang/contract/people/selections/acts.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { purgeExpired } from '../../../platform/purge-expired.ts';
import type { Browser } from '../../../testing/browser.ts';
import { actOn, confirmAndRun, control, outcomeOf, runOf, runsOf } from '../../../testing/operations/runs.ts';
import { addTestPerson, employeesPath } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, departmentOf, moveToDay, runDue } = plansOf(app);

type Call = (browser: Browser, personId: string) => Promise<unknown>;
interface ActCase {
  readonly act: EmployeeAct;
  /** Brings a person into the state in which the act is possible. */
  readonly before?: Call;
}

const send = async (browser: Browser, path: string, body: object) => {
  const answer = await browser.post(path, body);
  expect(answer.status, answer.text).toBe(200);
};
const leave: Call = (browser, personId) =>
  send(browser, `${employeesPath}/${personId}/leave`, { kind: 'sick', note: '사유', from: null, until: null });
const retire: Call = (browser, personId) =>
  send(browser, `${employeesPath}/${personId}/retirement`, {
    reason: 'contractEnd',
    note: '사유',
    when: 'now',
    handovers: 'proposed',
  });

const cases: readonly ActCase[] = [
  { act: { kind: 'moveEmployees', departmentCode: 'SALES' } },
  { act: { kind: 'setJobRank', jobRankCode: 'LEAD' } },
  { act: { kind: 'setJobTitle', jobTitleCode: 'LEAD' } },
  { act: { kind: 'retireEmployees', reason: 'personal', note: '' } },
  { act: { kind: 'reinstateEmployees', note: '' }, before: retire },
  { act: { kind: 'suspendEmployees', reason: 'lostDevice', note: '', until: null } },
  { act: { kind: 'putEmployeesOnLeave', leaveKind: 'childcare', note: '', until: null } },
  { act: { kind: 'returnEmployees', note: '' }, before: leave },
];

async function company(before?: Call) {
  const made = await administratorOf();
  const { companyCode, browser } = made;
  await addDepartments(browser, 'SALES', 'PLANT');
  for (const path of ['job-ranks', 'job-titles']) {
    await send(browser, `/api/v1/${path}`, { jobRankCode: 'LEAD', jobRankName: '팀장', englishJobRankName: 'Lead' });
  }
  const people = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  const personIds = people.map(({ personId }) => personId);
  for (const personId of personIds) await before?.(browser, personId);
  return { ...made, personIds };
}

/** Facts of people that acts change. */
async function factsOf(companyCode: string, personIds: readonly string[]) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql`select p.person_id, department_code, job_rank_code, job_title_code, employment_status, suspended_at is not null as is_locked,
        leave_until, array(select m.role from memberships m where m.company_code = p.company_code
          and m.person_id = p.person_id order by 1) as roles
      from people p where p.person_id = any(${personIds}::uuid[]) order by p.person_id`.execute(tx),
  );
  return rows;
}

/** Takes a run back and has its rows run; answers how they ended. */
async function takeBack(browser: Browser, { companyCode, runId }: { companyCode: string; runId: string }) {
  const answer = await control(browser, runId, 'undo');
  expect(answer.status, answer.text).toBe(200);
  const undo = { companyCode, runId: answer.json<{ runId: string }>().runId };
  await runRows(kernel, undo);
  return runOf(browser, undo.runId);
}

for (const { act, before } of cases) {
  test(`USR-08 BLK-09 ${act.kind} for a selection is undone as a whole`, async () => {
    const { companyCode, browser, personIds } = await company(before);
    const was = await factsOf(companyCode, personIds);
    const run = { companyCode, runId: await actOn(browser, { personIds, act }) };
    await confirmAndRun(app, browser, run);
    expect(await runOf(browser, run.runId)).toMatchObject({ state: 'done', done: 2, refused: 0, failed: 0 });
    const became = await factsOf(companyCode, personIds);
    for (const [place, one] of became.entries()) expect(one).not.toEqual(was[place]);
    expect(await takeBack(browser, run)).toMatchObject({ state: 'done', done: 2, origin: 'undo' });
    expect(await factsOf(companyCode, personIds)).toEqual(was);
    expect(outcomeOf(await control(browser, run.runId, 'undo'))).toBe('409 UNDO_OVER');
  });

  test(`STA-10 BLK-09 ${act.kind} planned for a selection is undone by its own run after it was carried out`, async () => {
    const { companyCode, browser, personIds } = await company(before);
    const was = await factsOf(companyCode, personIds);
    const on = await dayOf(companyCode, 1);
    const run = { companyCode, runId: await actOn(browser, { personIds, act, on, note: '' }) };
    await confirmAndRun(app, browser, run);
    await moveToDay(companyCode, on);
    await runDue(companyCode);
    const became = await factsOf(companyCode, personIds);
    for (const [place, one] of became.entries()) expect(one).not.toEqual(was[place]);
    // The session has ended with the day; another administrator may take it back as well.
    const { browser: later } = await administratorOf(companyCode);
    expect((await runOf(later, run.runId)).can).toContain('undo');
    expect(await takeBack(later, run)).toMatchObject({ state: 'done', done: 2, refused: 0 });
    expect(await factsOf(companyCode, personIds)).toEqual(was);
    expect((await runOf(later, run.runId)).can).not.toContain('undo');
  });
}

const placesOf = (companyCode: string, personIds: readonly string[]) =>
  Promise.all(personIds.map((personId) => departmentOf(companyCode, personId)));

test('STA-10 BLK-09 a run undoes only its own plans, even weeks later: pending ones are cancelled, and rows changed since remain', async () => {
  const { companyCode, browser, personIds } = await company();
  const [first = '', second = ''] = personIds;
  const { personId: third } = await addTestPerson(app, { companyCode });
  const { personId: other } = await addTestPerson(app, { companyCode });
  const on = await dayOf(companyCode, 20);
  const act = { kind: 'moveEmployees', departmentCode: 'SALES' } as const;
  const run = { companyCode, runId: await actOn(browser, { personIds: [first, second, third], act, on, note: '' }) };
  await confirmAndRun(app, browser, run);
  const besides = { companyCode, runId: await actOn(browser, { personIds: [other], act, on, note: '' }) };
  await confirmAndRun(app, browser, besides);
  const plans = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ planId: string }>`select t.plan_id as "planId" from plan_targets t where t.target_id = ${third}`.execute(tx),
  );
  const otherDay = { dueOn: await dayOf(companyCode, 40), note: '' };
  const [plan] = plans.rows;
  expect((await browser.put(`/api/v1/planned-changes/${plan?.planId}`, otherDay)).status).toBe(200);
  // Nights pass, in which ended runs go: this one is kept as long as one of its changes waits.
  await app.advance(12 * 86_400);
  await purgeExpired(kernel.db);
  await moveToDay(companyCode, on);
  await runDue(companyCode);
  expect(await placesOf(companyCode, [first, second, third, other])).toEqual(['SALES', 'SALES', 'TOP', 'SALES']);
  const { browser: later } = await administratorOf(companyCode);
  await send(later, `${employeesPath}/${second}/changes`, { change: { departmentCode: 'PLANT' } });
  expect(await takeBack(later, run)).toMatchObject({ state: 'done', done: 2, refused: 1, total: 3 });
  expect(await placesOf(companyCode, [first, second, third, other])).toEqual(['TOP', 'PLANT', 'TOP', 'SALES']);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ state: string }>`select state from plans where plan_id = ${plan?.planId ?? ''}`.execute(tx),
  );
  expect(rows).toEqual([{ state: 'cancelled' }]);
  // The day itself has two changes left to take back, the one that was refused among them.
  const day = (await runsOf(later)).find(({ origin }) => origin === 'plan');
  expect(await takeBack(later, { companyCode, runId: day?.runId ?? '' })).toMatchObject({ done: 1, total: 2 });
  expect(await placesOf(companyCode, [other])).toEqual(['TOP']);
  expect((await runOf(later, besides.runId)).can).not.toContain('undo');
  await app.advance(8 * 86_400);
  await purgeExpired(kernel.db);
  const { browser: last } = await administratorOf(companyCode);
  expect((await last.get(`/api/v1/runs/${run.runId}`)).status).toBe(404);
});
