import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { actOn, control, departmentsOf, outcomeOf, runOf } from '../../../testing/operations/runs.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { importsOf } from '../../../testing/imports/import-browser.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/grants';
const reason = '조직 개편을 함께 준비합니다.';
const limits = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason };
const inBranch = (scopeId: string) => ({ ...limits, scopeKind: 'department', scopeId });
const inCompanyWide = { ...limits, scopeKind: 'company' };
const resource = (targetName: string) => ({ targetType: 'R', targetName });
const names = { departmentName: '해외영업', englishDepartmentName: 'Overseas Sales', language: 'ko' };
const rename = (by: Browser, code: string) => by.put(`/api/v1/departments/${code}`, names);

async function idOf(answer: Promise<Answer>, name: string): Promise<string> {
  const made = await answer;
  expect(made.status, made.text).toBe(200);
  return made.json<Record<string, string>>()[name] ?? '';
}

/** A company with the tree, its administrator, and a person with rights that the administrator gives. */
async function world() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { companyCode } = own;
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const give = (what: object, personId = person.personId) =>
    idOf(own.post(path, { granteeType: 'P', granteeId: personId, ...what }), 'grantId');
  return { own, companyCode, person, give };
}

async function membersOf(companyCode: string, department: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await addMember(kernel.db, { companyCode, role: 'employee' })).personId);
  await inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ department_code: department }).where('person_id', 'in', ids).execute(),
  );
  return ids;
}

test('MEM-02 USR-10 a right that is taken back before or during a run changes nothing more from then on', async () => {
  const { own, companyCode, person, give } = await world();
  const confirmed = async (grantId: string) => {
    const personIds = await membersOf(companyCode, 'AONE', 20);
    const act = { kind: 'moveEmployees', departmentCode: 'ADEEP' };
    const runId = await actOn(person, { personIds, act });
    await checkRun(kernel, { companyCode, runId });
    expect(outcomeOf(await control(person, runId, 'confirmation'))).toBe('200');
    return { personIds, runId, takeBack: () => own.delete(`${path}/${grantId}`) };
  };
  const before = await confirmed(await give({ ...resource('employees'), ...inBranch('AAAA') }));
  expect((await before.takeBack()).status).toBe(200);
  await runRows(kernel, { companyCode, runId: before.runId });
  expect(await runOf(own, before.runId)).toMatchObject({ done: 0, refused: 20, codes: [{ code: 'CO401' }] });
  const during = await confirmed(await give({ ...resource('employees'), ...inBranch('AAAA') }));
  const [taken] = await Promise.all([during.takeBack(), runRows(kernel, { companyCode, runId: during.runId })]);
  expect(taken.status).toBe(200);
  const { done, refused } = await runOf(own, during.runId);
  expect(done + refused).toBe(20);
  const moved = (await departmentsOf(app, companyCode, during.personIds)).filter((code) => code === 'ADEEP');
  expect(moved).toHaveLength(done);
});

test('MEM-03 hours follow the clock of the database, whatever the clock of a process says', async () => {
  const { own, person, give } = await world();
  const week = 10_080;
  const minute = Math.floor((Date.now() / 60_000 + 3 * 1_440) % week);
  const hoursAt = (from: number) => {
    const [start, end] = [(from - 60 + week) % week, (from + 60) % week];
    const weekly =
      start < end
        ? [{ from: start, to: end }]
        : [
            { from: 0, to: end },
            { from: start, to: week },
          ];
    const body = { grantWindowName: `From ${start}`, zone: 'UTC', closesOnDaysOff: false, weekly };
    return idOf(own.post('/api/v1/grant-windows', body), 'grantWindowId');
  };
  const skew = 2 * 1_440;
  await give({ ...resource('departments'), ...inBranch('AAAA'), windowId: await hoursAt(minute) });
  await give({ ...resource('departments'), ...inBranch('BBBB'), windowId: await hoursAt((minute + skew) % week) });
  for (const ahead of [0, skew, -skew]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead * 60_000 });
    try {
      expect([(await rename(person, 'AONE')).status, (await rename(person, 'BONE')).error.errorCode]).toEqual([
        200,
        'AC103',
      ]);
    } finally {
      vi.useRealTimers();
    }
  }
});

test('MEM-02 STA-10 no grant and no role is planned for a day on which its planner may have lost the right', async () => {
  const { dayOf } = plansOf(app);
  const { own, companyCode } = await world();
  const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
  const dueOn = await dayOf(companyCode, 1);
  const grant = { granteeType: 'P', granteeId: personId, ...resource('departments'), ...inBranch('AAAA') };
  for (const step of [
    { name: 'give-grant', input: grant },
    { name: 'grant-role', input: { personId, role: 'administrator', expected: null } },
    { name: 'change-company-role', input: { companyRoleId: personId, companyRoleName: 'Own', permissions: [] } },
  ]) {
    const planned = await own.post(plannedPath, { step, dueOn, note: '' });
    expect([step.name, planned.status, planned.error.errorCode]).toEqual([step.name, 400, 'CO400']);
  }
});

test('MEM-02 BLK-03 an import writes no row outside of the branch of its importer', async () => {
  const { sent, check, applied } = importsOf(app);
  const { companyCode, person, give } = await world();
  await give({ ...resource('imports'), ...inCompanyWide });
  await give({ ...resource('employees'), ...inBranch('AAAA') });
  const by = Object.assign(person, { companyCode });
  const content = [
    '사번,성,이름,이메일,부서',
    `AB1,김,하늘,inside${companyCode.toLowerCase()}@people.example,AONE`,
    `AB2,김,바다,outside${companyCode.toLowerCase()}@people.example,BONE`,
  ].join('\r\n');
  const { importId } = await sent(by, { name: 'file.csv', content, kind: 'people' });
  expect(await check(by, importId)).toMatchObject({ new: 1 });
  await applied(by, importId);
  const people = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('people').select(['department_code']).where('employee_number', 'is not', null).execute(),
  );
  expect(people.map((row) => row.department_code)).toEqual(['AONE']);
});

test('MEM-02 a role edited while its holders call opens no less and no more than it has at each call', async () => {
  const { own, person, give } = await world();
  const role = { companyRoleName: 'Helpers', permissions: ['departments.change', 'departments.view'] };
  const roleId = await idOf(own.post('/api/v1/company-roles', role), 'companyRoleId');
  await give({ targetType: 'L', targetName: roleId, ...inBranch('AAAA') });
  const narrower = { ...role, permissions: ['departments.view'], expected: role };
  const [edited, ...answers] = await Promise.all([
    own.put(`/api/v1/company-roles/${roleId}`, narrower),
    ...Array.from({ length: 6 }, () => rename(person, 'ADEEP')),
  ]);
  expect(edited.status, edited.text).toBe(200);
  for (const { status } of answers) expect([200, 403, 409]).toContain(status);
  expect((await rename(person, 'ADEEP')).status).toBe(403);
  expect((await person.get('/api/v1/departments/ADEEP')).status).toBe(200);
  const wider = { companyRoleName: role.companyRoleName, permissions: role.permissions };
  const { companyRoleName, permissions } = narrower;
  const back = await own.put(`/api/v1/company-roles/${roleId}`, {
    ...wider,
    expected: { companyRoleName, permissions },
  });
  expect(back.status, back.text).toBe(200);
  expect((await rename(person, 'ADEEP')).status).toBe(200);
});
