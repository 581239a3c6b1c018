// Runs on every PostgreSQL: plans.
import type { AsOfDepartment } from '@madang/contract/views/as-of/routes.ts';
import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, list, moveToDay, runDue, statesOf } = plansOf(app);

const headsPath = (code: string) => `/api/v1/organisation/departments/${code}/heads`;

async function world() {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  await addDepartments(browser, 'SALES', 'PLANT');
  const [sol, dal] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  return { companyCode, browser, administrator, sol, dal, tomorrow: await dayOf(companyCode, 1) };
}

async function planHeads(by: Browser, code: string, on: string, personIds: readonly string[], note = '') {
  const answer = await by.put(headsPath(code), { personIds, on, note });
  expect(answer.status, answer.text).toBe(200);
  const { planned } = answer.json<{ planned: { refusal: { code: string } | null } }>();
  return { refusal: planned.refusal?.code ?? null, undoId: undoIdOf(answer) };
}

async function headsOf(companyCode: string, departmentCode: string): Promise<string[]> {
  const rows = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('department_heads')
      .select('person_id')
      .where('department_code', '=', departmentCode)
      .orderBy('place')
      .execute(),
  );
  return rows.map((row) => row.person_id);
}

async function headsOn(by: Browser, day: string, code: string): Promise<string[]> {
  const answer = await by.get(`/api/v1/as-of/${day}/departments`);
  expect(answer.status, answer.text).toBe(200);
  const { items } = answer.json<{ items: AsOfDepartment[] }>();
  return items.find(({ departmentCode }) => departmentCode === code)?.heads.map(({ personId }) => personId) ?? [];
}

async function ledOn(by: Browser, day: string, personId: string): Promise<string[]> {
  const answer = await by.get(`/api/v1/as-of/${day}/people/${personId}`);
  expect(answer.status, answer.text).toBe(200);
  const { person } = answer.json<{ person: { headOf: { departmentCode: string }[] } }>();
  return person.headOf.map(({ departmentCode }) => departmentCode);
}

async function inboxOf(by: Browser): Promise<string[]> {
  const { items } = (await by.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>();
  return items.map(({ subject }) => subject);
}

const idsOf = (plans: readonly PlannedChange[]) => plans.map(({ planId }) => planId);

test('STA-10 DEP-05 heads of a later day are listed, shown in the tree of that day, and in office from its start', async () => {
  const { companyCode, browser, sol, dal, tomorrow } = await world();
  expect((await browser.put(headsPath('SALES'), { personIds: [sol.personId] })).status).toBe(200);
  const { refusal } = await planHeads(browser, 'SALES', tomorrow, [dal.personId], '조직 개편');
  expect(refusal).toBeNull();
  expect(await headsOf(companyCode, 'SALES')).toEqual([sol.personId]);
  const plans = await list(browser);
  expect(plans).toMatchObject([
    {
      kind: 'changeHeads',
      operation: 'change-department-heads',
      target: { kind: 'department', id: 'SALES', name: 'SALES 부서', englishName: 'SALES' },
      subject: null,
      people: [{ kind: 'person', id: dal.personId }],
      dueOn: tomorrow,
      note: '조직 개편',
      can: ['change', 'cancel', 'check'],
    },
  ]);
  expect(idsOf(await list(browser, 'departmentCode=SALES'))).toEqual(idsOf(plans));
  expect(idsOf(await list(browser, `personId=${dal.personId}`))).toEqual(idsOf(plans));
  expect(await list(browser, 'departmentCode=PLANT')).toEqual([]);
  const today = await dayOf(companyCode);
  expect([await headsOn(browser, today, 'SALES'), await headsOn(browser, tomorrow, 'SALES')]).toEqual([
    [sol.personId],
    [dal.personId],
  ]);
  expect([await ledOn(browser, tomorrow, sol.personId), await ledOn(browser, tomorrow, dal.personId)]).toEqual([
    [],
    ['SALES'],
  ]);
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  expect(await statesOf(companyCode, idsOf(plans))).toEqual(['done']);
  expect(await headsOf(companyCode, 'SALES')).toEqual([dal.personId]);
});

test('STA-10 DEP-05 new, remaining and former heads are notified of a planned change and of its cancellation', async () => {
  const { browser, sol, dal, tomorrow } = await world();
  expect((await browser.put(headsPath('SALES'), { personIds: [sol.personId] })).status).toBe(200);
  const { undoId } = await planHeads(browser, 'SALES', tomorrow, [dal.personId]);
  expect((await browser.post(`/api/v1/undo/${undoId}`, {})).status).toBe(200);
  expect(await list(browser)).toEqual([]);
  for (const person of [sol, dal]) {
    expect(await inboxOf(await signInAs(app, person))).toEqual(
      expect.arrayContaining(['부서장 변경이 예약되었습니다', '부서장 변경 예약이 취소되었습니다']),
    );
  }
});

test('STA-10 DEP-05 heads and their planned changes are checked against each other, whichever is planned second', async () => {
  const { companyCode, browser, sol, dal, tomorrow } = await world();
  const later = await dayOf(companyCode, 5);
  const retire = async (personId: string, dueOn: string) => {
    const input = { personId, reason: 'other', note: '', when: 'now', handovers: 'proposed' };
    const answer = await browser.post(plannedPath, { step: { name: 'retire-person', input }, dueOn });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ refusal: { code: string } | null }>().refusal?.code ?? null;
  };
  expect(await retire(sol.personId, tomorrow)).toBeNull();
  expect((await planHeads(browser, 'SALES', later, [sol.personId])).refusal).toBe('DEPARTMENT_HEAD');
  // The tree has no head who will have left.
  expect(await headsOn(browser, later, 'SALES')).toEqual([]);
  expect((await planHeads(browser, 'PLANT', later, [dal.personId])).refusal).toBeNull();
  expect(await retire(dal.personId, tomorrow)).toBe('PLAN_LATER');
  const plans = idsOf(await list(browser));
  await moveToDay(companyCode, later);
  await runDue(companyCode);
  expect(new Set(await statesOf(companyCode, plans))).toEqual(new Set(['DEPARTMENT_HEAD', 'done']));
});

test('STA-10 MEM-04 planned heads are planned, seen and changed only with the right to departments', async () => {
  const { companyCode, browser, sol, tomorrow } = await world();
  const today = await dayOf(companyCode);
  const codes: string[] = [];
  const tried = async (by: Browser, code: string, body: object) => {
    const answer = await by.put(headsPath(code), body);
    codes.push(answer.error.errorCode);
  };
  const none = '00000000-0000-4000-8000-000000000000';
  await tried(app.browser(), 'SALES', { personIds: [], on: tomorrow });
  await tried(await signInAs(app, sol), 'SALES', { personIds: [], on: tomorrow });
  await tried((await administratorOf()).browser, 'SALES', { personIds: [], on: tomorrow });
  await tried(browser, 'NOWHERE', { personIds: [], on: tomorrow });
  await tried(browser, 'SALES', { personIds: [none], on: tomorrow });
  await tried(browser, 'SALES', { personIds: [sol.personId], on: today });
  expect(codes).toEqual(['AC100', 'CO401', 'CO404', 'CO404', 'CO404', 'PLAN_DAY']);
  expect(await list(browser)).toEqual([]);
  await planHeads(browser, 'SALES', tomorrow, [sol.personId]);
  await planHeads(browser, 'PLANT', tomorrow, [sol.personId]);
  const ofBranch = await addTestPerson(app, { companyCode });
  const branchRight = { companyCode, personId: ofBranch.personId, department: 'PLANT' };
  await grant(kernel.db, { ...branchRight, permission: 'departments.change' });
  const branch = await signInAs(app, ofBranch);
  const seen = await list(branch);
  expect(seen.map(({ target, can }) => [target?.id, can])).toEqual([
    ['PLANT', ['change', 'cancel', 'handOver', 'check']],
  ]);
  const [foreign] = await list(browser, 'departmentCode=SALES');
  expect((await branch.delete(`${plannedPath}/${foreign?.planId}`)).error.errorCode).toBe('CO404');
  expect((await branch.delete(`${plannedPath}/${seen[0]?.planId}`)).status).toBe(200);
});
