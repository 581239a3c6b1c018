// Runs on every PostgreSQL: row locks.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { keyProperties } from '@madang/contract/ground/promotions/limits.ts';
import type { CompanyKeyRow } from '@madang/contract/ground/promotions/routes.ts';
import { afterEach, expect, test } from 'vitest';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { askForCode } from '../../../testing/one-time-codes.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { signInAs } from '../../../testing/people.ts';
import {
  activate,
  askRegistrationCode,
  chosenPassword,
  issueActivationKey,
  registerEmployee,
  registrationCalls,
} from '../../../testing/registrations.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/opencodes';
const validUntil = '2099-12-31T00:00:00.000Z';
const outcome = async (answer: Promise<Answer>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : (error.fields[0]?.code ?? error.errorCode);
};
const issue = (by: Browser, codeCount = 1, note = '') => by.post(path, { codeCount, note, validUntil });
const issued = async (by: Browser, codeCount = 1) => (await issue(by, codeCount)).json<{ codes: string[] }>().codes;
type Keys = List<CompanyKeyRow> & { readonly validKeys: { count: number; max: number } | null; readonly can: string[] };
const keysOf = async (by: Browser) => (await by.get(path)).json<Keys>();
const agencyOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'agency' });

afterEach(() => app.setProperty(keyProperties.keysPerCompany, 500));

test('REQ-04 MEM-01 an agency issues keys of its company in bulk, sees their use and revokes one', async () => {
  const company = await companyWithAdmin(app);
  const agency = await agencyOf(company.companyCode);
  const codes = await issued(agency, 3);
  expect(new Set(codes).size).toBe(3);
  const { items, validKeys, can } = await keysOf(agency);
  expect(items.map(({ lastFour }) => lastFour).toSorted()).toEqual(codes.map((code) => code.slice(-4)).toSorted());
  expect([validKeys, can]).toEqual([{ count: 3, max: 500 }, ['issue', 'revoke']]);
  const [first] = items;
  expect(await outcome(agency.post(`${path}/${first?.opencodeId}/revocation`, {}))).toBe('done');
  expect((await keysOf(company.admin)).items.filter(({ state }) => state === 'revoked')).toHaveLength(1);
  expect((await keysOf(agency)).validKeys).toEqual({ count: 2, max: 500 });
});

test('REQ-04 a key of a company registers and opens an account there, and nothing elsewhere', async () => {
  const [company, other] = [await companyWithAdmin(app), await companyWithAdmin(app)];
  const [key = '', spare = ''] = await issued(await agencyOf(company.companyCode), 2);
  // Neither a new company's sign-up nor another company takes it.
  expect(await outcome(askForCode(app.browser(), 'opencode', key))).toBe('OPENCODE_INVALID');
  const someone = { surname: '한', givenName: '새봄', loginId: 'another', language: 'ko', residenceCountry: 'KR' };
  const elsewhere = { ...someone, externalMail: '', opencode: key };
  expect(await outcome(other.admin.post(registrationCalls.employees, elsewhere))).toBe('OPENCODE_INVALID');
  await registerEmployee(company, { externalMail: '', opencode: key });
  expect(await outcome(askRegistrationCode(app.browser(), key, 'opencode'))).toBe('done');
  expect(await outcome(askRegistrationCode(app.browser(), spare, 'opencode'))).toBe('OPENCODE_INVALID');
});

test('REQ-04 of simultaneous registrations with one key in several companies one succeeds', async () => {
  const companies = await Promise.all(Array.from({ length: 6 }, () => companyWithAdmin(app)));
  const opencode = await issueActivationKey(app);
  const someone = {
    surname: '한',
    givenName: '새봄',
    language: 'ko',
    residenceCountry: 'KR',
    externalMail: '',
    opencode,
  };
  const asked = companies.map(({ admin }, at) =>
    outcome(admin.post(registrationCalls.employees, { ...someone, loginId: `keyholder${'abcdef'[at]}` })),
  );
  const outcomes = (await Promise.all(asked)).toSorted();
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'EMPLOYEE_OPENCODE_TAKEN'), 'done']);
});

test('REQ-04 a company sees the people who used its own keys, and not those who used the operator’s', async () => {
  const company = await companyWithAdmin(app);
  const agency = await agencyOf(company.companyCode);
  const [key = ''] = await issued(agency, 2);
  const open = async (opencode: string, change: object) => {
    const person = await registerEmployee(company, { externalMail: '', opencode, ...change });
    const browser = app.browser();
    expect(await outcome(askRegistrationCode(browser, opencode, 'opencode'))).toBe('done');
    expect((await activate(browser)).status).toBe(200);
    return { ...person, browser };
  };
  const person = await open(key, { surname: '남궁', givenName: '여울', englishName: 'Yeoul Namgung' });
  const used = async () => (await keysOf(agency)).items.find(({ state }) => state === 'used');
  expect((await keysOf(agency)).items.filter(({ usedBy }) => usedBy !== null)).toHaveLength(1);
  expect(await used()).toMatchObject({ usedBy: { fullName: '남궁여울' }, lastFour: key.slice(-4) });
  // Names are read by those who administer others, so the log says so.
  const looks = async () =>
    (await company.admin.get('/api/v1/records?kind=access&operation=list-company-keys')).json<List<object>>().items
      .length;
  await expect.poll(looks, { timeout: 10_000 }).toBe(2);
  const operators = await issueActivationKey(app);
  await open(operators, {});
  const theirs = await (await operatorBrowser(app)).get('/api/v1/operator/opencodes');
  expect(theirs.text).toContain(operators.slice(-4));
  expect(theirs.text).not.toContain('usedBy');
  const { rows } = await app.pools.owner.query(
    'select used_by from opencodes where used_at is not null order by used_at',
  );
  expect(rows).toEqual([{ used_by: person.personId }, { used_by: null }]);
  expect(await outcome(agency.post(`${path}/${(await used())?.opencodeId}/revocation`, {}))).toBe('OPENCODE_USED');
  // Of a closed account no name is shown.
  const theirOwn = await signInAs(app, { ...person, password: chosenPassword });
  expect(await outcome(theirOwn.post('/api/v1/profile/closing', { password: chosenPassword }))).toBe('done');
  expect(await used()).toMatchObject({ usedBy: null });
});

test('REQ-04 API-07 keys are seen and revoked only within their company, and only by some roles', async () => {
  const [company, other] = [await companyWithAdmin(app), await companyWithAdmin(app)];
  await issued(company.admin);
  const [row] = (await keysOf(company.admin)).items;
  expect((await keysOf(other.admin)).items).toEqual([]);
  expect(await outcome(other.admin.post(`${path}/${row?.opencodeId}/revocation`, {}))).toBe('CO404');
  for (const role of ['employee', 'manager', 'serviceDesk', 'membershipManager'] as const) {
    const browser = await memberBrowser(app, { companyCode: company.companyCode, role });
    const revocation = browser.post(`${path}/${row?.opencodeId}/revocation`, {});
    const outcomes = [await outcome(browser.get(path)), await outcome(issue(browser)), await outcome(revocation)];
    expect(outcomes).toEqual(['CO401', 'CO401', 'CO401']);
  }
  expect(await outcome(app.browser().get(path))).toBe('AC100');
  expect(await outcome((await agencyOf(company.companyCode)).get('/api/v1/employees'))).toBe('CO401');
  // The operator's own keys are a list of its own.
  expect(await outcome((await operatorBrowser(app)).get(path))).toBe('CO401');
});

test('REQ-04 a company has a limit of valid keys over all agencies, also with many requests at once', async () => {
  await app.setProperty(keyProperties.keysPerCompany, 10);
  const { companyCode } = await companyWithAdmin(app);
  const agencies = await Promise.all(Array.from({ length: 6 }, () => agencyOf(companyCode)));
  const outcomes = await Promise.all(agencies.map((agency) => outcome(issue(agency, 3))));
  expect(outcomes.toSorted()).toEqual(['OPENCODE_LIMIT', 'OPENCODE_LIMIT', 'OPENCODE_LIMIT', 'done', 'done', 'done']);
  const [agency] = agencies;
  if (!agency) throw new Error('no agency');
  expect((await keysOf(agency)).validKeys).toEqual({ count: 9, max: 10 });
  expect(await outcome(issue(agency, 2))).toBe('OPENCODE_LIMIT');
  expect(await outcome(issue(agency, 1))).toBe('done');
  const past = { codeCount: 1, note: '', validUntil: '2020-01-01T00:00:00.000Z' };
  expect(await outcome(agency.post(path, past))).toBe('PROMOTION_PERIOD');
});

test('REQ-04 revoking frees places, but a company also has a daily limit of issues', async () => {
  await app.setProperty(keyProperties.keysPerCompany, 1);
  const { companyCode } = await companyWithAdmin(app);
  const agency = await agencyOf(companyCode);
  for (let time = 0; time < 50; time += 1) {
    expect(await outcome(issue(agency))).toBe('done');
    const [row] = (await keysOf(agency)).items;
    await agency.post(`${path}/${row?.opencodeId}/revocation`, {});
  }
  expect(await outcome(issue(agency))).toBe('CO429');
  await app.advance(86_401);
  expect(await outcome(issue(await agencyOf(companyCode)))).toBe('done');
});
