// Runs on every PostgreSQL: row locks.
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { answerOptional, employeesOf } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/employees';
const companyCode = 'CHANGES';
const none = '00000000-0000-4000-8000-000000000000';
let browser: Browser & { readonly personId: string };
const { register, list } = employeesOf(app);

beforeAll(async () => {
  browser = await administratorOf(app, companyCode);
  for (const departmentCode of ['SALES', 'LABS']) {
    const names = { departmentName: departmentCode, englishDepartmentName: departmentCode };
    const tree = { parentDepartmentCode: 'TOP', language: 'ko' };
    const made = await browser.post('/api/v1/departments', { departmentCode, ...names, ...tree });
    expect(made.status, made.text).toBe(200);
  }
});

const colleague = () => memberBrowser(app, { companyCode, role: 'employee' });
const change = (personId: string, body: object, by: Browser = browser) => by.post(`${path}/${personId}/changes`, body);
const readOf = async (personId: string, by: Browser = browser) =>
  (await by.get(`${path}/${personId}`)).json<{ employee: Employee; can: string[] }>();

async function lastAudit(personId: string) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'fields', 'actor_id as actor'])
      .where('company_code', '=', companyCode)
      .where('target_id', '=', personId)
      .orderBy('audit_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

test('USR-04 a changed name is shown in panel, list and search, and the log names the fields without their values', async () => {
  const { personId } = await colleague();
  const answer = await change(personId, { change: { surname: '남', givenName: '가람', displayName: '가람' } });
  expect(answer.status, answer.text).toBe(200);
  expect(Object.keys(answer.json<{ before: object }>().before)).toEqual(['surname', 'givenName', 'displayName']);
  const { employee, can } = await readOf(personId);
  expect(employee).toMatchObject({ surname: '남', givenName: '가람', displayName: '가람', fullName: '남가람' });
  expect(can).toContain('change');
  expect((await list(browser, { keyword: '남가람' })).items.map((row) => row.personId)).toEqual([personId]);
  expect(await lastAudit(personId)).toEqual({
    operation: 'change-person',
    fields: ['surname', 'givenName', 'displayName'],
    actor: browser.personId,
  });
});

test('POR-12 changed values are stored cleaned, with the apostrophes and dots within names', async () => {
  const { personId } = await colleague();
  await answerOptional(app, { companyCode, personId }, true);
  const copied = {
    surname: '\u3000남\u200b',
    displayName: '\u201c가람１\u201d',
    englishName: 'Ｇａｒａｍ\u00a0O\u2019Nam',
  };
  const answer = await change(personId, { change: copied });
  expect(answer.status, answer.text).toBe(200);
  const { employee } = await readOf(personId);
  expect(employee).toMatchObject({ surname: '남', displayName: '가람1', englishName: "Garam O'Nam" });
});

test('USR-04 an omitted field remains unchanged, without the defaults of a registration', async () => {
  const { personId } = await colleague();
  const first = { departmentCode: 'LABS', securityGrade: 3 };
  expect((await change(personId, { change: first })).json()).toEqual({
    before: { departmentCode: 'TOP', securityGrade: 5 },
  });
  expect((await change(personId, { change: { displayName: 'Lab' } })).status).toBe(200);
  const { employee } = await readOf(personId);
  expect(employee).toMatchObject({ displayName: 'Lab', securityGrade: 3, department: { departmentCode: 'LABS' } });
});

test('USR-04 a change since the form was opened is not overwritten, and the response contains the undo', async () => {
  const { personId } = await colleague();
  const desired = { displayName: 'Second' };
  const { before } = (await change(personId, { change: desired, expected: { displayName: '' } })).json<{
    before: object;
  }>();
  const late = await change(personId, { change: { displayName: 'Third' }, expected: { displayName: '' } });
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect((await change(personId, { change: desired, expected: { displayName: '' } })).status).toBe(200);
  expect((await change(personId, { change: before, expected: desired })).status).toBe(200);
  expect((await readOf(personId)).employee.displayName).toBe('');
});

test('USR-04 of 16 simultaneous changes with the same expected value one succeeds', async () => {
  const { personId } = await colleague();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      change(personId, { change: { displayName: `Name ${index}` }, expected: { displayName: '' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
});

test('USR-07 LIM-03 DEP-01 a change that is not allowed is refused on its field and changes nothing', async () => {
  const { personId } = await colleague();
  const waiting = await register(browser);
  const before = (await readOf(personId)).employee;
  const cases: readonly [string, object, number, string][] = [
    [personId, { surname: '' }, 400, 'change.surname MB_M_MANAGER_JS_ENTERLASTNAME'],
    [personId, { surname: '山田' }, 400, 'change.surname MB_M_NAME_SPECIAL_VALID'],
    [personId, { departmentCode: 'NOWHERE' }, 409, 'change.departmentCode EMPLOYEE_DEPARTMENT'],
    [personId, { jobRankCode: 'NONE' }, 409, 'change.jobRankCode EMPLOYEE_JOB_RANK'],
    [personId, { jobTitleCode: 'NONE' }, 409, 'change.jobTitleCode EMPLOYEE_JOB_TITLE'],
    [personId, { securityGrade: 7 }, 400, 'change.securityGrade CO400'],
    [personId, { loginId: 'another' }, 400, 'change.loginId CO400'],
    [personId, {}, 400, 'change CO400'],
    [waiting.personId, { displayName: 'x' }, 409, 'EMPLOYEE_NOT_APPLIED'],
    [none, { displayName: 'x' }, 404, 'CO404'],
  ];
  for (const [who, fields, status, said] of cases) {
    const answer = await change(who, { change: fields });
    const { errorCode, fields: faults } = answer.error;
    const named = faults.map(({ path: field, code }) => `${field} ${code}`)[0] ?? errorCode;
    expect([fields, answer.status, named]).toEqual([fields, status, said]);
  }
  const unspoken = await change(personId, { change: { displayName: 'x' }, expected: { englishName: '' } });
  expect([unspoken.status, unspoken.error.fields[0]?.path]).toEqual([400, 'expected']);
  expect((await readOf(personId)).employee).toEqual(before);
});

test('RCN-02 optional data of a person who declined it is refused, whether the person or an administrator enters it', async () => {
  const { personId } = await colleague();
  const englishName = { change: { englishName: 'Sol Baek' } };
  const refused = await change(personId, englishName);
  expect([refused.status, refused.error.fields[0]?.code]).toEqual([409, 'EMPLOYEE_OPTIONAL_DECLINED']);
  await answerOptional(app, { companyCode, personId }, true);
  expect((await change(personId, englishName)).status).toBe(200);
  expect((await readOf(personId)).employee.englishName).toBe('Sol Baek');
});

test('MEM-01 MEM-04 a caller without the right and another company are refused', async () => {
  const target = await colleague();
  const body = { change: { displayName: 'x' } };
  const employee = await colleague();
  expect((await change(target.personId, body, employee)).error.errorCode).toBe('CO401');
  const stranger = await administratorOf(app, 'CHANGESB');
  expect((await change(target.personId, body, stranger)).status).toBe(404);
  expect((await change(target.personId, body, app.browser())).status).toBe(401);
});

test('OPS-01 every column of a person that can contain personal data is a described field or listed here', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'people' and data_type in ('text', 'bytea', 'integer') order by 1`.execute(app.kernel.db);
  const texts = Object.values(personFields).filter(({ column }) => column !== 'is_real_name');
  const described = texts.flatMap(({ column, storage }) =>
    storage === 'found' ? [column, `${column}_index`] : [column],
  );
  const others = ['company_code', 'full_name', 'employment_status', 'search_text', 'dispatch_code', 'dispatch_name'];
  // Empty, while the release before still reads it.
  others.push('dispatch_company_code');
  expect(rows.map(({ name }) => name).sort()).toEqual([...described, ...others].sort());
});

test('USR-07 a change during a retirement is made before it or refused, and nothing changes afterwards', async () => {
  const rounds = Array.from({ length: 8 }, async () => {
    const { personId } = await colleague();
    const retire = inCompany(app.kernel.db, companyCode, (tx) =>
      tx.updateTable('people').set({ employment_status: 'R' }).where('person_id', '=', personId).execute(),
    );
    const [answer] = await Promise.all([change(personId, { change: { displayName: '가람' } }), retire]);
    const { employee, can } = await readOf(personId);
    expect([employee.displayName, answer.status === 200 ? undefined : answer.error.errorCode]).toEqual(
      answer.status === 200 ? ['가람', undefined] : ['', 'EMPLOYEE_RETIRED'],
    );
    expect(can).not.toContain('change');
    const late = await change(personId, { change: { displayName: '나래' } });
    expect([late.status, late.error.errorCode]).toEqual([409, 'EMPLOYEE_RETIRED']);
  });
  await Promise.all(rounds);
});
