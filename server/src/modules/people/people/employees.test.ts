import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import type { ActivationKeyRow } from '@madang/contract/ground/promotions/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  addTestCompany,
  addTestPerson,
  employeesOf,
  employeesPath as path,
  signInAs,
} from '../../../testing/people.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { issueActivationKey } from '../../../testing/registrations.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { applyForAccount, findWaiting, waitingIndexes } from '../waiting-people/index.ts';
import { spendActivationKey as takeActivationKey } from '../../ground/promotions/index.ts';

const app = await startTestApp();
const { administratorOf, someone, register: registerBy, list: listBy } = employeesOf(app);
const administrator = await administratorOf();
const { browser, companyCode } = administrator;
const stranger = await administratorOf();
const register = (changes: Readonly<Record<string, unknown>> = {}, by = browser) => registerBy(by, changes);
const list = (query: Readonly<Record<string, string>> = {}, by = browser) => listBy(by, query);

/** Reads the company's own rows, independent of what calls return. */
async function rowsOf(table: string, column: string, value: string) {
  const wanted = sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`;
  return (await inCompany(app.kernel.db, companyCode, (tx) => wanted.execute(tx))).rows;
}

test('USR-03 a person is registered with the company’s defaults and waits for the account', async () => {
  const { personId, loginId } = await register({ displayName: '한새봄 (기획)', englishName: 'Saebom Han' });
  expect(loginId).toMatch(/^bom\w+@madang\.example$/);
  const answer = await browser.get(`${path}/${personId}`);
  expect(answer.json<{ employee: Employee }>().employee).toMatchObject({
    loginId,
    fullName: '한새봄',
    displayName: '한새봄 (기획)',
    englishName: 'Saebom Han',
    state: 'notYetApplied',
    securityGrade: 5,
    department: { departmentCode: 'TOP', departmentName: '한빛상사', englishDepartmentName: 'Hanbit Trading' },
    jobRank: null,
    jobTitle: null,
    timeZone: 'Asia/Seoul',
    mobile: null,
    opencodeState: null,
    hasSecondFactor: false,
  });
  const [stored] = await rowsOf('people', 'person_id', personId);
  expect(stored).toMatchObject({ employment_status: 'B', employment_type: 'N', applied_at: null });
});

test('USR-03 contact data is stored encrypted, and the audit log contains no names', async () => {
  const opencode = await issueActivationKey(app);
  const { personId } = await register({
    externalMail: 'secret.spring@outside.example',
    mobile: '+82-10-9911-2277',
    opencode,
  });
  const answer = await browser.get(`${path}/${personId}`);
  expect(answer.json<{ employee: Employee }>().employee).toMatchObject({
    externalMail: 'secret.spring@outside.example',
    mobile: '+82-10-9911-2277',
    opencodeState: 'valid',
  });
  const stored = await databaseText(app);
  expect(stored).toContain(personId);
  for (const secret of ['secret.spring', '9911-2277', '99112277', opencode, opencode.replaceAll('-', '')])
    expect(stored).not.toContain(secret);
  const audit = await rowsOf('audit_log', 'target_id', personId);
  expect(audit).toHaveLength(1);
  expect(audit[0]).toMatchObject({ operation: 'register-employee', actor_id: administrator.personId });
});

test('ACC-05 REQ-04 the administrator sees that a key was revoked after the registration', async () => {
  const stateOf = async (personId: string) =>
    (await browser.get(`${path}/${personId}`)).json<{ employee: Employee }>().employee.opencodeState;
  const [revoked, kept] = [await issueActivationKey(app), await issueActivationKey(app)];
  const { personId } = await register({ externalMail: '', opencode: revoked });
  const other = await register({ externalMail: '', opencode: kept });
  expect(await stateOf(personId)).toBe('valid');
  const operator = await operatorBrowser(app);
  const keys = (await operator.get('/api/v1/operator/opencodes')).json<{ items: ActivationKeyRow[] }>();
  const { opencodeId } = keys.items.find(({ lastFour }) => revoked.endsWith(lastFour)) ?? {};
  expect((await operator.post(`/api/v1/operator/opencodes/${opencodeId}/revoke`)).status).toBe(200);
  expect([await stateOf(personId), await stateOf(other.personId)]).toEqual(['revoked', 'valid']);
});

test.each([
  ['no contact at all', { externalMail: '' }, 'externalMail', 'EMPLOYEE_CONTACT'],
  ['no surname', { surname: '' }, 'surname', 'MB_M_MANAGER_JS_ENTERLASTNAME'],
  ['a comma in the name', { givenName: '새,봄' }, 'givenName', 'MB_M_NAME_SPECIAL_VALID'],
  ['Hangul as the English name', { englishName: '한새봄' }, 'englishName', 'MB_M_NAME_SPECIAL_VALID'],
  ['an ID with capitals', { loginId: 'Bom' }, 'loginId', 'MB_T_ID_RULE2'],
  ['a mail address as ID', { loginId: 'bom@else.example' }, 'loginId', 'MB_T_ID_RULE2'],
  ['a mail that is none', { externalMail: 'bom' }, 'externalMail', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
  ['a mail of the product', { externalMail: 'x@madang.example' }, 'externalMail', 'MB_M_EXCEPT_MADANG_ADDR'],
  ['a number with a 0', { mobile: '+82-010-1234-5678' }, 'mobile', 'MB_M_VALIDATE_AREANUMBER'],
  ['a key that is none', { opencode: 'ABC' }, 'opencode', 'OPENCODE_INVALID'],
  ['a department that is none', { departmentCode: 'NOWHERE' }, 'departmentCode', 'EMPLOYEE_DEPARTMENT'],
  ['a department code that is none', { departmentCode: 'no such' }, 'departmentCode', 'EMPLOYEE_DEPARTMENT'],
  ['a job rank that is none', { jobRankCode: 'NORANK' }, 'jobRankCode', 'EMPLOYEE_JOB_RANK'],
  ['a job title that is none', { jobTitleCode: 'NOTITLE' }, 'jobTitleCode', 'EMPLOYEE_JOB_TITLE'],
  ['a grade that is none', { securityGrade: 7 }, 'securityGrade', 'CO400'],
  ['a country that is none', { residenceCountry: 'XX' }, 'residenceCountry', 'CO400'],
])('USR-03 %s is refused under its field and nobody is registered', async (_what, changes, field, code) => {
  const before = (await list()).total.count;
  const answer = await browser.post(path, someone(changes));
  expect(answer.error.errorCode).toBe(code);
  expect(answer.error.fields).toContainEqual(expect.objectContaining({ path: field, code }));
  expect((await list()).total.count).toBe(before);
});

test('IDR-04 a person registered by an administrator may have an ID that a sign-up form would refuse', async () => {
  for (const loginId of ['abc123x', 'aaaab']) expect((await register({ loginId })).loginId).toContain(loginId);
});

test('API-07 MEM-04 an unknown field, also a company code, is refused', async () => {
  const answer = await browser.post(path, { ...someone(), companyCode: stranger.companyCode });
  expect(answer.error.errorCode).toBe('CO400');
});

test('USR-03 of twelve simultaneous registrations of one ID in two companies one succeeds and the others get MB601', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? browser : stranger.browser).post(path, someone({ loginId: 'onlyone' })),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode);
  expect(new Set(refused)).toEqual(new Set(['MB601']));
  const { rows } = await app.pools.owner.query("select 1 from login_ids where login_id = 'onlyone@madang.example'");
  expect(rows).toHaveLength(1);
});

test.each([
  ['externalMail', { externalMail: 'twice@outside.example' }, 'EMPLOYEE_MAIL_TAKEN'],
  ['mobile', { externalMail: '', mobile: '+82-10-5555-0001' }, 'EMPLOYEE_MOBILE_TAKEN'],
])(
  'USR-03 one %s has one waiting registration, also when registered at once; the refused ID is free again',
  async (field, contact, code) => {
    const requests = [someone(contact), someone(contact), someone(contact)];
    const answers = await Promise.all(requests.map((request) => browser.post(path, request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.findIndex(({ status }) => status !== 200);
    expect(answers[refused]?.error.fields).toContainEqual(expect.objectContaining({ path: field, code }));
    await register({ loginId: requests[refused]?.loginId });
    await register({ ...contact }, stranger.browser);
  },
);

test('USR-03 REQ-04 of twelve simultaneous registrations with one key in two companies one succeeds; the other IDs are free again', async () => {
  const opencode = await issueActivationKey(app);
  const requests = Array.from({ length: 12 }, () => someone({ externalMail: '', opencode }));
  const answers = await Promise.all(
    requests.map((request, place) => (place % 2 === 0 ? browser : stranger.browser).post(path, request)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.flatMap((answer) => (answer.status === 200 ? [] : answer.error.fields));
  expect(refused).toHaveLength(11);
  for (const fault of refused) expect(fault).toMatchObject({ path: 'opencode', code: 'EMPLOYEE_OPENCODE_TAKEN' });
  await register({ loginId: requests[answers.findIndex(({ status }) => status !== 200)]?.loginId });
});

test('USR-03 REQ-04 an unknown or unusable key is refused under its field', async () => {
  const used = await issueActivationKey(app);
  expect(await inCompany(app.kernel.db, companyCode, (tx) => takeActivationKey(tx, used))).toBe(true);
  for (const opencode of ['8K3M-9QXR-2VBD-H4TN', used]) {
    const { error } = await browser.post(path, someone({ opencode }));
    expect(error.fields).toEqual([expect.objectContaining({ path: 'opencode', code: 'OPENCODE_INVALID' })]);
  }
});

test('USR-03 a company with external addresses accepts a mail address as ID', async () => {
  const own = await administratorOf(await addTestCompany(app, { serviceType: 'MO' }));
  const { loginId } = await register({ loginId: 'Spring@Own.Example' }, own.browser);
  expect(loginId).toBe('spring@own.example');
  const refused = await own.browser.post(
    path,
    someone({ loginId: 'summer@own.example', externalMail: 'private@own.example' }),
  );
  expect(refused.error.errorCode).toBe('MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
  const hosted = await own.browser.post(path, someone({ loginId: 'autumn@madang.example' }));
  expect(hosted.error.errorCode).toBe('MB1066');
  expect((await list({}, own.browser)).idDomain).toBeNull();
  expect((await list()).idDomain).toBe('madang.example');
});

test('USR-03 a waiting person is found by contact, and applies once', async () => {
  const { personId } = await register({ externalMail: 'waits@outside.example', mobile: '+82-10-5555-0002' });
  const key = { companyCode, personId };
  const { db, keyring } = app.kernel;
  const find = (option: 'externalMail' | 'mobile', value: string) =>
    findWaiting(db, { option, indexes: waitingIndexes(keyring, { option, value }), max: 10 });
  const found = { ...key, contactIndex: expect.any(Buffer) };
  expect(await find('externalMail', 'Waits@outside.example')).toEqual([found]);
  expect(await find('mobile', '+82-1055550002')).toEqual([found]);
  expect(await find('mobile', '+82-10-5555-0003')).toEqual([]);
  const applied = await Promise.all(
    Array.from({ length: 8 }, () => inCompany(db, companyCode, (tx) => applyForAccount(tx, key))),
  );
  expect(applied.filter(Boolean)).toHaveLength(1);
  expect(await find('externalMail', 'waits@outside.example')).toEqual([]);
  const { items } = await list({ keyword: 'waits@outside.example', state: 'inService' });
  expect(items.map((row) => row.personId)).toEqual([personId]);
});

test('MEM-04 a visitor, a plain employee and the administrator of another company cannot see or register people', async () => {
  const { personId } = await register();
  const visitor = app.browser();
  const employee = await signInAs(app, await addTestPerson(app, { companyCode }));
  const before = await databaseCount();
  for (const [caller, code] of [
    [visitor, 'AC100'],
    [employee, 'CO403'],
  ] as const) {
    for (const answer of [
      await caller.get(path),
      await caller.get(`${path}/${personId}`),
      await caller.post(path, someone()),
    ]) {
      expect([403, 401]).toContain(answer.status);
      expect([code, 'CO401']).toContain(answer.error.errorCode);
    }
  }
  const foreign = await stranger.browser.get(`${path}/${personId}`);
  const unknown = await stranger.browser.get(`${path}/00000000-0000-4000-8000-000000000000`);
  expect([foreign.status, foreign.error.errorCode]).toEqual([404, 'CO404']);
  expect({ ...foreign.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' });
  expect((await list({}, stranger.browser)).items.map((row) => row.personId)).not.toContain(personId);
  expect(await databaseCount()).toBe(before);
});

async function databaseCount(): Promise<number> {
  const { rows } = await app.pools.owner.query('select count(*)::integer as count from login_ids');
  return rows[0].count;
}

test('USR-01 a page beyond the last is refused with the number of the last one', async () => {
  const { browser: own } = await administratorOf();
  const page = (number: number) => own.get(`/api/v1/employees?page=${number}`);
  expect((await page(1)).json()).toMatchObject({ next: null });
  for (const [number, code] of [
    [2, 'PAGE_BEYOND'],
    [100_000, 'PAGE_BEYOND'],
    [0, 'CO400'],
    [-1, 'CO400'],
  ] as const) {
    const { status, error } = await page(number);
    expect([number, status, error.fields[0]?.code]).toEqual([number, 400, code]);
  }
});
