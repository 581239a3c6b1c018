// Runs on every PostgreSQL: unnested plans, triggers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { dayOf, freshAdministrator, nextDay, peopleAsOf, planOn } from '../../../testing/as-of/organisation-as-of.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestCompany, addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

const done = async (answer: Promise<{ readonly status: number; readonly text: string }>) => {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
};
async function company() {
  const companyCode = await addTestCompany(app);
  const by = await freshAdministrator(app, companyCode);
  for (const [departmentCode, parentDepartmentCode] of [
    ['SALES', 'TOP'],
    ['HOME', 'SALES'],
    ['CARE', 'TOP'],
  ]) {
    const names = { departmentName: `부서 ${departmentCode}`, englishDepartmentName: departmentCode, language: 'ko' };
    await done(by.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode }));
  }
  const colleague = async (departmentCode: string) => {
    const { personId } = await addTestPerson(app, { companyCode });
    await move(by, personId, departmentCode);
    return personId;
  };
  return { companyCode, by, colleague };
}
const move = (by: Browser, personId: string, departmentCode: string) =>
  done(by.post(`${employeesPath}/${personId}/changes`, { change: { departmentCode } }));
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
type Listed = Awaited<ReturnType<typeof peopleAsOf>>;
const idsOf = ({ items }: Listed) => items.map(({ personId }) => personId).toSorted();
const placesOf = ({ items }: Listed) =>
  Object.fromEntries(items.map(({ personId, department, state }) => [personId, [department.departmentCode, state]]));

test('STA-10 USR-01 the list of a past day has the people, departments and states of that day, by branch and by state', async () => {
  const { companyCode, by, colleague } = await company();
  const [stays, moves, leaves] = [await colleague('HOME'), await colleague('HOME'), await colleague('SALES')];
  await done(by.post(`${employeesPath}/${moves}/posts`, { departmentCode: 'CARE', jobTitleCode: '' }));
  const first = await dayOf(app);
  await nextDay(app);
  const second = await freshAdministrator(app, companyCode);
  await move(second, moves, 'SALES');
  await done(second.post(`${employeesPath}/${leaves}/retirement`, retirement));
  await done(second.post(`${employeesPath}/${stays}/leave`, { kind: 'sick', note: '', from: null, until: null }));
  const today = await dayOf(app);
  const all = await peopleAsOf(second, first);
  expect(placesOf(all)).toEqual({
    [by.personId]: ['TOP', 'inService'],
    [stays]: ['HOME', 'inService'],
    [moves]: ['HOME', 'inService'],
    [leaves]: ['SALES', 'inService'],
  });
  expect([all.time, all.total.count, all.department]).toEqual(['past', 4, null]);
  const besides = all.items.find(({ personId }) => personId === moves)?.concurrentDepartments;
  expect(besides?.map(({ departmentCode }) => departmentCode)).toEqual(['CARE']);
  const asked = async (date: string, query: Record<string, string>) => idsOf(await peopleAsOf(second, date, query));
  expect(await asked(first, { departmentCode: 'HOME' })).toEqual([stays, moves].toSorted());
  expect(await asked(today, { departmentCode: 'HOME' })).toEqual([stays]);
  expect(await asked(first, { departmentCode: 'SALES' })).toEqual([stays, moves, leaves].toSorted());
  expect(await asked(first, { departmentCode: 'CARE' })).toEqual([moves]);
  expect(await asked(first, { state: 'retired' })).toEqual([]);
  expect(await asked(today, { state: 'retired' })).toEqual([leaves]);
  expect(await asked(today, { state: 'onLeave' })).toEqual([stays]);
  expect(await asked(today, { state: 'inService', departmentCode: 'SALES' })).toEqual([moves]);
  expect(await asked(first, { state: 'inService', departmentCode: 'SALES' })).toEqual(
    [stays, moves, leaves].toSorted(),
  );
  expect((await peopleAsOf(second, first, { departmentCode: 'HOME' })).department?.departmentName).toBe('부서 HOME');
});

test('STA-10 USR-10 the list of a future day has the moves, leaves and retirements planned until then', async () => {
  const { companyCode, by, colleague } = await company();
  const [moves, leaves, away] = [await colleague('HOME'), await colleague('HOME'), await colleague('HOME')];
  const planner = { companyCode, personId: by.personId };
  const [before, day] = [await dayOf(app, 1), await dayOf(app, 2)];
  const place = { name: 'change-employee-place', input: { personId: moves, departmentCode: 'CARE' } };
  await planOn(app, planner, day, place);
  await planOn(app, planner, day, { name: 'retire-person', input: { personId: leaves, ...retirement } });
  const leave = { personId: away, kind: 'study', note: '', from: null, until: null };
  await planOn(app, planner, day, { name: 'put-on-leave', input: leave });
  expect(idsOf(await peopleAsOf(by, before, { departmentCode: 'HOME' }))).toEqual([moves, leaves, away].toSorted());
  const then = await peopleAsOf(by, day);
  expect([then.time, then.notShown, placesOf(then)]).toEqual([
    'planned',
    0,
    {
      [by.personId]: ['TOP', 'inService'],
      [moves]: ['CARE', 'inService'],
      [leaves]: ['HOME', 'retired'],
      [away]: ['HOME', 'onLeave'],
    },
  ]);
  expect(idsOf(await peopleAsOf(by, day, { state: 'retired' }))).toEqual([leaves]);
  expect(idsOf(await peopleAsOf(by, day, { departmentCode: 'CARE', state: 'inService' }))).toEqual([moves]);
});

test('STA-10 ACC-11 the list omits people registered later and accounts closed since, and returns their number', async () => {
  const { companyCode, by, colleague } = await company();
  const stays = await colleague('HOME');
  const closes = await addTestPerson(app, { companyCode });
  const first = await dayOf(app);
  await nextDay(app);
  await done((await signInAs(app, closes)).post('/api/v1/profile/closing', { password: closes.password }));
  const later = await freshAdministrator(app, companyCode);
  const then = await peopleAsOf(later, first);
  expect([idsOf(then), then.closedSince]).toEqual([[by.personId, stays].toSorted(), 1]);
  expect(idsOf(await peopleAsOf(later, await dayOf(app)))).toContain(later.personId);
});

test('STA-10 MEM-04 the list is open to users who list people today, within their branch and company', async () => {
  const { companyCode, by, colleague } = await company();
  const [inside, outside] = [await colleague('HOME'), await colleague('CARE')];
  const date = await dayOf(app);
  const path = `/api/v1/as-of/${date}/people`;
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(path)).status).toBe(401);
  const stranger = (await company()).by;
  expect(idsOf(await peopleAsOf(stranger, date))).toEqual([stranger.personId]);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
      values (${companyCode}, ${employee.personId}::uuid, 'employees.view', 'department', 'SALES')`.execute(tx),
  );
  const branch = employee;
  expect(idsOf(await peopleAsOf(branch, date))).toEqual([inside]);
  expect(idsOf(await peopleAsOf(branch, date, { departmentCode: 'SALES', state: 'inService' }))).toEqual([inside]);
  for (const departmentCode of ['CARE', 'NOWHERE']) {
    expect((await branch.get(`${path}?departmentCode=${departmentCode}`)).error.errorCode).toBe('CO404');
  }
  expect(idsOf(await peopleAsOf(by, date))).toContain(outside);
  expect((await by.get(`/api/v1/as-of/${await dayOf(app, -1)}/people`)).error.errorCode).toBe('AS_OF_DAY');
  for (const query of ['state=closed', 'page=0', 'orderBy=loginId']) {
    expect((await by.get(`${path}?${query}`)).status).toBe(400);
  }
});

test('STA-10 USR-01 the list of a day is sorted by the displayed name in pages, and a page beyond the last is refused', async () => {
  const { companyCode, by } = await company();
  for (let number = 0; number < 51; number += 1) await memberBrowser(app, { companyCode, role: 'employee' });
  const date = await dayOf(app);
  for (const query of [{}, { state: 'inService' }]) {
    const [one, two] = [await peopleAsOf(by, date, query), await peopleAsOf(by, date, { ...query, page: '2' })];
    expect([one.items.length, two.items.length, two.total.count]).toEqual([50, 2, 52]);
    expect(new Set([...idsOf(one), ...idsOf(two)]).size).toBe(52);
    const names = [...one.items, ...two.items].map(({ fullName }) => fullName);
    expect(names).toEqual(names.toSorted());
  }
  const english = await peopleAsOf(by, date, { orderBy: 'englishName' });
  const read = english.items.map(({ fullName, englishName }) => englishName || fullName);
  expect(read).toEqual(read.toSorted());
  const beyond = await by.get(`/api/v1/as-of/${date}/people?page=3`);
  expect([beyond.error.errorCode, beyond.error.fields[0]?.params]).toEqual(['PAGE_BEYOND', { 0: 2 }]);
});
