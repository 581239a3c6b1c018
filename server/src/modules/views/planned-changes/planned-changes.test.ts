// Runs on every PostgreSQL: plans.
import { plannableNames, plannableStep } from '@madang/contract/views/planned-changes/steps.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, departmentOf, dueRuns, list, moveToDay, planMove, runDue, statesOf } =
  plansOf(app);

const one = (planId: string) => `${plannedPath}/${planId}`;

async function world() {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  await addDepartments(browser, 'SALES', 'PLANT');
  const person = await addTestPerson(app, { companyCode });
  return { administrator, companyCode, browser, person, tomorrow: await dayOf(companyCode, 1) };
}

test('STA-10 a move for tomorrow is listed with its names, made when the company’s day starts, and shown as done', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const planId = await planMove(browser, person.personId, 'SALES', tomorrow, '조직 개편');
  expect(await list(browser)).toMatchObject([
    {
      planId,
      kind: 'moveEmployee',
      operation: 'change-employee-place',
      target: { kind: 'person', id: person.personId, name: '백솔', englishName: 'Sol Baek' },
      subject: { kind: 'department', id: 'SALES', name: 'SALES 부서', englishName: 'SALES' },
      dueOn: tomorrow,
      note: '조직 개편',
      state: 'waiting',
      isOrphaned: false,
      can: ['change', 'cancel', 'check'],
    },
  ]);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, person.personId)).toBe('TOP');
  await moveToDay(companyCode, tomorrow, -1);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, person.personId)).toBe('TOP');
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, person.personId)).toBe('SALES');
  const after = await signInAs(app, { loginId: person.loginId, password: person.password });
  expect(await list(after)).toEqual([]);
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'done', total: 1, done: 1, refused: 0 }]);
  const row = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select(['state', 'input']).where('plan_id', '=', planId).executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ state: 'done', input: null });
});

test('STA-10 today, a past day, a day too far and an invalid form are refused, and nothing is planned', async () => {
  const { companyCode, browser, person } = await world();
  const step = { name: 'change-employee-place', input: { personId: person.personId, departmentCode: 'SALES' } };
  const codes: string[] = [];
  for (const days of [-1, 0, 3 * 366 + 1]) {
    const answer = await browser.post(plannedPath, { step, dueOn: await dayOf(companyCode, days) });
    codes.push(answer.error.errorCode, String(answer.error.fields[0]?.path));
  }
  expect(codes).toEqual(['PLAN_DAY', 'dueOn', 'PLAN_DAY', 'dueOn', 'PLAN_DAY', 'dueOn']);
  const dueOn = await dayOf(companyCode, 3 * 365);
  const wrong = [
    { name: 'change-employee-place', input: { personId: person.personId } },
    { name: 'change-password', input: { personId: person.personId } },
    { name: 'suspend-access', input: { personId: person.personId, reason: 'no reason', until: null } },
  ];
  for (const each of wrong) expect((await browser.post(plannedPath, { step: each, dueOn })).status).toBe(400);
  expect(await list(browser)).toEqual([]);
  expect((await browser.post(plannedPath, { step, dueOn })).status).toBe(200);
});

test('STA-10 planning reports present obstacles without recording them, and a check repeats it', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const step = { name: 'change-employee-place', input: { personId: person.personId, departmentCode: 'LATER' } };
  const planned = await browser.post(plannedPath, { step, dueOn: tomorrow });
  const { planId, refusal } = planned.json<{ planId: string; refusal: { code: string } | null }>();
  expect(refusal).not.toBeNull();
  const checked = async () => (await browser.post(`${one(planId)}/check`, {})).json<{ refusal: unknown }>().refusal;
  expect(await checked()).toEqual(refusal);
  await addDepartments(browser, 'LATER');
  expect(await checked()).toBeNull();
  expect(await departmentOf(companyCode, person.personId)).toBe('TOP');
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  expect(await departmentOf(companyCode, person.personId)).toBe('LATER');
});

test('STA-10 a planned change is moved to another day, cancelled once, and then its content is deleted', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const planId = await planMove(browser, person.personId, 'SALES', tomorrow);
  const later = await dayOf(companyCode, 9);
  expect((await browser.put(one(planId), { dueOn: later, note: '연기' })).status).toBe(200);
  expect((await browser.put(one(planId), { dueOn: await dayOf(companyCode) })).error.errorCode).toBe('PLAN_DAY');
  expect(await list(browser)).toMatchObject([{ dueOn: later, note: '연기' }]);
  const days = await browser.get(`${plannedPath}/days?from=${tomorrow}&until=${later}`);
  expect(days.json()).toMatchObject({ days: [{ day: later, count: 1 }] });
  expect((await browser.delete(one(planId))).status).toBe(200);
  expect((await browser.delete(one(planId))).error.errorCode).toBe('PLAN_STATE');
  expect((await browser.put(one(planId), { dueOn: later })).error.errorCode).toBe('PLAN_STATE');
  expect((await browser.post(`${one(planId)}/check`, {})).error.errorCode).toBe('PLAN_STATE');
  expect(await list(browser)).toEqual([]);
  expect(await list(browser, 'state=ended')).toMatchObject([{ planId, state: 'cancelled', can: [] }]);
  const row = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select('input').where('plan_id', '=', planId).executeTakeFirstOrThrow(),
  );
  expect(row.input).toBeNull();
  expect(await statesOf(companyCode, [planId])).toEqual(['cancelled']);
});

test('STA-10 a list filters by a person, a department and days', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const other = await addTestPerson(app, { companyCode });
  const first = await planMove(browser, person.personId, 'SALES', tomorrow);
  const second = await planMove(browser, other.personId, 'PLANT', await dayOf(companyCode, 3));
  const found = async (query: string) => (await list(browser, query)).map(({ planId }) => planId);
  expect(await found('')).toEqual([first, second]);
  expect(await found(`personId=${other.personId}`)).toEqual([second]);
  expect(await found('departmentCode=SALES')).toEqual([first]);
  expect(await found(`until=${tomorrow}`)).toEqual([first]);
  expect(await found(`from=${await dayOf(companyCode, 2)}`)).toEqual([second]);
});

test('STA-10 of two moves of one person the second one names the conflict', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const planned = async (departmentCode: string, dueOn: string) => {
    const step = { name: 'change-employee-place', input: { personId: person.personId, departmentCode } };
    const answer = await browser.post(plannedPath, { step, dueOn });
    return answer.json<{ refusal: object | null }>().refusal;
  };
  const later = await dayOf(companyCode, 9);
  expect(await planned('SALES', later)).toBeNull();
  // What waits until then is thought done: the person is there already.
  expect(await planned('SALES', await dayOf(companyCode, 20))).toMatchObject({ code: 'MB716' });
  expect(await planned('SALES', tomorrow)).toEqual({ code: 'PLAN_LATER', params: { 0: later } });
  expect(await planned('PLANT', tomorrow)).toBeNull();
  expect(await departmentOf(companyCode, person.personId)).toBe('TOP');
});

test('STA-10 MEM-04 others cannot see or change plans, and the right is checked at planning', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const planId = await planMove(browser, person.personId, 'SALES', tomorrow);
  const employee = await signInAs(app, await addTestPerson(app, { companyCode }));
  expect(await list(employee)).toEqual([]);
  const refused = [
    await employee.delete(one(planId)),
    await employee.put(one(planId), { dueOn: tomorrow }),
    await employee.post(`${one(planId)}/owner`, {}),
    await employee.post(`${one(planId)}/check`, {}),
  ];
  expect(refused.map(({ error }) => error.errorCode)).toEqual(['CO404', 'CO404', 'CO404', 'CO404']);
  const step = { name: 'change-employee-place', input: { personId: person.personId, departmentCode: 'SALES' } };
  expect((await employee.post(plannedPath, { step, dueOn: tomorrow })).error.errorCode).toBe('CO401');
  const stranger = await administratorOf();
  expect((await stranger.browser.delete(one(planId))).error.errorCode).toBe('CO404');
  expect(await list(stranger.browser)).toEqual([]);
});

test('STA-10 a plannable change is stored without secrets, and does no work before its transaction', () => {
  const union = plannableStep._zod.def.options.map(({ shape }) => [...shape.name._zod.def.values][0]);
  expect(plannableNames).toEqual(union);
  for (const name of plannableNames) {
    const operation = kernel.operations.storable(name);
    expect([name, operation.prepare, operation.isSecret]).toEqual([name, undefined, undefined]);
  }
});

test('STA-10 STA-08 a concurrent post is added, changed and removed on a day, each only if it is as expected', async () => {
  const { companyCode, browser, person, tomorrow } = await world();
  const { personId } = person;
  const planned = async (name: string, input: object, dueOn: string) => {
    const answer = await browser.post(plannedPath, { step: { name, input: { personId, ...input } }, dueOn });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ planId: string }>().planId;
  };
  const next = await dayOf(companyCode, 2);
  const post = { departmentCode: 'PLANT' };
  const given = await planned('add-concurrent-post', { ...post, jobTitleCode: '' }, tomorrow);
  const wrong = await planned('remove-concurrent-post', { ...post, expected: { jobTitleCode: 'LEAD' } }, next);
  const taken = await planned('remove-concurrent-post', { ...post, expected: { jobTitleCode: '' } }, next);
  expect(await list(browser)).toMatchObject([{ kind: 'other', subject: { id: 'PLANT' } }, {}, {}]);
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  await moveToDay(companyCode, next);
  await runDue(companyCode);
  expect(await statesOf(companyCode, [given, wrong, taken])).toEqual(['done', 'EDIT_CONFLICT', 'done']);
});

test('STA-10 simultaneously planned retirements of one person are stored one after another, each checked against the earlier ones', async () => {
  const { browser, person, tomorrow } = await world();
  const input = { personId: person.personId, reason: 'personal', note: '', when: 'now', handovers: 'proposed' };
  const step = { name: 'retire-person', input };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(plannedPath, { step, dueOn: tomorrow, note: '' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const refusals = answers.map((answer) => answer.json<{ refusal: { code: string } | null }>().refusal?.code ?? 'none');
  expect(refusals.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'EMPLOYEE_RETIRED'), 'none']);
});

test('STA-10 USR-03 pending changes of a registration end with its withdrawal', async () => {
  const { browser, companyCode, tomorrow } = await world();
  const { personId } = await employeesOf(app).register(browser);
  const planId = await planMove(browser, personId, 'SALES', tomorrow, '');
  expect((await browser.delete(`${employeesPath}/${personId}`)).status).toBe(200);
  const { state, input } = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select(['state', 'input']).where('plan_id', '=', planId).executeTakeFirstOrThrow(),
  );
  expect([state, input]).toEqual(['cancelled', null]);
});
