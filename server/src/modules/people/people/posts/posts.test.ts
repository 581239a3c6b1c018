// Runs on every PostgreSQL: row locks, triggers, and order by C.
import type { Employee, EmployeeRow } from '@madang/contract/people/people/routes.ts';
import type { MemberCard, PersonPost } from '@madang/contract/people/organisation-charts/routes.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import { concurrentPostsMax } from '@madang/contract/people/people/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { type Answer, undoIdOf } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { employeesOf, employeesPath as path, finishedExport } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register, list } = employeesOf(app);

async function makeDepartment(by: Administrator, departmentCode: string, parentDepartmentCode = 'TOP') {
  const names = { departmentName: `${departmentCode} 부서`, englishDepartmentName: departmentCode, language: 'ko' };
  const answer = await by.browser.post('/api/v1/departments', { departmentCode, parentDepartmentCode, ...names });
  expect(answer.status, answer.text).toBe(200);
}

type Administrator = Awaited<ReturnType<typeof administratorOf>>;

/** A company with two departments under one, a job title, and the administrator of it all. */
async function company(): Promise<Administrator> {
  const administrator = await administratorOf();
  await makeDepartment(administrator, 'SALES');
  await makeDepartment(administrator, 'SEOUL', 'SALES');
  await makeDepartment(administrator, 'BUSAN', 'SALES');
  await makeDepartment(administrator, 'PLAN');
  const title = { jobRankCode: 'LEAD', jobRankName: '팀장', englishJobRankName: 'Lead' };
  expect((await administrator.browser.post('/api/v1/job-titles', title)).status).toBe(200);
  return administrator;
}
const colleague = ({ companyCode }: Administrator) => memberBrowser(app, { companyCode, role: 'employee' });
const add = ({ browser }: Administrator, personId: string, body: object) =>
  browser.post(`${path}/${personId}/posts`, body);
const postsOf = async ({ browser }: Administrator, personId: string) =>
  (await browser.get(`${path}/${personId}/posts`)).json<{ items: PersonPost[]; can: string[] }>();
const heldBy = async (by: Administrator, personId: string) =>
  (await postsOf(by, personId)).items
    .filter(({ kind }) => kind === 'concurrent')
    .map(({ department, jobTitle }) => [department.departmentCode, jobTitle?.jobRankCode ?? '']);
const undo = ({ browser }: Administrator, answer: Answer) => browser.post(`/api/v1/undo/${undoIdOf(answer)}`);
const move = ({ browser }: Administrator, personId: string, departmentCode: string) =>
  browser.post(`${path}/${personId}/changes`, { change: { departmentCode } });
const fieldErrorOf = ({ error }: Answer) => error.fields[0]?.code ?? error.errorCode;
const setStatus = ({ companyCode }: Administrator, personId: string, status: string) =>
  inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set employment_status = ${status} where person_id = ${personId}::uuid`.execute(tx),
  );

test('USR-08 STA-08 a post in another department is added, titled, removed, and each step can be undone', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  expect((await postsOf(by, personId)).can).toEqual(['changePosts']);
  const added = await add(by, personId, { departmentCode: 'SALES' });
  expect(added.status, added.text).toBe(200);
  expect(await heldBy(by, personId)).toEqual([['SALES', '']]);
  const onPost = `${path}/${personId}/posts/SALES`;
  const titled = await by.browser.put(onPost, { jobTitleCode: 'LEAD', expected: { jobTitleCode: '' } });
  expect(await heldBy(by, personId)).toEqual([['SALES', 'LEAD']]);
  // What came since is not taken back with the addition.
  expect((await undo(by, added)).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await by.browser.put(onPost, { jobTitleCode: '', expected: { jobTitleCode: '' } })).error.errorCode).toBe(
    'EDIT_CONFLICT',
  );
  expect((await undo(by, titled)).status).toBe(200);
  expect(await heldBy(by, personId)).toEqual([['SALES', '']]);
  expect((await by.browser.put(onPost, { jobTitleCode: 'LEAD' })).status).toBe(200);
  const removed = await by.browser.delete(onPost);
  expect(await heldBy(by, personId)).toEqual([]);
  expect((await by.browser.delete(onPost)).error.errorCode).toBe('CO404');
  expect((await undo(by, removed)).status).toBe(200);
  expect(await heldBy(by, personId)).toEqual([['SALES', 'LEAD']]);
});

test('STA-02 STA-08 a post is refused outside service, in the own department, twice, or in an unknown department', async () => {
  const by = await company();
  const waiting = await register(by.browser);
  expect(fieldErrorOf(await add(by, waiting.personId, { departmentCode: 'SALES' }))).toBe('MB850');
  const { personId } = await colleague(by);
  for (const status of ['R', 'D', 'L']) {
    await setStatus(by, personId, status);
    expect([status, fieldErrorOf(await add(by, personId, { departmentCode: 'SALES' }))]).toEqual([status, 'MB850']);
  }
  await setStatus(by, personId, 'B');
  expect(fieldErrorOf(await add(by, personId, { departmentCode: 'TOP' }))).toBe('MB851');
  expect((await add(by, personId, { departmentCode: 'SALES' })).status).toBe(200);
  expect(fieldErrorOf(await add(by, personId, { departmentCode: 'SALES' }))).toBe('MB852');
  expect(fieldErrorOf(await add(by, personId, { departmentCode: 'NOSUCH' }))).toBe('EMPLOYEE_DEPARTMENT');
  expect(fieldErrorOf(await add(by, personId, { departmentCode: 'PLAN', jobTitleCode: 'NOSUCH' }))).toBe(
    'EMPLOYEE_JOB_TITLE',
  );
  expect(await heldBy(by, personId)).toEqual([['SALES', '']]);
});

test('USR-09 STA-08 a move into a department of a post is refused, a move out of it and back is not', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  await add(by, personId, { departmentCode: 'SALES' });
  const refused = await move(by, personId, 'SALES');
  expect(refused.error.fields).toEqual([expect.objectContaining({ path: 'change.departmentCode', code: 'MB853' })]);
  const moved = await move(by, personId, 'PLAN');
  expect(moved.status).toBe(200);
  expect((await add(by, personId, { departmentCode: 'TOP' })).status).toBe(200);
  // The way back is barred by the post that was given since.
  expect(fieldErrorOf(await undo(by, moved))).toBe('MB853');
  expect((await by.browser.delete(`${path}/${personId}/posts/TOP`)).status).toBe(200);
});

test('STA-08 MB855 a person has at most 15 posts, also when two administrators add the last one at once', async () => {
  const by = await company();
  const second = await memberBrowser(app, { companyCode: by.companyCode, role: 'administrator' });
  const codes = Array.from({ length: concurrentPostsMax + 1 }, (_, number) => `POST${number}`);
  for (const code of codes) await makeDepartment(by, code);
  for (let round = 0; round < 4; round += 1) {
    const { personId } = await colleague(by);
    for (const departmentCode of codes.slice(0, concurrentPostsMax - 1)) await add(by, personId, { departmentCode });
    const [one, other] = await Promise.all([
      add(by, personId, { departmentCode: codes.at(-1) }),
      second.post(`${path}/${personId}/posts`, { departmentCode: codes.at(-2) }),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect([refused.error.errorCode, refused.error.params]).toEqual(['MB855', { 0: concurrentPostsMax }]);
    expect(await heldBy(by, personId)).toHaveLength(concurrentPostsMax);
  }
});

test('STA-08 of a post and a move into the same department at once exactly one succeeds', async () => {
  const by = await company();
  const second = await memberBrowser(app, { companyCode: by.companyCode, role: 'administrator' });
  for (let round = 0; round < 8; round += 1) {
    const { personId } = await colleague(by);
    const [post, moved] = await Promise.all([
      add(by, personId, { departmentCode: 'SALES' }),
      second.post(`${path}/${personId}/changes`, { change: { departmentCode: 'SALES' } }),
    ]);
    expect([post.status, moved.status].toSorted((a, b) => a - b)).toEqual([200, expect.toBeOneOf([400, 409])]);
    expect(await heldBy(by, personId)).toEqual(post.status === 200 ? [['SALES', '']] : []);
  }
});

test('DEP-03 RNK-01 a department or title used by a post cannot be deleted', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  await add(by, personId, { departmentCode: 'PLAN', jobTitleCode: 'LEAD' });
  const refused = await by.browser.delete('/api/v1/departments/PLAN');
  expect(refused.error.fields).toEqual([expect.objectContaining({ path: 'people', code: 'CM313', params: { 0: 1 } })]);
  expect((await by.browser.delete('/api/v1/job-titles/LEAD')).status).toBe(409);
  expect((await by.browser.delete(`${path}/${personId}/posts/PLAN`)).status).toBe(200);
  expect((await by.browser.delete('/api/v1/departments/PLAN')).status).toBe(200);
});

test('STA-02 posts end with the service and with the account', async () => {
  const by = await company();
  const [retired, leaving] = [await colleague(by), await colleague(by)];
  for (const { personId } of [retired, leaving]) await add(by, personId, { departmentCode: 'PLAN' });
  await setStatus(by, retired.personId, 'R');
  await inCompany(app.kernel.db, by.companyCode, (tx) =>
    sql`update people set closed_at = app_now() where person_id = ${leaving.personId}::uuid`
      .execute(tx)
      .then(() => sql`select empty_tables_of_person(${by.companyCode}, ${leaving.personId}::uuid)`.execute(tx)),
  );
  const { rows } = await inCompany(app.kernel.db, by.companyCode, (tx) =>
    sql`select from concurrent_posts where company_code = ${by.companyCode}`.execute(tx),
  );
  expect(rows).toEqual([]);
  const row = (await list(by.browser, { state: 'retired' })).items;
  expect(row.map(({ personId, state }) => [personId, state])).toEqual([[retired.personId, 'retired']]);
});

test('USR-04 STA-07 the history shows the actor of each post and title, and those removed', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  await add(by, personId, { departmentCode: 'PLAN', jobTitleCode: 'LEAD' });
  await by.browser.put(`${path}/${personId}/posts/PLAN`, { jobTitleCode: '' });
  await by.browser.delete(`${path}/${personId}/posts/PLAN`);
  const { items, departments } = (await by.browser.get(`${path}/${personId}/history`)).json<{
    items: PersonChangeEntry[];
    departments: { departmentCode: string }[];
  }>();
  const seen = items.map(({ fields, isRevertible }) => [
    isRevertible,
    ...fields.map(({ field, from, to }) => [field, from, to]),
  ]);
  expect(seen).toEqual([
    [false, ['concurrentPost', 'PLAN', '']],
    [false, ['concurrentPost', 'PLAN', 'PLAN'], ['concurrentTitle', 'LEAD', '']],
    [false, ['concurrentPost', '', 'PLAN'], ['concurrentTitle', '', 'LEAD']],
  ]);
  expect(items[0]?.actor).not.toBeNull();
  expect(departments.map(({ departmentCode }) => departmentCode)).toEqual(['PLAN']);
});

test('USR-01 STA-01 lists find people by the departments of their posts, and mark them', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  const twice = (await colleague(by)).personId;
  await move(by, twice, 'SEOUL');
  await add(by, twice, { departmentCode: 'BUSAN' });
  await add(by, personId, { departmentCode: 'SEOUL', jobTitleCode: 'LEAD' });
  const idsOf = ({ items }: { items: EmployeeRow[] }) => items.map((row) => row.personId).toSorted();
  const both = [personId, twice].toSorted();
  const inSales = await list(by.browser, { departmentCode: 'SALES' });
  // Who belongs to one department of the branch and serves in another one stands in it once.
  expect(idsOf(inSales)).toEqual(both);
  expect(inSales.total).toEqual({ count: 2, isExact: true });
  expect(idsOf(await list(by.browser, { departmentCode: 'BUSAN' }))).toEqual([twice]);
  expect(idsOf(await list(by.browser, { departmentCode: 'SALES', keyword: 'Baek Sol' }))).toEqual(both);
  expect((await list(by.browser, { departmentCode: 'SALES', total: 'exact' })).total.count).toBe(2);
  const posted = await list(by.browser, { state: 'concurrentPost' });
  expect(idsOf(posted)).toEqual(both);
  const row = posted.items.find((each) => each.personId === personId);
  expect([row?.state, row?.department.departmentCode, row?.concurrentPosts]).toEqual([
    'inService',
    'TOP',
    [
      {
        department: expect.objectContaining({ departmentCode: 'SEOUL', departmentName: 'SEOUL 부서' }),
        jobTitle: expect.objectContaining({ jobRankCode: 'LEAD' }),
      },
    ],
  ]);
  const { employee } = (await by.browser.get(`${path}/${personId}`)).json<{ employee: Employee }>();
  expect(employee.concurrentPosts).toEqual(row?.concurrentPosts);
  const scope = { queryScope: 'M', deptCd: 'BUSAN' };
  const found = (await by.browser.post('/employee/memberadmin/rest/v1/emp/search', scope)).json<{
    items: EmployeeRow[];
  }>();
  expect(idsOf(found)).toEqual([twice]);
  expect((await finishedExport(by.browser)).text).toContain('"SEOUL (Lead)"');
});

test('DEP-05 the chart shows people in each of their departments, and counts them once in a branch', async () => {
  const by = await company();
  const { personId } = await colleague(by);
  await move(by, personId, 'SEOUL');
  for (const departmentCode of ['BUSAN', 'PLAN']) await add(by, personId, { departmentCode });
  const chart = '/api/v1/organisation';
  const membersOf = async (code: string) =>
    (await by.browser.get(`${chart}/departments/${code}/members`)).json<{
      items: MemberCard[];
      total: { count: number };
    }>();
  for (const code of ['SEOUL', 'BUSAN', 'PLAN']) {
    const { items, total } = await membersOf(code);
    expect([code, items.map((card) => card.personId), total.count]).toEqual([code, [personId], 1]);
  }
  const { items } = (await by.browser.get(`${chart}/people-counts`)).json<{
    items: { departmentCode: string; peopleCount: number; countedTwice: number }[];
  }>();
  const of = (code: string) => items.find(({ departmentCode }) => departmentCode === code);
  expect(['SEOUL', 'BUSAN', 'PLAN'].map((code) => of(code)?.peopleCount)).toEqual([1, 1, 1]);
  // Once too often in SALES, where two ways meet, and once in the company.
  expect(of('SALES')).toEqual({ departmentCode: 'SALES', peopleCount: 0, countedTwice: 1, guestsCount: 0 });
  expect(of('TOP')?.countedTwice).toBe(1);
  const choices = (await by.browser.post('/api/v1/department-choices/search')).json<{
    items: { department: { departmentCode: string }; peopleCount: number }[];
  }>().items;
  const countOf = (code: string) => choices.find(({ department }) => department.departmentCode === code)?.peopleCount;
  expect([countOf('TOP'), countOf('SALES'), countOf('PLAN')]).toEqual([2, 1, 1]);
});
