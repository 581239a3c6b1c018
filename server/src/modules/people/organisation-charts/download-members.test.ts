// Runs on every PostgreSQL: order by C, and a branch of departments.
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { isPlannedForValues } from '../../../kernel/db/plans/planned-for-values.ts';
import { statementsOf } from '../../../testing/database/count-statements.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { browser, companyCode } = await employeesOf(app).administratorOf();
const names = { englishDepartmentName: 'Department', language: 'ko' } as const;

async function addDepartment(departmentCode: string, departmentName: string, parentDepartmentCode = 'TOP') {
  const body = { departmentCode, departmentName, parentDepartmentCode, ...names };
  expect((await browser.post('/api/v1/departments', body)).status).toBe(200);
}
await addDepartment('SALES', '영업본부');
await addDepartment('HOME', '국내영업팀', 'SALES');

async function placed(surname: string, departmentCode: string) {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const answer = await browser.post(`${employeesPath}/${personId}/changes`, { change: { surname, departmentCode } });
  expect(answer.status, answer.text).toBe(200);
  return personId;
}
const download = (departmentCode: string, by: Browser = browser) =>
  by.post(`/api/v1/organisation/departments/${departmentCode}/people-file`, { reason: '비상 연락망' });

test('DEP-05 the people of a department and its sub-departments are exported as their cards show them', async () => {
  await placed('나', 'HOME');
  await placed('가', 'SALES');
  await placed('다', 'TOP');
  const answer = await download('SALES');
  const { fileName, content } = answer.json<{ fileName: string; content: string }>();
  const [head, ...lines] = content.trim().split('\r\n');
  expect(fileName).toMatch(/\.csv$/);
  expect(head).toContain(',');
  expect(lines).toHaveLength(2);
  expect([lines[0]?.includes('가'), lines[1]?.includes('나')]).toEqual([true, true]);
  expect((await download('TOP')).json<{ content: string }>().content).toContain('다');
});

test('DEP-05 the statement for a whole branch is planned for its number of people, and a list page once for all', async () => {
  const list = () => browser.get(`${employeesPath}?departmentCode=SALES`);
  const planned = async (ask: () => Promise<unknown>) =>
    (await statementsOf(ask)).filter((text) => text.includes('found as materialized')).map(isPlannedForValues);
  expect(await planned(() => download('SALES'))).toEqual([true]);
  expect(await planned(list)).toEqual([false]);
});

test('DEP-05 MEM-04 only people with the export right download people, with a reason and from their own company', async () => {
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await download('SALES', member)).error.errorCode).toBe('CO401');
  const nameless = await browser.post('/api/v1/organisation/departments/SALES/people-file', { reason: '' });
  expect(nameless.status).toBe(400);
  expect((await download('NOWHERE')).error.errorCode).toBe('CO404');
  const stranger = (await employeesOf(app).administratorOf()).browser;
  expect((await download('SALES', stranger)).error.errorCode).toBe('CO404');
  const { can } = (await member.get('/api/v1/organisation/departments/SALES/members')).json<{ can: string[] }>();
  expect(can).not.toContain('downloadPeople');
});

test('DEP-05 MB907 a branch with more departments or people than a file can have is refused', async () => {
  const { downloadedBelow, downloadedPeople } = organisationChartLimits;
  await addDepartment('FULL', '가득 찬 팀', 'HOME');
  await plantRows(
    app,
    companyCode,
    sql`insert into people (company_code, login_id, surname, given_name, full_name, language, residence_country, time_zone,
        department_code, applied_at, person_id, is_confirmed)
      select ${companyCode}, 'full' || n || '@people.example', '가', '득', '가득', 'ko', 'KR', 'Asia/Seoul', 'FULL', app_now(), new_id(), true
      from generate_series(1, ${downloadedPeople}::integer) n`,
  );
  // As PostgreSQL does by itself within a minute: until then it plans for the few people of before.
  await app.pools.owner.query('analyze people');
  expect((await download('FULL')).status).toBe(200);
  await placed('하', 'FULL');
  const many = await download('FULL');
  expect([many.error.errorCode, many.error.params]).toEqual(['ORGANISATION_PEOPLE', { 0: downloadedPeople }]);
  await addDepartment('WIDE', '넓은 본부');
  await plantRows(
    app,
    companyCode,
    sql`insert into departments (company_code, department_code, name, english_name, language, upper_department_code, sort_order)
      select ${companyCode}, 'W' || n, '부서 ' || n, 'Department ' || n, 'ko', 'WIDE', n
      from generate_series(1, ${downloadedBelow}::integer) n`,
  );
  expect((await download('WIDE')).status).toBe(200);
  const refused = await download('TOP');
  expect([refused.error.errorCode, refused.error.params]).toEqual(['MB907', { 0: downloadedBelow }]);
});
