// Runs on every PostgreSQL: search and order by SQL.
import { randomUUID } from 'node:crypto';
import { departmentsDownloadedBelow } from '@madang/contract/organisation/departments/limits.ts';
import { employeesSelectedAtOnce } from '@madang/contract/people/people/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { plantRows } from '../../../../testing/database/plant-rows.ts';
import { addTestPerson, employeesOf } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register } = employeesOf(app);
const administrator = await administratorOf();
const { browser, companyCode } = administrator;

const start = (filters: object = {}, language = 'ko') =>
  browser.post('/api/v1/employees/exports', { reason: '연말 점검', ...filters }, { 'accept-language': language });

/** The file of an export, once the product's own worker has written it; without its mark, line by line. */
async function exported(filters: object = {}, language = 'ko') {
  const { jobId } = (await start(filters, language)).json<{ jobId: string }>();
  const jobOf = async () => {
    const { items: jobs } = (await browser.get('/api/v1/jobs')).json<{ items: ConsoleJob[] }>();
    return jobs.find((job) => job.jobId === jobId);
  };
  await expect.poll(async () => (await jobOf())?.state, { timeout: 20_000 }).toBe('done');
  const { text, headers } = await browser.get(`/api/v1/jobs/${jobId}/result`);
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const { doneCount, totalCount } = (await jobOf()) ?? {};
  return { lines: text.slice(1).trim().split('\r\n'), name: headers['content-disposition'], doneCount, totalCount };
}

/** The rows of a file by the heads of their columns; quotation marks in a value stay doubled. */
function rowsOf([head = '', ...lines]: readonly string[]): Record<string, string>[] {
  const cells = (line: string) => line.slice(1, -1).split('","');
  const heads = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((value, place) => [heads[place] ?? '', value])));
}

test('BLK-06 MEM-07 the file has the people and columns of the list in the reader’s language, and no formulas', async () => {
  const { personId } = await register(browser, {
    givenName: '가람',
    englishName: 'Garam Han',
    mobile: '+82-10-9911-3344',
  });
  const { loginId } = await register(browser, { givenName: '누리' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set full_name = '=가람 "HYPERLINK", 한', created_at = '2026-03-01T23:30:00Z'
      where person_id = ${personId}::uuid`.execute(tx),
  );
  const { lines, name, doneCount, totalCount } = await exported({ state: 'notYetApplied' });
  expect([doneCount, totalCount, lines.length]).toEqual([2, 2, 3]);
  const [first, second] = rowsOf(lines);
  expect(first).toMatchObject({
    이름: `'=가람 ""HYPERLINK"", 한`,
    '영문 이름': 'Garam Han',
    '로그인 아이디': expect.stringMatching(/^bom\w+@madang\.example$/),
    부서: '한빛상사',
    겸직: '',
    직급: '',
    직책: '',
    상태: '가입 대기',
    '추가일 (Asia/Seoul)': '2026-03-02 08:30',
  });
  expect(second).toMatchObject({ 이름: '한누리', '영문 이름': '', '로그인 아이디': loginId });
  expect(lines.join()).not.toMatch(/9911|outside/);
  expect(decodeURIComponent(String(name))).toMatch(/filename\*=UTF-8''구성원 \d{4}-\d\d-\d\d\.csv$/);
  const english = await exported({ keyword: '누리', orderBy: 'loginId' }, 'en');
  expect(english.lines).toHaveLength(2);
  expect(rowsOf(english.lines)).toMatchObject([
    { Name: '한누리', 'English name': '', 'Sign-in ID': loginId, Department: 'Hanbit Trading', Status: 'Pending' },
  ]);
});

test('BLK-06 USR-13 the file shows both the state and the lock of a suspended person', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  const suspension = { reason: 'lostDevice', note: '', until: null };
  expect((await browser.post(`/api/v1/employees/${personId}/suspension`, suspension)).status).toBe(200);
  expect(rowsOf((await exported({ state: 'suspended' })).lines)).toMatchObject([{ 상태: '재직, 정지' }]);
});

test('RNK-02 a column has the company’s own name, and a hidden field has no column', async () => {
  const settle = (list: string, settings: object) => browser.put(`/api/v1/${list}-list`, settings);
  const answers = [
    await settle('job-ranks', { jobListName: '호칭', englishJobListName: 'Form', isHidden: false }),
    await settle('job-titles', { jobListName: '', englishJobListName: '', isHidden: true }),
  ];
  expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual([
    expect.stringMatching(/^200 /),
    expect.stringMatching(/^200 /),
  ]);
  const { lines } = await exported();
  expect(lines[0]).toContain('"부서","겸직","호칭","상태"');
});

test('BLK-06 each of many people is in the file once, in the order of the list', async () => {
  const { personId } = await register(browser, { givenName: '하나' });
  await plantRows(
    app,
    companyCode,
    sql`insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
        time_zone, is_confirmed, department_code)
      select company_code, new_id(), 'many' || 10000 + n || '@madang.example', surname, given_name, full_name, language,
        residence_country, time_zone, true, department_code
      from people, generate_series(1, 1200) n where person_id = ${personId}::uuid`,
  );
  const { lines, totalCount } = await exported({ keyword: '하나', orderBy: 'loginId', direction: 'descending' });
  const ids = rowsOf(lines).map((row) => row['로그인 아이디'] ?? '');
  expect([totalCount, ids.length, new Set(ids).size]).toEqual([1201, 1201, 1201]);
  expect(ids).toEqual(ids.toSorted().toReversed());
});

test('MEM-07 an export without a reason or with an invalid search term is refused', async () => {
  const refused = [await start({ reason: ' ' }), await start({ keyword: '가' }), await start({ page: 2 })];
  expect(refused.map(({ error }) => `${error.errorCode} ${error.fields[0]?.path}`)).toEqual([
    'MB_M_REQUIRED reason',
    'SEARCH_TERM_SHORT keyword',
    expect.stringContaining('CO400'),
  ]);
});

test('BLK-06 MEM-07 each selected person is in the file once, in the order of the list, and no one else', async () => {
  const chosen = [];
  for (const givenName of ['다온', '나래', '라온']) {
    const { personId } = await register(browser, { givenName });
    chosen.push(personId);
  }
  const [first = '', second = '', gone = ''] = chosen;
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set closed_at = app_now() where person_id = ${gone}::uuid`.execute(tx),
  );
  const { lines, totalCount } = await exported({ personIds: [first, second, first, gone], orderBy: 'fullName' });
  expect(totalCount).toBe(2);
  expect(lines.slice(1).map((line) => line.split('","')[0])).toEqual(['"한나래', '"한다온']);
});

test('BLK-06 MEM-07 excluded people are not in a file of all results', async () => {
  for (const givenName of ['보라하나', '보라셋']) await register(browser, { givenName });
  const { personId } = await register(browser, { givenName: '보라둘' });
  const { lines, totalCount } = await exported({ keyword: '보라', exceptIds: [personId], orderBy: 'registeredAt' });
  expect(totalCount).toBe(2);
  expect(lines.slice(1).map((line) => line.split('","')[0])).toEqual(['"한보라하나', '"한보라셋']);
});

test('MEM-07 EMPLOYEES_CHOSEN no selected people, too many, and people outside the company are refused', async () => {
  const stranger = await addTestPerson(app);
  const { personId } = await register(browser, { givenName: '마루' });
  const ask = (personIds: readonly string[]) => start({ personIds });
  const refused = [
    await ask([]),
    await ask(Array.from({ length: employeesSelectedAtOnce + 1 }, () => personId)),
    await ask([personId, 'nobody']),
    await ask([personId, stranger.personId]),
    await ask([personId, randomUUID()]),
    await start({ exceptIds: [stranger.personId] }),
    await start({ exceptIds: [] }),
  ];
  expect(refused.map(({ error }) => [error.errorCode, error.fields[0]?.path])).toEqual([
    ['EMPLOYEES_CHOSEN', 'personIds'],
    ['EMPLOYEES_CHOSEN', 'personIds'],
    ['CO400', 'personIds.1'],
    ['CO404', undefined],
    ['CO404', undefined],
    ['CO404', undefined],
    ['EMPLOYEES_CHOSEN', 'exceptIds'],
  ]);
});

test('LIM-08 MB907 the list refuses to export a branch with more than a thousand sub-departments, and exports its parts', async () => {
  await plantRows(
    app,
    companyCode,
    sql`insert into departments (company_code, department_code, name, english_name, language, upper_department_code, sort_order)
      select ${companyCode}, 'WIDE' || n, '부서 ' || n, 'Department ' || n, 'ko', case n when 0 then 'TOP' else 'WIDE0' end, n
      from generate_series(0, ${departmentsDownloadedBelow}::integer) n`,
  );
  expect((await start({ departmentCode: 'WIDE0' })).status).toBe(200);
  const refused = await start({ departmentCode: 'TOP' });
  expect([refused.status, refused.error.errorCode, refused.error.params]).toEqual([
    409,
    'MB907',
    { 0: departmentsDownloadedBelow },
  ]);
});

test('LIM-08 MB907 a list without a department counts as the company’s branch; a search or a selection does not', async () => {
  const { personId } = await register(browser, { givenName: '미르' });
  const wide = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from departments`.execute(tx),
  );
  expect(wide.rows[0]?.count).toBeGreaterThan(departmentsDownloadedBelow);
  const outcomes = [
    await start(),
    await start({ state: 'inService' }),
    await start({ exceptIds: [personId] }),
    await start({ columns: 'import', format: 'xlsx' }),
    await start({ personIds: [personId] }),
  ].map(({ status }) => status);
  expect(outcomes).toEqual([409, 409, 409, 409, 200]);
  expect((await start({ keyword: '미르' })).status).toBe(200);
  const departments = await browser.post('/api/v1/departments/file', { reason: '정비' });
  expect([departments.status, departments.error.errorCode]).toEqual([409, 'MB907']);
  expect((await browser.post('/api/v1/departments/file', { reason: '정비', departmentCode: 'WIDE0' })).status).toBe(
    200,
  );
});
