// Runs on every PostgreSQL: conflicts.
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readSecurityPolicies } from '@madang/contract/access/security-policies/routes.ts';
import { undoIdOf, type Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs, testPassword } from '../../../testing/people.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, someone } = employeesOf(app);
const injected = await administratorOf();
const path = '/api/v1/security-policies';
const paths = { password: `${path}/password-profile`, id: `${path}/id-profile`, change: '/api/v1/password' };
const next = 'vN4#pLx9';
const long = 'three quiet otters paint';

const register = (by: Browser, loginId: string) => by.post(employeesPath, someone({ loginId }));

type Policies = AnswerOf<typeof readSecurityPolicies>;

const policiesOf = async (by: Browser) => (await by.get(path)).json<Policies>();
const changing = (to: string) => ({ current: testPassword, next: to, confirmation: to });

async function peopleUnder(by: Browser): Promise<Record<string, number>> {
  return Object.fromEntries((await policiesOf(by)).passwords.map(({ profile, people }) => [profile, people]));
}

test('PWD-01 a company’s chosen rules apply at the next change and lock no one out', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  expect(await peopleUnder(browser)).toEqual({ spec: 0, legacy: 0, strict: 0, unknown: 2 });
  expect((await browser.put(paths.password, { passwordProfile: 'legacy', expected: 'spec' })).status).toBe(200);
  const changed = await signInAs(app, person);
  const refused = await changed.post(paths.change, changing('vN4#p'));
  expect(refused.error.fields[0]).toMatchObject({ code: 'MB_T_PASSWORD_RULE1', params: { 0: 6, 1: 12 } });
  expect((await changed.post(paths.change, changing('vN4#pL'))).status).toBe(200);
  expect(await peopleUnder(browser)).toEqual({ spec: 0, legacy: 1, strict: 0, unknown: 1 });
});

test('PWD-01 a password is refused if the rules change in the meantime, and the old one remains', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  const changed = await signInAs(app, person);
  const { hasher } = app.kernel;
  const hash = hasher.hash.bind(hasher);
  const spy = vi.spyOn(hasher, 'hash').mockImplementationOnce(async (password) => {
    await browser.put(paths.password, { passwordProfile: 'strict' });
    return hash(password);
  });
  onTestFinished(() => spy.mockRestore());
  const answer = await changed.post(paths.change, changing(next));
  expect([answer.status, answer.error.errorCode]).toEqual([409, 'PASSWORD_RULES_CHANGED']);
  expect((await changed.post(paths.change, changing(long))).status).toBe(200);
  expect(await peopleUnder(browser)).toMatchObject({ strict: 1 });
});

test('PWD-01 IDR-03 of two administrators who save at once the second is refused, and an undo restores the former rules', async () => {
  const { browser, companyCode } = await administratorOf();
  const saved = await Promise.all(
    (['legacy', 'strict'] as const).map((passwordProfile) =>
      browser.put(paths.password, { passwordProfile, expected: 'spec' }),
    ),
  );
  expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const first = await browser.put(paths.id, { idProfile: 'sap', expected: 'standard' });
  const stale = await browser.put(paths.id, { idProfile: 'r4to12', expected: 'standard' });
  expect(stale.error.errorCode).toBe('EDIT_CONFLICT');
  expect((await browser.post(`/api/v1/undo/${undoIdOf(first)}`)).status).toBe(200);
  expect((await policiesOf(browser)).idProfile).toBe('standard');
  const rows = await auditOf(app, companyCode);
  expect(rows.map(({ operation }) => operation).slice(-3)).toEqual([
    'change-password-profile',
    'change-id-profile',
    'change-id-profile',
  ]);
});

test('IDR-03 a profile shows how many IDs are too short, including the caller’s, and judges only new ones', async () => {
  const { browser, loginId } = await administratorOf();
  const shortOf = async () =>
    Object.fromEntries((await policiesOf(browser)).ids.map(({ profile, ...counted }) => [profile, counted]));
  // p and eight letters or digits: nine characters.
  expect(loginId.split('@')[0]).toHaveLength(9);
  await register(browser, 'sol');
  const seen = await shortOf();
  expect(seen).toMatchObject({
    standard: { short: 0, isOwnShort: false },
    sap: { short: 1, isOwnShort: false },
    r4to20: { short: 1, isOwnShort: false },
  });
  expect((await browser.put(paths.id, { idProfile: 'sap' })).status).toBe(200);
  const refused = await register(browser, 'byul');
  expect(refused.error.fields[0]).toMatchObject({ path: 'loginId', code: 'MB_T_ID_RULE1', params: { 0: 6, 1: 12 } });
  expect((await register(browser, 'byulbyul')).status).toBe(200);
});

test('IDR-03 an administrator whose own ID would be too short is warned before saving, and can still sign in', async () => {
  const { companyCode } = await administratorOf();
  const short = { loginId: 'abc@madang.example', companyCode, roles: ['administrator'] as const };
  const own = await addTestPerson(app, short);
  const browser = await signInAs(app, own);
  const ids = (await policiesOf(browser)).ids.filter(({ isOwnShort }) => isOwnShort).map(({ profile }) => profile);
  expect(ids).toEqual(['sap', 'r4to12', 'r4to20']);
  await browser.put(paths.id, { idProfile: 'sap' });
  expect((await signInAs(app, own)).cookies.size).toBeGreaterThan(0);
});

test.each([
  '',
  '__proto__',
  'constructor',
  "spec'; drop table passwords; --",
  '.*',
  7,
  null,
  ['spec'],
  { $ne: 'spec' },
])('PWD-01 IDR-03 the profile %j is refused and changes nothing', async (profile) => {
  const { browser } = injected;
  for (const [to, name] of [
    [paths.password, 'passwordProfile'],
    [paths.id, 'idProfile'],
  ] as const) {
    const answer = await browser.put(to, { [name]: profile });
    expect([answer.status, answer.error.fields[0]?.path]).toEqual([400, name]);
  }
  expect(await policiesOf(browser)).toMatchObject({ passwordProfile: 'spec', idProfile: 'standard' });
});
test('PWD-01 employees and visitors cannot see or change the rules', async () => {
  const { companyCode } = await administratorOf();
  const employee = await signInAs(app, await addTestPerson(app, { companyCode }));
  for (const [by, code] of [
    [employee, 'CO401'],
    [app.browser(), 'AC100'],
  ] as const) {
    expect((await by.get(path)).error.errorCode).toBe(code);
    expect((await by.put(paths.password, { passwordProfile: 'legacy' })).error.errorCode).toBe(code);
    expect((await by.put(paths.id, { idProfile: 'sap' })).error.errorCode).toBe(code);
  }
});

test('ACC-15 a company requires a second factor of administrators, then of everyone, from a day; coverage and the stricter rule apply', async () => {
  const { browser, companyCode, ...boss } = await administratorOf();
  const colleague = await addTestPerson(app, { companyCode });
  const signIn = async ({ loginId, password }: { loginId: string; password: string }) => {
    const { status, error } = await app.browser().post('/api/v1/session', { loginId, password });
    return status === 200 ? 'in' : error.errorCode;
  };
  const ask = (secondFactor: string, graceDays: string, expected?: string) =>
    browser.put(`${path}/second-factor`, { secondFactor, graceDays, expected });
  expect((await ask('administrators', '0', 'nobody')).status).toBe(200);
  expect([await signIn(boss), await signIn(colleague)]).toEqual(['FACTOR_NEEDED', 'in']);
  expect((await ask('everybody', '30', 'nobody')).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await ask('everybody', '7', 'administrators')).status).toBe(200);
  expect(await signIn(colleague)).toBe('in');
  const { secondFactor, secondFactorFrom, factors, isFactorRequired } = await policiesOf(browser);
  expect({ secondFactor, isFactorRequired, factors }).toEqual({
    secondFactor: 'everybody',
    isFactorRequired: false,
    factors: { administrators: { people: 1, withFactor: 0 }, everybody: { people: 2, withFactor: 0 } },
  });
  expect(secondFactorFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
  await app.advance(7 * 24 * 3600);
  expect(await signIn(colleague)).toBe('FACTOR_NEEDED');
});
