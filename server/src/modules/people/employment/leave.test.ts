// Runs on every PostgreSQL: plans and row locks.
import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { addTestPerson, employeesPath, signInAs, type TestPerson } from '../../../testing/people.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { putOnLeave } from './operations/put-on-leave.ts';
import { retirePerson } from './operations/retire-person.ts';
import { returnFromLeave } from './operations/return-from-leave.ts';
import { newestChange } from './changes.sql.ts';
import { settleLeave } from './settle-planned.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { addDepartments, administratorOf, dayOf, list, moveToDay, runDue } = plansOf(app);
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const secretNote = '둘째 아이';
const leave = { kind: 'childcare', note: secretNote, until: null as string | null };

const undo = (by: Browser, answer: Answer) => by.post(`/api/v1/undo/${undoIdOf(answer)}`);

async function world() {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  const person = await addTestPerson(app, { companyCode });
  return { administrator, companyCode, browser, person };
}

const employeeOf = async (by: Browser, personId: string) =>
  (await by.get(`${employeesPath}/${personId}`)).json<{ employee: Employee }>().employee;

const storyOf = async (by: Browser, personId: string) =>
  (await by.get(at(personId, 'story'))).json<{ items: StoryEntry[] }>().items;

const stateOf = ({ companyCode, personId }: TestPerson) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    const row = await tx
      .selectFrom('people')
      .select('employment_status')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    return row.employment_status;
  });

const inboxOf = async (by: Browser) =>
  (await by.get('/api/v1/inbox-messages')).json<{ items: { subject: string; text: string }[] }>().items;

test('USR-08 STA-01 STA-07 a leave without an end starts at once, notifies person and heads without the reason, and can be ended', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  const head = await addTestPerson(app, { companyCode });
  await browser.put('/api/v1/organisation/departments/TOP/heads', { personIds: [head.personId] });
  const begun = await browser.post(at(personId, 'leave'), leave);
  expect([begun.status, begun.json()]).toEqual([200, { hasBegun: true }]);
  const today = await dayOf(companyCode);
  expect(await employeeOf(browser, personId)).toMatchObject({
    state: 'onLeave',
    employment: { leave: { since: today, until: null } },
  });
  // Who is on leave comes in as before.
  const inside = await signInAs(app, person);
  const [own] = await inboxOf(inside);
  expect(own?.subject).toBe('휴직이 시작되었습니다');
  const [told] = await inboxOf(await signInAs(app, head));
  expect(told?.subject).toBe('구성원이 휴직했습니다');
  for (const message of [own, told]) expect(message?.text).not.toContain(secretNote);
  const again = await browser.post(at(personId, 'leave'), leave);
  expect(again.error.errorCode).toBe('MB704');
  const retired = await browser.post(at(personId, 'retirement'), {
    reason: 'personal',
    note: '',
    when: 'now',
    handovers: [],
  });
  expect(retired.error.errorCode).toBe('MB701');
  expect((await browser.post(at(personId, 'leave/end'), { note: '' })).status).toBe(200);
  expect((await browser.post(at(personId, 'leave/end'), { note: '' })).error.errorCode).toBe('MB705');
  expect(await employeeOf(browser, personId)).toMatchObject({ state: 'inService', employment: { leave: null } });
  expect(await storyOf(browser, personId)).toMatchObject([
    { kind: 'leaveEnded', before: 'onLeave', after: 'inService', inverse: null },
    { kind: 'leaveBegun', before: 'inService', after: 'onLeave', reason: 'childcare', note: secretNote, inverse: null },
  ]);
});

test('USR-08 a leave ends on the day after its last one in the company’s zone, and an earlier return cancels that end', async () => {
  const { companyCode, browser, person } = await world();
  const other = await addTestPerson(app, { companyCode });
  const last = await dayOf(companyCode, 3);
  for (const { personId } of [person, other]) {
    const begun = await browser.post(at(personId, 'leave'), { ...leave, until: last });
    expect(begun.status, begun.text).toBe(200);
  }
  // The end is no change of its own: it goes with its leave.
  const ends = { kind: 'returnFromLeave', isLeaveEnd: true, can: [] };
  expect(await list(browser)).toMatchObject([ends, ends]);
  expect((await browser.post(at(other.personId, 'leave/end'), { note: '' })).status).toBe(200);
  expect(await list(browser)).toHaveLength(1);
  await moveToDay(companyCode, last);
  await runDue(companyCode);
  expect(await stateOf(person)).toBe('L');
  await moveToDay(companyCode, await dayOf(companyCode, 1));
  await runDue(companyCode);
  expect([await stateOf(person), await stateOf(other)]).toEqual(['B', 'B']);
  const plans = await inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('plans').select('state').execute());
  expect(plans.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'done']);
});

test('USR-08 STA-10 a leave of a later day is planned, is cancelled with its plan, and starts and ends by the clock', async () => {
  const { administrator, companyCode, browser, person } = await world();
  const { personId } = person;
  const [from, until] = [await dayOf(companyCode, 2), await dayOf(companyCode, 4)];
  const planned = await browser.post(at(personId, 'leave'), { ...leave, from, until });
  expect([planned.status, planned.json()]).toEqual([200, { hasBegun: false }]);
  const [plan] = await list(browser);
  expect(plan).toMatchObject({ kind: 'putOnLeave', dueOn: from, state: 'waiting' });
  const secondOne = await browser.post(at(personId, 'leave'), { ...leave, from: await dayOf(companyCode, 3), until });
  expect(secondOne.error.errorCode).toBe('MB704');
  await moveToDay(companyCode, from);
  await runDue(companyCode);
  expect(await stateOf(person)).toBe('L');
  await moveToDay(companyCode, until, 24 * 3_600 + 1);
  await runDue(companyCode);
  expect(await stateOf(person)).toBe('B');
  const after = await signInAs(app, administrator);
  expect((await storyOf(after, personId)).map(({ kind }) => kind)).toEqual(['leaveEnded', 'leaveBegun']);
});

test('USR-08 days in the past, too far ahead or in the wrong order are refused, and nothing is stored', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  const codes: string[] = [];
  for (const days of [
    { from: await dayOf(companyCode, -1), until: null },
    { from: await dayOf(companyCode, 3), until: await dayOf(companyCode, 2) },
    { until: await dayOf(companyCode, -1) },
    { until: await dayOf(companyCode, 2_000) },
  ])
    codes.push((await browser.post(at(personId, 'leave'), { ...leave, ...days })).error.errorCode);
  expect(codes).toEqual(Array.from({ length: 4 }, () => 'LEAVE_DAYS'));
  const far = await browser.post(at(personId, 'leave'), { ...leave, from: await dayOf(companyCode, 2_000) });
  expect(far.error.errorCode).toBe('PLAN_DAY');
  expect([await stateOf(person), await list(browser)]).toEqual(['B', []]);
});

test('USR-08 undoing a leave ends it, and undoing a return resumes the leave with its days', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  const until = await dayOf(companyCode, 5);
  const begun = await browser.post(at(personId, 'leave'), { ...leave, until });
  expect((await undo(browser, begun)).status).toBe(200);
  expect(await stateOf(person)).toBe('B');
  await browser.post(at(personId, 'leave'), { ...leave, until });
  const ended = await browser.post(at(personId, 'leave/end'), { note: '' });
  expect((await undo(browser, ended)).status).toBe(200);
  expect((await employeeOf(browser, personId)).employment.leave).toEqual({ since: await dayOf(companyCode), until });
});

test('USR-08 of a leave, return or retirement of one person at once the second is refused by the state', async () => {
  const { administrator, companyCode, person } = await world();
  const { personId } = person;
  const origin = {
    principal: { kind: 'person' as const, companyCode, personId: administrator.personId },
    request: { id: 'race', address: '' },
  };
  const settled = async (...work: Promise<unknown>[]) => {
    const results = await Promise.allSettled(work);
    return results.map((each) => (each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code));
  };
  const away = () => execute(kernel, putOnLeave, origin, { personId, kind: 'sick', note: '', from: null, until: null });
  const back = () => execute(kernel, returnFromLeave, origin, { personId, note: '' });
  const gone = () =>
    execute(kernel, retirePerson, origin, { personId, reason: 'personal', note: '', when: 'now', handovers: [] });
  expect((await settled(away(), away())).toSorted()).toEqual(['MB704', 'done']);
  expect((await settled(back(), back())).toSorted()).toEqual(['MB705', 'done']);
  expect([
    ['MB701', 'done'],
    ['EMPLOYEE_RETIRED', 'done'],
  ]).toContainEqual((await settled(away(), gone())).toSorted());
});

test('USR-08 STA-01 a leave ends even if its planner has lost the right', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  const last = await dayOf(companyCode, 1);
  expect((await browser.post(at(personId, 'leave'), { ...leave, until: last })).status).toBe(200);
  const begun = await inCompany(kernel.db, companyCode, (tx) =>
    newestChange(tx, kernel.keyring, { companyCode, personId }, 'leaveBegun'),
  );
  const payload = { companyCode, personId, changeId: begun?.changeId };
  await settleLeave(kernel, payload);
  expect(await stateOf(person)).toBe('L');
  await inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('plans').set({ state: 'refused', input: null }).where('company_code', '=', companyCode).execute(),
  );
  await moveToDay(companyCode, last, 24 * 3_600 + 1);
  await settleLeave(kernel, payload);
  await settleLeave(kernel, payload);
  expect(await stateOf(person)).toBe('B');
});

test('STA-10 a second planned change for a person is checked against the first one when it is planned', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  const day = (days: number) => dayOf(companyCode, days);
  const plan = async (step: object, dueOn: string) => {
    const answer = await browser.post(plannedPath, { step, dueOn });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ refusal: { code: string } | null }>().refusal?.code ?? 'clean';
  };
  const away = (until: string | null) => ({ name: 'put-on-leave', input: { personId, kind: 'sick', note: '', until } });
  const gone = {
    name: 'retire-person',
    input: { personId, reason: 'personal', note: '', when: 'now', handovers: 'proposed' },
  };
  const back = { name: 'reinstate-person', input: { personId, note: '' } };
  const home = { name: 'return-from-leave', input: { personId, note: '' } };
  expect(await plan(away(await day(4)), await day(2))).toBe('clean');
  expect(await plan(away(null), await day(3))).toBe('MB704');
  expect(await plan(home, await day(3))).toBe('clean');
  expect(await plan(home, await day(1))).toBe('MB705');
  expect(await plan(gone, await day(6))).toBe('clean');
  expect(await plan(back, await day(5))).toBe('MB703');
  expect(await plan(back, await day(8))).toBe('clean');
  const early = await browser.post(plannedPath, { step: away(await day(1)), dueOn: await day(2) });
  expect(early.error.fields.map(({ code }) => code)).toEqual(['LEAVE_DAYS']);
});

test('STA-10 USR-09 a leave that ends on the eve of a retirement ends first, and a retirement within a leave is refused', async () => {
  const { companyCode, browser, person } = await world();
  const inside = await addTestPerson(app, { companyCode });
  const retire = (personId: string) => ({
    name: 'retire-person',
    input: { personId, reason: 'personal', note: '', when: 'now', handovers: 'proposed' },
  });
  const dueOn = await dayOf(companyCode, 3);
  // Planned before the leave, and carried out after its end.
  for (const { personId } of [person, inside]) await browser.post(plannedPath, { step: retire(personId), dueOn });
  await browser.post(at(person.personId, 'leave'), { ...leave, until: await dayOf(companyCode, 2) });
  await browser.post(at(inside.personId, 'leave'), { ...leave, until: dueOn });
  await moveToDay(companyCode, dueOn);
  await runDue(companyCode);
  expect([await stateOf(person), await stateOf(inside)]).toEqual(['R', 'L']);
});

test('STA-10 a planned reinstatement is refused on its day if the retirement was cancelled', async () => {
  const { administrator, companyCode, browser, person } = await world();
  const { personId } = person;
  const retire = {
    name: 'retire-person',
    input: { personId, reason: 'personal', note: '', when: 'now', handovers: 'proposed' },
  };
  const first = await browser.post(plannedPath, { step: retire, dueOn: await dayOf(companyCode, 1) });
  const day = await dayOf(companyCode, 2);
  await browser.post(plannedPath, { step: { name: 'reinstate-person', input: { personId, note: '' } }, dueOn: day });
  await browser.delete(`${plannedPath}/${first.json<{ planId: string }>().planId}`);
  await moveToDay(companyCode, day);
  await runDue(companyCode);
  expect(await stateOf(person)).toBe('B');
  const { items } = (await (await signInAs(app, administrator)).get(`${plannedPath}?state=ended`)).json<{
    items: { code: string | null }[];
  }>();
  expect(items.map(({ code }) => code)).toContain('MB703');
});

test('STA-10 planning and cancelling a leave, move or retirement notifies the person and the heads', async () => {
  const { companyCode, browser, person } = await world();
  const { personId } = person;
  await addDepartments(browser, 'SALES');
  const heads = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })] as const;
  for (const [place, departmentCode] of ['TOP', 'SALES'].entries())
    await browser.put(`/api/v1/organisation/departments/${departmentCode}/heads`, {
      personIds: [heads[place]?.personId],
    });
  const dueOn = await dayOf(companyCode, 3);
  const steps = [
    { name: 'put-on-leave', input: { personId, kind: 'sick', note: secretNote, until: null } },
    { name: 'change-employee-place', input: { personId, departmentCode: 'SALES' } },
    { name: 'change-employee-place', input: { personId, jobRankCode: '' } },
  ];
  const plans: string[] = [];
  for (const step of steps)
    plans.push((await browser.post(plannedPath, { step, dueOn })).json<{ planId: string }>().planId);
  await browser.delete(`${plannedPath}/${plans[0]}`);
  // What is left behind says what is planned.
  const leaving = (await browser.get(at(personId, 'leaving'))).json<{ planned: string[] }>();
  expect(leaving.planned).toEqual([dueOn, dueOn]);
  const subjects = async (of: TestPerson) => (await inboxOf(await signInAs(app, of))).map(({ subject }) => subject);
  const planned = '인사 변경이 예약되었습니다';
  expect(await subjects(person)).toEqual(['예약된 인사 변경이 취소되었습니다', planned, planned]);
  const ofHead = '구성원의 인사 변경이 예약되었습니다';
  expect(await subjects(heads[0])).toEqual(['예약된 구성원의 인사 변경이 취소되었습니다', ofHead, ofHead]);
  expect(await subjects(heads[1])).toEqual([ofHead]);
  const all = [...(await inboxOf(await signInAs(app, person))), ...(await inboxOf(await signInAs(app, heads[1])))];
  expect(all.some(({ text }) => text.includes('SALES 부서'))).toBe(true);
  for (const { text } of all) expect(text).not.toContain(secretNote);
});
