// Runs on every PostgreSQL: row locks and conflicts of workers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addRows } from '../../../kernel/operations/stored/runs/open-run.ts';
import { plantPeople } from '../../../testing/database/planted-people.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { auditRows } from '../../../testing/organisation.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import {
  actOn,
  addDepartments,
  confirmAndRun,
  control,
  departmentsOf,
  outcomeOf,
  rowsOf,
  runOf,
} from '../../../testing/operations/runs.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { selections } from './index.ts';

// No worker runs: each test says what a worker does, and when it is killed.
const app = await startTestApp({ work: false });
const { kernel } = app;
const move = (departmentCode: string) => ({ kind: 'moveEmployees', departmentCode }) as const;

async function company(companyCode: string, people: number) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES', 'TECH']);
  if (people > 0) await plantPeople(app, companyCode, people);
  return { companyCode, administrator, personIds: await idsOf(companyCode, administrator.personId) };
}

/** People of a company in the order of the list, without one. */
async function idsOf(companyCode: string, without: string): Promise<string[]> {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ personId: string }>`select person_id as "personId" from people where person_id <> ${without}
      order by person_id`.execute(tx),
  );
  return rows.map(({ personId }) => personId);
}

/** The order of a run that is filled beside the page, as its worker gets it. */
async function orderOf(runId: string): Promise<unknown> {
  const { rows } = await app.pools.owner.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'fill-employees-run' and j.payload->>'runId' = $1`,
    [runId],
  );
  return rows[0]?.payload;
}
const fill = (payload: unknown) => selections.longTasks?.(kernel)['fill-employees-run']?.(payload);

test('USR-09 USR-10 individually selected people are in the run once, and excluded people are not', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT1', 4);
  const [first = '', second = '', third = '', fourth = ''] = personIds;
  const runId = await actOn(administrator, {
    personIds: [second, first, second, third],
    exceptIds: [third],
    act: move('SALES'),
  });
  await confirmAndRun(app, administrator, { companyCode, runId });
  const { items } = await rowsOf(administrator, runId);
  expect(items.map(({ target }) => target?.id)).toEqual([second, first]);
  const found = await departmentsOf(app, companyCode, [first, second, third, fourth]);
  expect(found).toEqual(['SALES', 'SALES', 'TOP', 'TOP']);
  expect(await auditRows(app, companyCode, 'act-on-employees')).toEqual([
    { actor_id: administrator.personId, target_kind: 'run', target_id: runId },
  ]);
  const stranger = await memberBrowser(app, { companyCode: 'SELECT1X', role: 'administrator' });
  for (const body of [{ personIds: [first] }, { exceptIds: [first] }]) {
    const answer = await stranger.post('/api/v1/employees/acts', { ...body, act: move('TOP') });
    expect(outcomeOf(answer)).toBe('404 CO404');
  }
});

test('USR-10 all results of a filter are in the run once, whenever its worker is killed, and excluded people are not', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT2', 1_105);
  const [left = '', ...others] = personIds;
  const runId = await actOn(administrator, { exceptIds: [left, administrator.personId], act: move('SALES') });
  const run = { companyCode, runId };
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'filling', total: 0, can: ['cancel'] });
  const order = await orderOf(runId);
  // What a worker has left that was killed between two portions.
  const input = (personId: string) => ({ personId, departmentCode: 'SALES' });
  await inCompany(kernel.db, companyCode, (tx) => addRows(kernel, tx, run, others.slice(0, 1_000).map(input)));
  await fill(order);
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'checking', total: 1_104 });
  await fill(order);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ id: string }>`select target_id as id from run_rows where run_id = ${runId} order by 1`.execute(tx),
  );
  expect(rows.map(({ id }) => id)).toEqual(others.toSorted());
  const cancelled = await actOn(administrator, { keyword: 'someone@outside.example', act: move('SALES') });
  // A term may be someone's address.
  expect(JSON.stringify(await orderOf(cancelled))).not.toContain('outside.example');
  expect(outcomeOf(await control(administrator, cancelled, 'cancellation'))).toBe('200');
  await fill(await orderOf(cancelled));
  expect(await runOf(administrator, cancelled)).toMatchObject({ state: 'cancelled', total: 0 });
});

test('USR-10 BLK-04 BLK-09 300 people are moved, and the move is undone as a whole', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT3', 300);
  const runId = await actOn(administrator, { personIds, act: move('SALES') });
  const run = { companyCode, runId };
  await checkRun(kernel, run);
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'checked', clean: 300, objected: 0, unchecked: 0 });
  expect(new Set(await departmentsOf(app, companyCode, personIds))).toEqual(new Set(['TOP']));
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('200');
  await Promise.all([runRows(kernel, run), runRows(kernel, run)]);
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'done', done: 300, refused: 0, failed: 0 });
  expect(new Set(await departmentsOf(app, companyCode, personIds))).toEqual(new Set(['SALES']));
  const back = await control(administrator, runId, 'undo');
  expect(back.status, back.text).toBe(200);
  const undo = { companyCode, runId: back.json<{ runId: string }>().runId };
  await runRows(kernel, undo);
  expect(await runOf(administrator, undo.runId)).toMatchObject({ state: 'done', done: 300, origin: 'undo' });
  expect(new Set(await departmentsOf(app, companyCode, personIds))).toEqual(new Set(['TOP']));
});

test('BLK-04 BLK-09 of two runs over the same people at once every row succeeds, and an undo keeps the other’s changes', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT4', 120);
  const runs = [];
  for (const [code, ids] of [
    ['SALES', personIds],
    ['TECH', personIds.toReversed()],
  ] as const) {
    const runId = await actOn(administrator, { personIds: ids, act: move(code) });
    await checkRun(kernel, { companyCode, runId });
    await control(administrator, runId, 'confirmation');
    runs.push({ companyCode, runId });
  }
  await Promise.all(runs.map((run) => runRows(kernel, run)));
  for (const { runId } of runs) {
    expect(await runOf(administrator, runId)).toMatchObject({ state: 'done', done: 120, refused: 0, failed: 0 });
  }
  const found = await departmentsOf(app, companyCode, personIds);
  const inSales = found.filter((code) => code === 'SALES').length;
  expect(inSales + found.filter((code) => code === 'TECH').length).toBe(120);
  const back = await control(administrator, runs[0]?.runId ?? '', 'undo');
  const undo = { companyCode, runId: back.json<{ runId: string }>().runId };
  await runRows(kernel, undo);
  expect(await runOf(administrator, undo.runId)).toMatchObject({
    state: 'done',
    done: inSales,
    refused: 120 - inSales,
  });
  const after = await departmentsOf(app, companyCode, personIds);
  expect(after.filter((code) => code === 'SALES')).toEqual([]);
});

test('MEM-01 STA-07 rows of an owner who loses the right or leaves are refused and change nothing', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT5', 3);
  const confirmed = async () => {
    const owner = await memberBrowser(app, { companyCode, role: 'employee' });
    for (const permission of ['employees.view', 'employees.change'] as const) {
      await grant(kernel.db, { companyCode, personId: owner.personId, permission });
    }
    const runId = await actOn(owner, { personIds, act: move('SALES') });
    await checkRun(kernel, { companyCode, runId });
    expect(outcomeOf(await control(owner, runId, 'confirmation'))).toBe('200');
    return { runId, ownerId: owner.personId };
  };
  const [lost, left] = [await confirmed(), await confirmed()];
  await revokeAll(kernel.db, companyCode, lost.ownerId);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set employment_status = 'R' where person_id = ${left.ownerId}`.execute(tx),
  );
  for (const { runId } of [lost, left]) {
    await runRows(kernel, { companyCode, runId });
    expect(await runOf(administrator, runId)).toMatchObject({
      state: 'done',
      done: 0,
      refused: 3,
      codes: [{ code: 'CO401', count: 3 }],
    });
  }
  expect(await departmentsOf(app, companyCode, personIds)).toEqual(['TOP', 'TOP', 'TOP']);
});

test('ACC-11 runs of a company that ends its service end with it', async () => {
  const companyCode = await addTestCompany(app);
  const owner = await addTestPerson(app, { companyCode, roles: ['representative'] });
  const browser = await signInAs(app, owner);
  await addDepartments(browser, ['SALES']);
  const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
  const runId = await actOn(browser, { personIds: [personId], act: move('SALES') });
  await checkRun(kernel, { companyCode, runId });
  await control(browser, runId, 'confirmation');
  const filling = await actOn(browser, { act: move('SALES') });
  const ended = await browser.post('/api/v1/company/ending', { companyName: '한빛상사', password: testPassword });
  expect(ended.status, ended.text).toBe(200);
  await fill(await orderOf(filling));
  await runRows(kernel, { companyCode, runId });
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ state: string }>`select state from row_runs`.execute(tx),
  );
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expect(await departmentsOf(app, companyCode, [personId])).toEqual(['TOP']);
});

test('STA-10 USR-10 a check for a day reports and counts each person’s present obstacles, and still allows planning', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT9', 2);
  const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const runId = await actOn(administrator, { personIds, act: move('NOWHERE'), on, note: '' });
  await checkRun(kernel, { companyCode, runId });
  const { items } = await rowsOf(administrator, runId);
  const against = items.map(({ checkState, refusal }) => [checkState, refusal?.code]);
  expect(against).toEqual([
    ['clean', 'EMPLOYEE_DEPARTMENT'],
    ['clean', 'EMPLOYEE_DEPARTMENT'],
  ]);
  expect(await runOf(administrator, runId)).toMatchObject({
    clean: 2,
    objected: 0,
    codes: [],
    standing: [{ code: 'EMPLOYEE_DEPARTMENT', count: 2 }],
  });
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('200');
  await runRows(kernel, { companyCode, runId });
  expect(await runOf(administrator, runId)).toMatchObject({ state: 'done', done: 2, standing: [], codes: [] });
});

test('USR-07 USR-09 the preview refuses transfers to the own department, of the retired and of applicants, and moves none of them', async () => {
  const { companyCode, administrator, personIds } = await company('SELECT10', 4);
  const [there = '', left = '', waiting = '', moved = ''] = personIds;
  await inCompany(kernel.db, companyCode, async (tx) => {
    await sql`update people set department_code = 'SALES' where person_id = ${there}`.execute(tx);
    await sql`update people set employment_status = 'R' where person_id = ${left}`.execute(tx);
    await sql`update people set applied_at = null where person_id = ${waiting}`.execute(tx);
  });
  const runId = await actOn(administrator, { personIds, act: move('SALES') });
  await checkRun(kernel, { companyCode, runId });
  const { items } = await rowsOf(administrator, runId);
  expect(items.map(({ checkState, refusal }) => [checkState, refusal?.code])).toEqual([
    ['refused', 'MB716'],
    ['refused', 'EMPLOYEE_RETIRED'],
    ['refused', 'EMPLOYEE_NOT_APPLIED'],
    ['clean', undefined],
  ]);
  expect(outcomeOf(await control(administrator, runId, 'confirmation'))).toBe('200');
  await runRows(kernel, { companyCode, runId });
  expect(await runOf(administrator, runId)).toMatchObject({ done: 1, refused: 3 });
  const found = await departmentsOf(app, companyCode, [there, left, waiting, moved]);
  expect(found).toEqual(['SALES', 'TOP', 'TOP', 'SALES']);
  const alone = await actOn(administrator, { personIds: [moved], act: move('SALES') });
  await checkRun(kernel, { companyCode, runId: alone });
  expect(await runOf(administrator, alone)).toMatchObject({
    clean: 0,
    objected: 1,
    codes: [{ code: 'MB716', count: 1 }],
  });
});
