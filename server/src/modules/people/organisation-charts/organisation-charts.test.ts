// Runs on every PostgreSQL: recursive SQL, search and order by SQL.
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { sql } from 'kysely';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/organisation';
const { peoplePerPage, downloadedBelow, drawnCards } = organisationChartLimits;

async function makeDepartment(browser: Browser, departmentCode: string, parentDepartmentCode = 'TOP') {
  const names = { departmentName: `부서 ${departmentCode}`, englishDepartmentName: `Team ${departmentCode}` };
  const body = { departmentCode, ...names, language: 'ko', parentDepartmentCode, beforeDepartmentCode: '' };
  expect((await browser.post('/api/v1/departments', body)).status).toBe(200);
}

/** A person in service in a department, of a surname of the test's own. */
async function person(companyCode: string, fullName: string, departmentCode = 'SALES') {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ department_code: departmentCode, full_name: fullName })
      .where('company_code', '=', companyCode)
      .where('person_id', '=', personId)
      .execute(),
  );
  return personId;
}

const membersOf = (browser: Browser, code: string, page = 1) =>
  browser.get(`${path}/departments/${code}/members?page=${page}`);

test('DEP-05 every employee reads the whole chart in one call, in order and with the number of people per department', async () => {
  const administrator = await administratorOf(app, 'CHART1');
  await makeDepartment(administrator, 'SALES');
  await makeDepartment(administrator, 'PLAN');
  await makeDepartment(administrator, 'SEOUL', 'SALES');
  await person('CHART1', '가나다', 'SEOUL');
  const employee = await memberBrowser(app, { companyCode: 'CHART1', role: 'employee' });
  const { items } = (await employee.get(path)).json<{
    items: { departmentCode: string; parentDepartmentCode: string }[];
  }>();
  expect(items.map(({ departmentCode, parentDepartmentCode }) => [departmentCode, parentDepartmentCode])).toEqual([
    ['TOP', ''],
    ['SEOUL', 'SALES'],
    ['SALES', 'TOP'],
    ['PLAN', 'TOP'],
  ]);
  const counts = (await employee.get(`${path}/people-counts`)).json<{ items: object[] }>();
  expect(counts.items).toContainEqual({ departmentCode: 'SEOUL', peopleCount: 1, countedTwice: 0, guestsCount: 0 });
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
});

test('DEP-05 people of a department are sorted by rank and name, without closed accounts and people without an account', async () => {
  const administrator = await administratorOf(app, 'CHART2');
  await makeDepartment(administrator, 'SALES');
  const rank = { jobRankCode: 'CHIEF', jobRankName: '부장', englishJobRankName: 'Chief' };
  expect((await administrator.post('/api/v1/job-ranks', rank)).status).toBe(200);
  const [later, first, chief, closed, waiting] = [
    await person('CHART2', '나라'),
    await person('CHART2', '가람'),
    await person('CHART2', '하늘'),
    await person('CHART2', '다온'),
    await person('CHART2', '라온'),
  ];
  await inCompany(app.kernel.db, 'CHART2', async (tx) => {
    await sql`update people set job_rank_code = 'CHIEF' where person_id = ${chief}::uuid`.execute(tx);
    await sql`update people set closed_at = app_now() where person_id = ${closed}::uuid`.execute(tx);
    await sql`update people set applied_at = null where person_id = ${waiting}::uuid`.execute(tx);
  });
  const answer = (await membersOf(administrator, 'SALES')).json<{
    items: { personId: string }[];
    total: { count: number };
  }>();
  expect(answer.items.map(({ personId }) => personId)).toEqual([chief, first, later]);
  expect(answer.total.count).toBe(3);
  expect((await administrator.get(`${path}/people/${closed}`)).status).toBe(404);
  expect((await administrator.get(`${path}/people/${waiting}`)).status).toBe(404);
  expect((await membersOf(administrator, 'SALES', 2)).error.fields).toEqual([
    { path: 'page', code: 'PAGE_BEYOND', params: { 0: 1 }, message: expect.any(String) },
  ]);
  expect((await membersOf(administrator, 'NOSUCH')).status).toBe(404);
  expect(peoplePerPage).toBeGreaterThan(3);
});

test('DEP-05 a card shows only the fields visible to colleagues, and only within the company', async () => {
  const administrator = await administratorOf(app, 'CHART3');
  const personId = await person('CHART3', '가람', 'TOP');
  const { member } = (await administrator.get(`${path}/people/${personId}`)).json<{ member: object }>();
  expect(Object.keys(member).toSorted()).toEqual([
    'concurrentPosts',
    'department',
    'dispatchedTo',
    'displayName',
    'emblems',
    'englishName',
    'fullName',
    'guestOf',
    'jobRank',
    'jobTitle',
    'loginId',
    'personId',
    'photoId',
    'seat',
  ]);
  const stranger = await administratorOf(app, 'CHART4');
  expect((await stranger.get(`${path}/people/${personId}`)).status).toBe(404);
});

test.each([
  ['name', '', 'ORG0001'],
  ['name', 'abcd', 'ORG0002'],
  ['name', '가'.repeat(101), 'ORG0003'],
  ['name', '가나;다', 'ORG0004'],
  ['name', '가*나다', 'ORG0005'],
  ['name', '가/나다', 'ORG0006'],
  ['code', 'SALE', 'ORG0007'],
  ['code', 'sales', 'ORG0008'],
])('USR-02 DEP-05 a search by %s for %j is refused with %s', async (by, term, code) => {
  const browser = await administratorOf(app, 'CHART5');
  const answer = await browser.post(`${path}/search`, { by, term: term });
  expect(answer.error.fields).toEqual([expect.objectContaining({ path: 'term', code })]);
});

test('USR-02 DEP-05 people and departments are found by name, and departments by the beginning of their code', async () => {
  const browser = await administratorOf(app, 'CHART6');
  await makeDepartment(browser, 'SALES');
  await makeDepartment(browser, 'PRESALES', 'SALES');
  const personId = await person('CHART6', '부서진');
  const find = async (by: string, term: string) => {
    const answer = await browser.post(`${path}/search`, { by, term: term });
    const { items } = answer.json<{
      items: { department: { departmentCode: string }; person: { personId: string } | null }[];
    }>();
    const departments = items.filter(({ person: found }) => found === null);
    return [
      departments.map(({ department }) => department.departmentCode).toSorted(),
      items.flatMap(({ person: found }) => found?.personId ?? []),
    ];
  };
  expect(await find('name', '부서*')).toEqual([['PRESALES', 'SALES'], [personId]]);
  expect(await find('code', 'SALES')).toEqual([['SALES'], []]);
  // On a Latin layout: 부서진.
  expect(await find('name', 'qntjwls')).toEqual([[], [personId]]);
  expect(await find('name', '없는 이름')).toEqual([[], []]);
});

test('DEP-05 heads are named in service by users who can change departments, and of two changes at once one is refused', async () => {
  const browser = await administratorOf(app, 'CHART7');
  await makeDepartment(browser, 'SALES');
  const [one, two] = [await person('CHART7', '가람', 'TOP'), await person('CHART7', '나라')];
  const change = (by: Browser, personIds: string[], expected?: string[]) =>
    by.put(`${path}/departments/SALES/heads`, { personIds, ...(expected && { expected }) });
  const employee = await memberBrowser(app, { companyCode: 'CHART7', role: 'employee' });
  expect((await change(employee, [one])).error.errorCode).toBe('CO401');
  const answers = await Promise.all([change(browser, [one], []), change(browser, [two], [])]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await change(browser, [two, one])).status).toBe(200);
  const { heads } = (await membersOf(employee, 'SALES')).json<{ heads: { personId: string }[] }>();
  expect(heads.map(({ personId }) => personId)).toEqual([two, one]);
  const card = (await employee.get(`${path}/people/${one}`)).json<{ headOf: { departmentCode: string }[] }>();
  expect(card.headOf.map(({ departmentCode }) => departmentCode)).toEqual(['SALES']);
  const stranger = await administratorOf(app, 'CHART8');
  expect((await change(browser, [stranger.personId])).error.errorCode).toBe('DEPARTMENT_HEAD');
});

test('DEP-05 MB907 MEM-07 a branch of up to a thousand sub-departments is exported with its reason in the log', async () => {
  const browser = await administratorOf(app, 'CHART9');
  await makeDepartment(browser, 'SALES');
  await plantRows(
    app,
    'CHART9',
    sql`insert into departments (company_code, department_code, upper_department_code, name, english_name, language,
        sort_order, search_text)
      select 'CHART9', 'D' || lpad(n::text, 5, '0'), 'SALES', '팀', '=Team', 'ko', n, 'team'
      from generate_series(1, ${downloadedBelow}) n`,
  );
  const download = (code: string, reason = '연간 보고') => browser.post(`${path}/departments/${code}/file`, { reason });
  const { content } = (await download('SALES')).json<{ content: string }>();
  const lines = content.trimEnd().split('\r\n');
  expect(lines).toHaveLength(downloadedBelow + 2);
  expect(lines[2]).toBe(`"1","D00001","'=Team","SALES","","0"`);
  expect((await download('TOP')).error).toMatchObject({ errorCode: 'MB907', params: { 0: downloadedBelow } });
  expect((await download('SALES', '')).status).toBe(400);
  const { rows } = await inCompany(app.kernel.db, 'CHART9', (tx) =>
    sql<{ fields: unknown }>`select * from audit_log where operation = 'download-organisation'`.execute(tx),
  );
  expect(rows).toHaveLength(1);
});

test('DEP-05 the drawn chart shows the first head in service of the visible departments, and the posts between them', async () => {
  const browser = await administratorOf(app, 'CHART10');
  for (const code of ['SALES', 'PLAN', 'SEOUL']) await makeDepartment(browser, code);
  const [gone, leads, serves] = [
    await person('CHART10', '가람'),
    await person('CHART10', '나라'),
    await person('CHART10', '다온', 'PLAN'),
  ];
  const heads = { personIds: [gone, leads] };
  expect((await browser.put(`${path}/departments/SALES/heads`, heads)).status).toBe(200);
  await inCompany(app.kernel.db, 'CHART10', async (tx) => {
    await sql`update people set closed_at = app_now() where person_id = ${gone}::uuid`.execute(tx);
    await sql`insert into concurrent_posts (company_code, person_id, department_code)
      values ('CHART10', ${serves}::uuid, 'SALES')`.execute(tx);
  });
  const employee = await memberBrowser(app, { companyCode: 'CHART10', role: 'employee' });
  const draw = (...departmentCodes: string[]) => employee.post(`${path}/cards/search`, { departmentCodes });
  const drawn = (await draw('SALES', 'SEOUL')).json<{
    items: { departmentCode: string; head: { personId: string } | null; headsCount: number }[];
    posts: object[];
  }>();
  expect(
    drawn.items.map(({ departmentCode, head, headsCount }) => [departmentCode, head?.personId, headsCount]),
  ).toEqual([
    ['SALES', leads, 1],
    ['SEOUL', undefined, 0],
  ]);
  const post = { departmentCode: 'PLAN', concurrentDepartmentCode: 'SALES', peopleCount: 1 };
  expect(drawn.posts).toEqual([post]);
  expect((await draw('PLAN')).json<{ posts: object[] }>().posts).toEqual([post]);
  expect((await draw('SEOUL')).json<{ posts: object[] }>().posts).toEqual([]);
  expect((await draw(...Array.from({ length: drawnCards + 1 }, () => 'SALES'))).status).toBe(400);
  const stranger = await administratorOf(app, 'CHART11');
  const other = await stranger.post(`${path}/cards/search`, { departmentCodes: ['SALES'] });
  expect(other.json<object>()).toMatchObject({ items: [{ departmentCode: 'SALES', head: null }], posts: [] });
});

test('DEP-05 the people of a department and its sub-departments form one list', async () => {
  const browser = await administratorOf(app, 'CHART12');
  await makeDepartment(browser, 'SALES');
  await makeDepartment(browser, 'SEOUL', 'SALES');
  const [above, below] = [await person('CHART12', '가람'), await person('CHART12', '나라', 'SEOUL')];
  const list = async (code: string) => {
    const answer = await browser.get(`${path}/departments/${code}/members?page=1&reach=below`);
    return answer.json<{ items: { personId: string }[] }>().items.map(({ personId }) => personId);
  };
  expect(await list('SALES')).toEqual([above, below]);
  expect(await list('SEOUL')).toEqual([below]);
  expect(await list('TOP')).toEqual(expect.arrayContaining([above, below]));
});
