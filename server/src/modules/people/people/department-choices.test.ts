// Runs on every PostgreSQL: counts beside a search, by prefixes of paths.
import { expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { DepartmentChoice } from '@madang/contract/people/people/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const path = '/api/v1/department-choices';

/** TOP > SALES > (SEOUL, BUSAN) and TOP > PLAN. */
async function companyWithTree(companyCode: string): Promise<Browser> {
  const administrator = await administratorOf(app, companyCode);
  const tree = [
    ['SALES', '영업', 'TOP'],
    ['PLAN', '기획', 'TOP'],
    ['SEOUL', '서울', 'SALES'],
    ['BUSAN', '부산', 'SALES'],
  ];
  for (const [departmentCode, departmentName, parentDepartmentCode] of tree) {
    const names = { departmentName, englishDepartmentName: `Team ${departmentCode}`, language: 'ko' };
    const answer = await administrator.post('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode });
    expect(answer.status, answer.text).toBe(200);
  }
  return administrator;
}

/** Someone in service, unless `changes` says otherwise. */
async function addTo(companyCode: string, department: string, changes: object = {}): Promise<void> {
  const { personId } = await addMember(db, { companyCode, role: 'employee' });
  const values = { department_code: department, ...changes };
  await inCompany(db, companyCode, (tx) =>
    tx.updateTable('people').set(values).where('person_id', '=', personId).execute(),
  );
}

async function choices(browser: Browser, keyword = '') {
  const answer = await browser.post(`${path}/search`, { keyword: keyword });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<DepartmentChoice>>();
}

/** Each as its way by codes and how many people are there. */
const ways = ({ items }: List<DepartmentChoice>) =>
  items.map((choice) => [choice.path.map((step) => step.departmentCode).join(' '), choice.peopleCount]);

test('DEP-09 the choice of departments starts with the company and its top departments, each with its people', async () => {
  const administrator = await companyWithTree('CHOICE1');
  for (const code of ['SEOUL', 'SEOUL', 'BUSAN', 'SALES']) await addTo('CHOICE1', code);
  await addTo('CHOICE1', 'SEOUL', { applied_at: null });
  await addTo('CHOICE1', 'SEOUL', { employment_status: 'R' });
  await addTo('CHOICE1', 'SEOUL', { closed_at: new Date() });
  const found = await choices(administrator);
  // The administrator stands in no department but the company.
  expect(ways(found)).toEqual([
    ['TOP', 5],
    ['TOP SALES', 4],
    ['TOP PLAN', 0],
  ]);
  expect(found.total).toEqual({ count: 3, isExact: true });
  expect(found.items[1]?.department).toEqual({
    departmentCode: 'SALES',
    departmentName: '영업',
    englishDepartmentName: 'Team SALES',
  });
});

test('DEP-09 a keyword finds departments by name, initials and code, with their path and the people below', async () => {
  const administrator = await companyWithTree('CHOICE2');
  for (const code of ['SEOUL', 'SEOUL', 'SALES']) await addTo('CHOICE2', code);
  expect(ways(await choices(administrator, '서울'))).toEqual([['TOP SALES SEOUL', 2]]);
  expect(ways(await choices(administrator, 'ㅅㅇ'))).toEqual([['TOP SALES SEOUL', 2]]);
  expect(ways(await choices(administrator, 'sales'))).toEqual([['TOP SALES', 3]]);
  expect(ways(await choices(administrator, '없는 부서'))).toEqual([]);
});

test('DEP-09 a user who sees a part of the company chooses within it, and another company is not counted', async () => {
  await companyWithTree('CHOICE3');
  await addTo('CHOICE3', 'SEOUL');
  const manager = await memberBrowser(app, { companyCode: 'CHOICE3', role: 'employee' });
  expect((await manager.post(`${path}/search`)).error.errorCode).toBe('CO401');
  const { personId } = manager;
  await grant(db, { companyCode: 'CHOICE3', personId, permission: 'departments.view', department: 'SALES' });
  expect(ways(await choices(manager))).toEqual([
    ['TOP SALES', 1],
    ['TOP SALES BUSAN', 0],
    ['TOP SALES SEOUL', 1],
  ]);
  expect(ways(await choices(manager, '기획'))).toEqual([]);
  const stranger = await companyWithTree('CHOICE4');
  expect(ways(await choices(stranger, '서울'))).toEqual([['TOP SALES SEOUL', 0]]);
});

test('DEP-09 a missing session and a long keyword are refused', async () => {
  const administrator = await companyWithTree('CHOICE5');
  expect((await app.browser().post(`${path}/search`)).error.errorCode).toBe('AC100');
  expect((await administrator.post(`${path}/search`, { keyword: 'a'.repeat(101) })).status).toBe(400);
});
