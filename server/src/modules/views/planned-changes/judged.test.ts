// Runs on every PostgreSQL: plans.
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { judgePlansTask } from '../../../kernel/operations/stored/judge-later.ts';
import type { Browser } from '../../../testing/browser.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { judgeAgain } from './judge-again.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, list, moveToDay, planMove, runDue, statesOf } = plansOf(app);

const one = (planId: string) => `${plannedPath}/${planId}`;

async function world() {
  const { companyCode, browser } = await administratorOf();
  await addDepartments(browser, 'SALES', 'PLANT');
  const { personId } = await addTestPerson(app, { companyCode });
  const day = (days: number) => dayOf(companyCode, days);
  const plan = async (name: string, input: object, dueOn: string) => {
    const answer = await browser.post(plannedPath, { step: { name, input: { personId, ...input } }, dueOn, note: '' });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ planId: string; refusal: { code: string } | null }>();
  };
  return { companyCode, browser, personId, day, plan };
}

const retirement = { reason: 'personal', note: '', when: 'now', handovers: 'proposed' };
/** Codes that stand against the changes of the list, by their days. */
const refusalsOf = async (by: Browser) => (await list(by)).map(({ refusal }) => refusal?.code ?? null);

test('STA-10 a change that another one invalidates is marked at once, until that one is moved or cancelled', async () => {
  const { browser, personId, day, plan } = await world();
  const moveId = await planMove(browser, personId, 'SALES', await day(5));
  expect(await refusalsOf(browser)).toEqual([null]);
  const { planId, refusal } = await plan('retire-person', retirement, await day(2));
  expect(refusal?.code).toBe('PLAN_LATER');
  expect(await refusalsOf(browser)).toEqual([null, 'EMPLOYEE_RETIRED']);
  expect((await browser.put(one(planId), { dueOn: await day(9) })).status).toBe(200);
  expect(await refusalsOf(browser)).toEqual([null, null]);
  expect((await browser.put(one(moveId), { dueOn: await day(20) })).status).toBe(200);
  expect(await refusalsOf(browser)).toEqual([null, 'EMPLOYEE_RETIRED']);
  expect((await browser.delete(one(planId))).status).toBe(200);
  expect(await refusalsOf(browser)).toEqual([null]);
});

test('STA-10 a reinstatement that depends on a planned retirement is refused once that is cancelled', async () => {
  const { browser, day, plan } = await world();
  const { planId } = await plan('retire-person', retirement, await day(2));
  expect((await plan('reinstate-person', { note: '' }, await day(5))).refusal).toBeNull();
  expect(await refusalsOf(browser)).toEqual([null, null]);
  expect((await browser.delete(one(planId))).status).toBe(200);
  const [code] = await refusalsOf(browser);
  expect(code).toMatch(/^[A-Z_\d]+$/);
  const [left] = await list(browser);
  const checked = await browser.post(one(left?.planId ?? ''), {});
  expect(checked.status).not.toBe(200);
  const answer = await browser.post(`${one(left?.planId ?? '')}/check`, {});
  expect(answer.json<{ refusal: { code: string } }>().refusal.code).toBe(code);
});

test('STA-10 a heads change is checked again when a head’s leaving is planned or cancelled', async () => {
  const { browser, personId, day, plan } = await world();
  const heads = await browser.put('/api/v1/organisation/departments/SALES/heads', {
    personIds: [personId],
    on: await day(5),
    note: '',
  });
  expect(heads.status, heads.text).toBe(200);
  const { planId } = await plan('retire-person', retirement, await day(2));
  expect(await refusalsOf(browser)).toEqual([null, 'DEPARTMENT_HEAD']);
  expect((await browser.delete(one(planId))).status).toBe(200);
  expect(await refusalsOf(browser)).toEqual([null]);
});

test('STA-10 STA-07 planned changes of a person are checked again after a change of state', async () => {
  const { companyCode, browser, personId, day, plan } = await world();
  const untouched = await addTestPerson(app, { companyCode });
  const body = { reason: 'investigation', note: '', until: null };
  const waiting = async () =>
    (await plannedJobs(app, judgePlansTask)).filter((payload) => JSON.stringify(payload).includes(companyCode));
  expect((await browser.post(`${employeesPath}/${untouched.personId}/suspension`, body)).status).toBe(200);
  expect(await waiting()).toEqual([]);
  await planMove(browser, personId, 'SALES', await day(5));
  await plan('put-on-leave', { kind: 'study', note: '', until: null }, await day(6));
  const leave = { kind: 'sick', note: '', from: null, until: null };
  expect((await browser.post(`${employeesPath}/${personId}/leave`, leave)).status).toBe(200);
  expect(await waiting()).toHaveLength(1);
  await judgeAgain(kernel, { companyCode, personId });
  expect(await refusalsOf(browser)).toEqual([null, 'MB704']);
  expect((await browser.post(`${employeesPath}/${personId}/leave/end`, { note: '' })).status).toBe(200);
  await judgeAgain(kernel, { companyCode, personId });
  expect(await refusalsOf(browser)).toEqual([null, null]);
});

test('STA-10 USR-13 a lock of access or a leave that would end before it starts is neither planned nor moved', async () => {
  const { companyCode, browser, personId, day, plan } = await world();
  const midnight = async (days: number) => `${await day(days)}T00:00:00+09:00`;
  const until = async (days: number) => new Date(await midnight(days)).toISOString();
  const lock = { personId, reason: 'investigation', note: '' };
  const refused = await browser.post(plannedPath, {
    step: { name: 'suspend-access', input: { ...lock, until: await until(3) } },
    dueOn: await day(3),
    note: '',
  });
  expect(refused.error.fields).toMatchObject([{ path: 'dueOn', code: 'SUSPENSION_END' }]);
  const { planId } = await plan('suspend-access', { ...lock, until: await until(4) }, await day(3));
  const moved = await browser.put(one(planId), { dueOn: await day(4) });
  expect(moved.error.fields).toMatchObject([{ path: 'dueOn', code: 'SUSPENSION_END' }]);
  const leave = await plan('put-on-leave', { kind: 'sick', note: '', until: await day(3) }, await day(2));
  const later = await browser.put(one(leave.planId), { dueOn: await day(4) });
  expect(later.error.fields).toMatchObject([{ path: 'dueOn', code: 'LEAVE_DAYS', params: { 0: 3 } }]);
  expect(await statesOf(companyCode, [planId, leave.planId])).toEqual(['waiting', 'waiting']);
});

test('USR-08 STA-10 a planned leave is listed with kind and last day, stored encrypted, and its end is a change once it runs', async () => {
  const { companyCode, browser, personId, day, plan } = await world();
  const [first, last, back] = [await day(1), await day(3), await day(4)];
  const { planId } = await plan('put-on-leave', { kind: 'childcare', note: '', until: last }, first);
  expect(await list(browser)).toMatchObject([{ planId, leave: { kind: 'childcare', until: last }, isLeaveEnd: false }]);
  const { detail } = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select('detail').where('plan_id', '=', planId).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(detail)).not.toContain('childcare');
  await moveToDay(companyCode, first);
  await runDue(companyCode);
  const second = (await administratorOf(companyCode)).browser;
  const [end, ...others] = await list(second);
  expect(others).toEqual([]);
  expect(end).toMatchObject({ kind: 'returnFromLeave', dueOn: back, isLeaveEnd: true, leave: null, can: [] });
  expect(end?.target?.id).toBe(personId);
  expect((await second.get(`${plannedPath}/days?from=${first}&until=${back}`)).json()).toMatchObject({
    days: [{ day: back, count: 1 }],
  });
  expect((await second.delete(one(end?.planId ?? ''))).error.errorCode).toBe('CO404');
  expect(await list(second, 'state=ended')).toMatchObject([{ planId, leave: null }]);
});

test('STA-10 MEM-04 an administrator of a branch sees others’ plans over its people, with the actions within reach', async () => {
  const { companyCode, browser, personId, day } = await world();
  const reader = await addTestPerson(app, { companyCode });
  const place = { change: { departmentCode: 'PLANT' } };
  expect((await browser.post(`${employeesPath}/${personId}/changes`, place)).status).toBe(200);
  const right = { companyCode, personId: reader.personId, department: 'PLANT' };
  await grant(kernel.db, { ...right, permission: 'employees.change' });
  const away = await planMove(browser, personId, 'SALES', await day(2));
  const inside = { name: 'change-employee-place', input: { personId, jobRankCode: '' } };
  const kept = await browser.post(plannedPath, { step: inside, dueOn: await day(3), note: '' });
  const { planId } = kept.json<{ planId: string }>();
  const branch = await signInAs(app, reader);
  expect((await list(branch)).map(({ planId: id, can }) => [id, can])).toEqual([
    [away, []],
    [planId, ['change', 'cancel', 'handOver', 'check']],
  ]);
  expect((await branch.delete(one(away))).error.errorCode).toBe('CO404');
  expect((await branch.post(`${one(planId)}/check`, {})).status).toBe(200);
  expect((await branch.put(one(planId), { dueOn: await day(4) })).status).toBe(200);
  expect((await branch.delete(one(planId))).status).toBe(200);
});
