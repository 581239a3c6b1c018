// Runs on every PostgreSQL: what the database puts on a session.
import { expect, test } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readSecurityPolicies } from '@madang/contract/access/security-policies/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { cookieName } from '../../../kernel/http/cookies.ts';
import { openSession } from '../../../kernel/session/session.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { calls } from '../../../testing/operations/calls.ts';
import { sendJunk } from '../../../testing/operations/send-junk.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf } = employeesOf(app);
const path = '/api/v1/security-policies';
const next = 'vN4#pLx9';
const renewal = { current: testPassword, next, confirmation: next };

const ask = (by: Browser, body: object = { isAsked: true }) => by.put(`${path}/password-renewal`, body);
const renewalOf = async (by: Browser) => (await by.get(path)).json<AnswerOf<typeof readSecurityPolicies>>().renewal;
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const withSession: readonly string[] = ['administrator', 'operator', 'pendingLogInOrPerson', 'person'];
const needed = [403, 'PASSWORD_RENEWAL_NEEDED'];

/** A browser that has sent ID and password, however that was answered. */
async function comeIn({ loginId }: TestPerson, password = testPassword) {
  const browser = app.browser();
  const answer = await browser.post('/api/v1/session', { loginId, password });
  return { browser, answer };
}

test('PWD-07 a person who must change the password does so before anything else, and only once', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  expect(await renewalOf(administrator)).toEqual({ askedAt: null, from: null, due: 2, left: 0 });
  expect((await ask(administrator)).json()).toEqual({ people: 2 });
  const { browser, answer } = await comeIn(person);
  expect(outcome(answer)).toEqual(needed);
  expect(outcome(await browser.get('/api/v1/sessions'))).toEqual(needed);
  expect((await browser.get('/api/v1/session')).status).toBe(200);
  expect((await browser.post('/api/v1/password', { ...renewal, current: 'Wr0ng!word' })).status).toBe(422);
  expect((await browser.post('/api/v1/password', renewal)).status).toBe(200);
  expect((await browser.get('/api/v1/sessions')).status).toBe(200);
  expect((await comeIn(person, next)).answer.status).toBe(200);
  expect(await renewalOf(administrator)).toMatchObject({ askedAt: expect.any(String), due: 1, left: 1 });
});

test('PWD-07 of all calls with a session only two serve a person who must change the password', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const colleague = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  await ask(administrator);
  const { browser } = await comeIn(colleague);
  const open: string[] = [];
  for (const route of calls.filter(({ access }) => withSession.includes(access))) {
    const answer = await sendJunk(browser, route);
    if (answer.error.errorCode !== 'PASSWORD_RENEWAL_NEEDED') open.push(`${route.method} ${route.path}`);
  }
  expect(open).toEqual(['GET /api/v1/session', 'POST /api/v1/password']);
});

test('PWD-07 open sessions, people of other companies and passwords that meet the present rules are not affected', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const open = await signInAs(app, await addTestPerson(app, { companyCode }));
  const renewed = await addTestPerson(app, { companyCode });
  await (await signInAs(app, renewed)).post('/api/v1/password', renewal);
  await ask(administrator);
  expect((await open.get('/api/v1/sessions')).status).toBe(200);
  expect((await administrator.get(path)).status).toBe(200);
  expect((await comeIn(renewed, next)).answer.status).toBe(200);
  expect((await comeIn(await addTestPerson(app))).answer.status).toBe(200);
  await app.advance(1);
  expect((await comeIn(await addTestPerson(app, { companyCode }))).answer.status).toBe(200);
});

test('PWD-07 the rules of the moment apply, and a password changed since the request is not asked for again', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  await (await signInAs(app, person)).post('/api/v1/password', renewal);
  await app.advance(1);
  await ask(administrator);
  expect((await comeIn(person, next)).answer.status).toBe(200);
  await administrator.put(`${path}/password-profile`, { passwordProfile: 'legacy' });
  const { browser, answer } = await comeIn(person, next);
  expect(outcome(answer)).toEqual(needed);
  const third = 'wQ7!zR';
  await app.advance(1);
  expect((await browser.post('/api/v1/password', { current: next, next: third, confirmation: third })).status).toBe(
    200,
  );
  await administrator.put(`${path}/password-profile`, { passwordProfile: 'spec' });
  expect((await comeIn(person, third)).answer.status).toBe(200);
});

test('PWD-07 every way to sign in asks for the change, and a person who is asked can sign out', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  await ask(administrator);
  const limits = { lifetimeSeconds: 600, idleSeconds: 600 };
  const { secret } = await inCompany(app.kernel.db, companyCode, (tx) =>
    openSession(tx, person, limits, { admission: app.kernel.admission, address: '192.0.2.1' }),
  );
  const browser = app.browser();
  browser.cookies.set(cookieName('session', app.kernel.config), secret);
  expect(outcome(await browser.get('/api/v1/sessions'))).toEqual(needed);
  expect((await browser.delete('/api/v1/session')).status).toBe(200);
  expect(outcome(await browser.get('/api/v1/session'))).toEqual([401, 'AC100']);
});

test('PWD-07 the company can stop asking, and so can an undo', async () => {
  const { browser: administrator, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  const asked = await ask(administrator);
  expect((await administrator.post(`/api/v1/undo/${undoIdOf(asked)}`)).status).toBe(200);
  expect(await renewalOf(administrator)).toMatchObject({ askedAt: null });
  expect((await comeIn(person)).answer.status).toBe(200);
  await ask(administrator);
  const { askedAt } = await renewalOf(administrator);
  expect((await ask(administrator, { isAsked: false, expected: askedAt })).json()).toEqual({ people: 0 });
  expect((await comeIn(person)).answer.status).toBe(200);
});

test('PWD-07 of two administrators who ask at once one succeeds', async () => {
  const { browser: administrator } = await administratorOf();
  const body = { isAsked: true, expected: null };
  const answers = await Promise.all([1, 2].map(() => ask(administrator, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.map(outcome)).toContainEqual([409, 'EDIT_CONFLICT']);
});

test('PWD-07 MEM-02 employees cannot ask for new passwords', async () => {
  const own = await signInAs(app, await addTestPerson(app));
  expect(outcome(await ask(own))).toEqual([403, 'CO401']);
  expect(outcome(await ask(app.browser()))).toEqual([401, 'AC100']);
});
