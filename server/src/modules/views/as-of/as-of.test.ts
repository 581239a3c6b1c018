// Runs on every PostgreSQL: triggers, an index of JSON, moments of transactions.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import {
  dayOf,
  freshAdministrator,
  membersAsOf,
  nextDay,
  personAsOf,
  treeAsOf,
} from '../../../testing/as-of/organisation-as-of.ts';
import { addTestCompany, addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

async function company() {
  const companyCode = await addTestCompany(app);
  const browser = await freshAdministrator(app, companyCode);
  return { companyCode, browser };
}
const done = async (answer: Promise<{ readonly status: number; readonly text: string }>) => {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
};
const addDepartment = (by: Browser, departmentCode: string, departmentName: string, parentDepartmentCode = 'TOP') =>
  done(
    by.post('/api/v1/departments', {
      departmentCode,
      departmentName,
      englishDepartmentName: departmentCode,
      parentDepartmentCode,
      language: 'ko',
    }),
  );
const change = (by: Browser, personId: string, fields: object) =>
  done(by.post(`${employeesPath}/${personId}/changes`, { change: fields }));
const setHeads = (by: Browser, departmentCode: string, personIds: readonly string[]) =>
  done(by.put(`/api/v1/organisation/departments/${departmentCode}/heads`, { personIds }));
const colleague = async (companyCode: string) => (await addTestPerson(app, { companyCode })).personId;
const retirement = { reason: 'personal', note: '', when: 'now' };
const retire = (by: Browser, personId: string, handovers: readonly object[] = []) =>
  done(by.post(`${employeesPath}/${personId}/retirement`, { ...retirement, handovers }));
const codesOf = (tree: Awaited<ReturnType<typeof treeAsOf>>) => tree.items.map(({ departmentCode }) => departmentCode);
const idsOf = (people: readonly { readonly personId: string }[]) => people.map(({ personId }) => personId);

test('STA-10 a person has the department, posts, heads, state and lock of the end of each day', async () => {
  const { companyCode, browser } = await company();
  const personId = await colleague(companyCode);
  await addDepartment(browser, 'SALES', '영업본부');
  await addDepartment(browser, 'HOME', '국내영업팀', 'SALES');
  const first = await dayOf(app);
  await nextDay(app);
  let by = await freshAdministrator(app, companyCode);
  const second = await dayOf(app);
  await change(by, personId, { departmentCode: 'HOME' });
  await change(by, personId, { departmentCode: 'SALES' });
  await done(by.post(`${employeesPath}/${personId}/posts`, { departmentCode: 'HOME', jobTitleCode: '' }));
  await setHeads(by, 'HOME', [by.personId, personId]);
  await nextDay(app);
  by = await freshAdministrator(app, companyCode);
  const third = await dayOf(app);
  await done(by.post(`${employeesPath}/${personId}/suspension`, { reason: 'investigation', note: '', until: null }));
  await nextDay(app);
  by = await freshAdministrator(app, companyCode);
  const handovers = [{ kind: 'departmentHeads', thingId: 'HOME', toPersonId: by.personId }];
  await retire(by, personId, handovers);
  const last = await dayOf(app);
  const seen = [];
  for (const date of [first, second, third, last]) {
    const { person, ...about } = await personAsOf(by, date, personId);
    expect(about).toMatchObject({ date, today: last, closedSince: 0, notShown: 0, headsSince: null });
    seen.push([
      about.time,
      person?.state,
      person?.isSuspended,
      person?.department.departmentName,
      person?.concurrentPosts.map(({ department }) => department.departmentCode),
      person?.headOf.map(({ departmentCode }) => departmentCode),
    ]);
  }
  expect(seen).toEqual([
    ['past', 'inService', false, '한빛상사', [], []],
    ['past', 'inService', false, '영업본부', ['HOME'], ['HOME']],
    ['past', 'inService', true, '영업본부', ['HOME'], ['HOME']],
    ['today', 'retired', false, '영업본부', [], []],
  ]);
  const newcomer = await colleague(companyCode);
  expect((await personAsOf(by, third, newcomer)).person).toBeNull();
});

test('STA-10 DEP-03 the tree of a day has departments renamed, moved or deleted since, with their heads and people', async () => {
  const { companyCode, browser } = await company();
  const [one, two] = [await colleague(companyCode), await colleague(companyCode)];
  await addDepartment(browser, 'SALES', '영업본부');
  await addDepartment(browser, 'HOME', '국내영업팀', 'SALES');
  await addDepartment(browser, 'GONE', '없어질 팀', 'SALES');
  await change(browser, one, { departmentCode: 'GONE' });
  await change(browser, two, { departmentCode: 'HOME' });
  await setHeads(browser, 'GONE', [two, one]);
  const first = await dayOf(app);
  const before = await treeAsOf(browser, first);
  await nextDay(app);
  const by = await freshAdministrator(app, companyCode);
  await setHeads(by, 'GONE', [one]);
  await addDepartment(by, 'NEXT', '새 팀');
  await change(by, one, { departmentCode: 'NEXT' });
  await done(by.delete('/api/v1/departments/GONE'));
  const renamed = { departmentName: '국내사업팀', englishDepartmentName: 'Home', language: 'ko' };
  await done(by.put('/api/v1/departments/HOME', renamed));
  await done(by.put('/api/v1/departments/HOME/place', { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' }));
  const then = await treeAsOf(by, first);
  expect(then.items).toEqual(before.items);
  expect(codesOf(then)).toContain('GONE');
  const gone = await membersAsOf(by, first, 'GONE');
  expect([gone.department.departmentName, idsOf(gone.items), idsOf(gone.heads)]).toEqual([
    '없어질 팀',
    [one],
    [two, one],
  ]);
  const now = await treeAsOf(by, await dayOf(app));
  expect(codesOf(now)).not.toContain('GONE');
  expect(now.items.find(({ departmentCode }) => departmentCode === 'HOME')).toMatchObject({
    departmentName: '국내사업팀',
    parentDepartmentCode: 'TOP',
    peopleCount: 1,
  });
});

test('STA-10 BLK-03 the rows of one transaction have one time, so a bulk move is seen whole or not at all', async () => {
  const { companyCode, browser } = await company();
  await addDepartment(browser, 'SALES', '영업본부');
  const people = [await colleague(companyCode), await colleague(companyCode)];
  const moments = await inCompany(app.kernel.db, companyCode, async (tx) => {
    for (const personId of people) {
      await sql`update people set department_code = 'SALES' where person_id = ${personId}::uuid`.execute(tx);
      await sql`select pg_sleep(0.02)`.execute(tx);
    }
    await sql`update departments set name = '영업실' where department_code = 'SALES'`.execute(tx);
    const { rows } = await sql<{ moment: string }>`
      select changed_at::text as moment from person_changes where person_id = any(${people}::uuid[])
      union all select changed_at::text from history where row_key = 'SALES' and change = 'update'`.execute(tx);
    return rows.map(({ moment }) => moment);
  });
  expect(moments).toHaveLength(3);
  expect(new Set(moments).size).toBe(1);
  const [other] = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await sql`update people set department_code = 'TOP' where person_id = ${people[0] ?? ''}::uuid`.execute(tx);
    const { rows } = await sql<{ moment: string }>`
      select changed_at::text as moment from person_changes order by change_number desc limit 1`.execute(tx);
    return rows;
  });
  expect(moments).not.toContain(other?.moment);
});

test('STA-10 ACC-11 a closed account is not in the past, and the response returns the number of them', async () => {
  const { companyCode, browser } = await company();
  await addDepartment(browser, 'SALES', '영업본부');
  const leaver = await addTestPerson(app, { companyCode });
  await change(browser, leaver.personId, { departmentCode: 'SALES' });
  await setHeads(browser, 'SALES', [leaver.personId]);
  const first = await dayOf(app);
  await nextDay(app);
  await done((await signInAs(app, leaver)).post('/api/v1/profile/closing', { password: leaver.password }));
  const by = await freshAdministrator(app, companyCode);
  const past = await membersAsOf(by, first, 'SALES');
  expect([past.closedSince, past.items, past.heads]).toEqual([1, [], []]);
  expect((await treeAsOf(by, first)).closedSince).toBe(1);
  expect((await treeAsOf(by, await dayOf(app))).closedSince).toBe(0);
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`select 1 from person_changes where person_id = ${leaver.personId}::uuid`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('STA-10 heads set before the history began are not guessed: the response returns the start of their history', async () => {
  const { companyCode, browser } = await company();
  const early = sql`
    update companies set created_at = heads_recorded_since() - interval '30 days' where company_code = ${companyCode}`;
  await inCompany(app.kernel.db, companyCode, (tx) => early.execute(tx));
  const { rows } = await sql<{ day: string }>`
    select ((heads_recorded_since() at time zone 'Asia/Seoul')::date - 10)::text as day`.execute(app.kernel.db);
  const { headsSince } = await treeAsOf(browser, rows[0]?.day ?? '');
  expect(headsSince).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await treeAsOf(browser, await dayOf(app))).headsSince).toBeNull();
});

test('STA-10 a day before the company, or beyond planning, is refused with the valid days', async () => {
  const { browser } = await company();
  const today = await dayOf(app);
  for (const date of [await dayOf(app, -1), await dayOf(app, 4 * 366)]) {
    const { status, error } = await browser.get(`/api/v1/as-of/${date}/departments`);
    expect([status, error.errorCode, error.params?.['0']]).toEqual([400, 'AS_OF_DAY', today]);
  }
  for (const date of ['yesterday', '2026-02-30', '2026-1-1']) {
    expect((await browser.get(`/api/v1/as-of/${date}/departments`)).status).toBe(400);
  }
});

test('STA-10 MEM-04 readers of the present can read the past; employees and other companies cannot', async () => {
  const { companyCode, browser } = await company();
  await addDepartment(browser, 'SALES', '영업본부');
  const personId = await colleague(companyCode);
  const date = await dayOf(app);
  const paths = [`people/${personId}`, 'departments', 'departments/SALES/members'].map(
    (path) => `/api/v1/as-of/${date}/${path}`,
  );
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const stranger = (await company()).browser;
  for (const path of paths) {
    expect((await browser.get(path)).status).toBe(200);
    expect((await employee.get(path)).error.errorCode).toBe('CO401');
    expect((await app.browser().get(path)).status).toBe(401);
  }
  expect((await stranger.get(paths[0] ?? '')).error.errorCode).toBe('CO404');
  expect((await stranger.get(paths[2] ?? '')).error.errorCode).toBe('CO404');
  const tree = await treeAsOf(stranger, date);
  expect(codesOf(tree)).toEqual(['TOP']);
});

test('STA-10 MEM-04 the administrator of a branch sees of a past day only the branch and its people of today', async () => {
  const { companyCode, browser } = await company();
  await addDepartment(browser, 'SALES', '영업본부');
  await addDepartment(browser, 'HOME', '국내영업팀', 'SALES');
  await addDepartment(browser, 'OTHER', '다른 본부');
  const [stays, left] = [await colleague(companyCode), await colleague(companyCode)];
  for (const personId of [stays, left]) await change(browser, personId, { departmentCode: 'HOME' });
  const first = await dayOf(app);
  await nextDay(app);
  const by = await freshAdministrator(app, companyCode);
  await change(by, left, { departmentCode: 'OTHER' });
  const branch = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, async (tx) => {
    for (const permission of ['employees.view', 'departments.view']) {
      await sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
        values (${companyCode}, ${branch.personId}::uuid, ${permission}, 'department', 'SALES')`.execute(tx);
    }
  });
  expect(codesOf(await treeAsOf(branch, first)).toSorted()).toEqual(['HOME', 'SALES']);
  expect(idsOf((await membersAsOf(branch, first, 'HOME')).items)).toEqual([stays]);
  const path = `/api/v1/as-of/${first}`;
  for (const code of ['OTHER', 'NOWHERE']) {
    expect((await branch.get(`${path}/departments/${code}/members`)).error.errorCode).toBe('CO404');
  }
  expect((await branch.get(`${path}/people/${left}`)).error.errorCode).toBe('CO401');
  expect((await personAsOf(branch, first, stays)).person?.department.departmentCode).toBe('HOME');
});

test('USR-01 STA-10 members of a day are listed in pages, and a page beyond the last is refused', async () => {
  const { companyCode, browser } = await company();
  for (let number = 0; number < 51; number += 1) await memberBrowser(app, { companyCode, role: 'employee' });
  const date = await dayOf(app);
  const [one, two] = [await membersAsOf(browser, date, 'TOP'), await membersAsOf(browser, date, 'TOP', 2)];
  expect([one.items.length, two.items.length, two.total.count]).toEqual([50, 2, 52]);
  const beyond = await browser.get(`/api/v1/as-of/${date}/departments/TOP/members?page=3`);
  expect([beyond.error.errorCode, beyond.error.fields[0]?.params]).toEqual(['PAGE_BEYOND', { 0: 2 }]);
});
