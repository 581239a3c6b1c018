// Runs on every PostgreSQL: checks of the stored code.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { furthestPolicyDays } from '@madang/contract/access/security-policies/limits.ts';
import type { readSecurityPolicies } from '@madang/contract/access/security-policies/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { begunBrowser, companyWithAdmin, makeLink } from '../../../testing/invitations.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs, testPassword } from '../../../testing/people.ts';
import { signUpCalls } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, someone } = employeesOf(app);
const path = '/api/v1/security-policies';
const paths = { password: `${path}/password-profile`, id: `${path}/id-profile`, factor: `${path}/second-factor` };

const policiesOf = async (by: Browser) => (await by.get(path)).json<AnswerOf<typeof readSecurityPolicies>>();
/** Returns the day that is `days` from today in the company's time zone. */
async function dayIn(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ((app_now() at time zone 'Asia/Seoul')::date + ${days}::integer)::text as day`.execute(app.kernel.db);
  return rows[0]?.day ?? '';
}
const set = (by: Browser, passwordProfile: string) => by.put(paths.password, { passwordProfile });
const change = (by: Browser, next: string) =>
  by.post('/api/v1/password', { current: testPassword, next, confirmation: next });
const codes = (answer: Awaited<ReturnType<typeof change>>) => answer.error.fields.map(({ code }) => code);

test('PWD-01 a company sets each rule itself, and passwords are judged and counted by its rules', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  expect((await set(browser, 'own.10.14.m')).status).toBe(200);
  const own = await signInAs(app, person);
  expect(codes(await change(own, 'vN4#pLx9'))).toEqual(['MB_T_PASSWORD_RULE1']);
  expect(codes(await change(own, 'vNqpLxwoeirt'))).toEqual(['MB_T_PASSWORD_RULE2']);
  // Any character and runs are admitted, which the standard refuses.
  expect((await change(own, 'vN4#한글 pLx111')).status).toBe(200);
  const { passwordProfile, passwords } = await policiesOf(browser);
  expect(passwordProfile).toBe('own.10.14.m');
  expect(passwords).toContainEqual({ profile: 'own.10.14.m', people: 1 });
  expect(passwords).toContainEqual({ profile: 'unknown', people: 1 });
});

test.each(['own.7.20.mcr', 'own.8.65.m', 'own.20.10.m', 'own.10.20.', 'own.14.64.cr', 'own.0.20.m', 'own.999.999.m'])(
  'PWD-01 the rules %s are outside the product’s lengths and change nothing',
  async (profile) => {
    const { browser } = await administratorOf();
    const answer = await set(browser, profile);
    expect(answer.error.fields).toMatchObject([
      { path: 'passwordProfile', code: 'PASSWORD_OWN_RULES', params: { 0: 8, 1: 64, 2: 15 } },
    ]);
    expect((await policiesOf(browser)).passwordProfile).toBe('spec');
  },
);

test.each([
  'own.8.20.rm',
  'own.8.20.mm',
  'own.-8.20.m',
  'own.8.20',
  'own.8.20.m;',
  'own.',
  'own.1e1.20.m',
  'own.010.024.mcr',
])('PWD-01 the code %s is not a rule', async (profile) => {
  const { browser } = await administratorOf();
  const answer = await set(browser, profile);
  expect([answer.status, answer.error.fields[0]?.path]).toEqual([400, 'passwordProfile']);
});

test('PWD-01 an initial password follows the company’s own rules, and the undo restores the former rules', async () => {
  const { browser, companyCode } = await administratorOf();
  const saved = await set(browser, 'own.30.40.mcr');
  const person = await addTestPerson(app, { companyCode });
  const given = await browser.post(`${employeesPath}/${person.personId}/password`, {});
  expect(given.status, given.text).toBe(200);
  expect(given.json<{ password: string }>().password.length).toBeGreaterThanOrEqual(30);
  expect((await browser.post(`/api/v1/undo/${undoIdOf(saved)}`)).status).toBe(200);
  expect((await policiesOf(browser)).passwordProfile).toBe('spec');
});

test('IDR-03 a company sets its own ID lengths, and sees first which IDs would be too short', async () => {
  const { browser, loginId } = await administratorOf();
  expect(loginId.split('@')[0]).toHaveLength(9);
  const preview = async (profile: string) => (await browser.get(`${paths.id}/preview?idProfile=${profile}`)).json();
  expect(await preview('own.5.16')).toEqual({ short: 0, isOwnShort: false });
  expect(await preview('own.10.16')).toEqual({ short: 1, isOwnShort: true });
  expect((await browser.get(`${paths.id}/preview?idProfile=own.2.16`)).error.fields).toMatchObject([
    { path: 'idProfile', code: 'ID_OWN_LENGTHS', params: { 0: 3, 1: 20 } },
  ]);
  expect((await browser.put(paths.id, { idProfile: 'own.5.6', expected: 'standard' })).status).toBe(200);
  const refused = await browser.post(employeesPath, someone({ loginId: 'byulbyul' }));
  expect(refused.error.fields[0]).toMatchObject({ path: 'loginId', code: 'MB_T_ID_RULE1', params: { 0: 5, 1: 6 } });
  expect((await browser.post(employeesPath, someone({ loginId: 'byulb' }))).status).toBe(200);
  expect(await policiesOf(browser)).toMatchObject({
    idProfile: 'own.5.6',
    ids: expect.arrayContaining([{ profile: 'own.5.6', short: 1, isOwnShort: true }]),
  });
});

test('IDR-03 SGN-03 an invitee’s ID is judged by the company’s lengths', async () => {
  const company = await companyWithAdmin(app);
  expect((await company.admin.put(paths.id, { idProfile: 'own.6.8' })).status).toBe(200);
  const { code } = await makeLink(company);
  const invited = await begunBrowser(app, code);
  const check = async (by: Browser, userId: string) =>
    (await by.post(signUpCalls.idCheck, { userId, svcType: 'PT' })).error;
  expect((await check(invited, 'byul')).fields[0]).toMatchObject({ code: 'MB_T_ID_RULE1', params: { 0: 6, 1: 8 } });
  expect((await invited.post(signUpCalls.idCheck, { userId: 'byulbyul', svcType: 'PT' })).status).toBe(200);
  expect((await app.browser().post(signUpCalls.idCheck, { userId: 'byul', svcType: 'PT' })).status).toBe(200);
});

test('ACC-15 the second factor is required from a day that the company sets, and the undo restores choice and day', async () => {
  const { browser } = await administratorOf();
  const ask = (body: object) => browser.put(paths.factor, body);
  const day = await dayIn(furthestPolicyDays);
  expect((await ask({ secondFactor: 'administrators', from: day, expected: 'nobody' })).status).toBe(200);
  expect(await policiesOf(browser)).toMatchObject({ secondFactor: 'administrators', secondFactorFrom: day });
  const wider = await ask({ secondFactor: 'everybody', from: '2001-01-01', expected: 'administrators' });
  // A day that is over is today.
  expect(await policiesOf(browser)).toMatchObject({ secondFactor: 'everybody', secondFactorFrom: null });
  expect((await browser.post(`/api/v1/undo/${undoIdOf(wider)}`)).status).toBe(200);
  expect(await policiesOf(browser)).toMatchObject({ secondFactor: 'administrators', secondFactorFrom: day });
  for (const from of ['2099-02-30', 'soon', '2099-1-1'])
    expect((await ask({ secondFactor: 'everybody', from })).error.fields[0]?.path).toBe('from');
});

test('PWD-07 new passwords are required from a day: earlier sign-ins continue, and users who change in time are not asked', async () => {
  const { browser, companyCode } = await administratorOf();
  const [early, late] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  const day = await dayIn(3);
  const asked = await browser.put(`${path}/password-renewal`, { isAsked: true, from: day, expected: null });
  expect(asked.json()).toEqual({ people: 3 });
  expect((await policiesOf(browser)).renewal).toMatchObject({ from: day, due: 3, left: 3 });
  const inTime = await signInAs(app, early);
  expect((await inTime.get('/api/v1/sessions')).status).toBe(200);
  expect((await change(inTime, 'vN4#pLx9')).status).toBe(200);
  await app.advance(4 * daySeconds);
  const after = await app.browser().post('/api/v1/session', { loginId: late.loginId, password: testPassword });
  expect(after.error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
  const changed = await app.browser().post('/api/v1/session', { loginId: early.loginId, password: 'vN4#pLx9' });
  expect(changed.status).toBe(200);
});

test('ACC-15 PWD-07 a day beyond the planning limit is refused and changes nothing', async () => {
  const { browser } = await administratorOf();
  const far = await dayIn(furthestPolicyDays + 1);
  const before = await policiesOf(browser);
  for (const refused of [
    await browser.put(paths.factor, { secondFactor: 'everybody', from: far, expected: 'nobody' }),
    await browser.put(`${path}/password-renewal`, { isAsked: true, from: far, expected: null }),
    await browser.put(`${path}/password-renewal`, { isAsked: true, from: '9999-12-31', expected: null }),
  ])
    expect([refused.status, refused.error.fields[0]]).toMatchObject([
      400,
      { path: 'from', code: 'POLICY_DAY_TOO_FAR', params: { 0: furthestPolicyDays } },
    ]);
  expect(await policiesOf(browser)).toEqual(before);
  // A day does not matter to a company that stops asking.
  expect((await browser.put(`${path}/password-renewal`, { isAsked: false, from: far })).status).toBe(200);
});
