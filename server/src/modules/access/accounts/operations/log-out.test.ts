import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const session = '/api/v1/session';

async function audited({ companyCode, personId }: TestPerson): Promise<string[]> {
  const rows = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('audit_log').select('operation').where('actor_id', '=', personId).orderBy('audit_id').execute(),
  );
  return rows.map(({ operation }) => operation);
}

test('ACC-01 sign-out ends this browser’s session and no other', async () => {
  const person = await addTestPerson(app);
  const [here, there] = [await signInAs(app, person), await signInAs(app, person)];
  const secret = here.cookies.get('sid') ?? '';
  expect((await here.delete(session)).json()).toEqual({ result: 'success' });
  expect(here.cookies.has('sid')).toBe(false);
  here.cookies.set('sid', secret);
  expect((await here.get(session)).error.errorCode).toBe('AC100');
  expect((await there.get(session)).status).toBe(200);
  expect(await audited(person)).toContain('log-out');
});

test('ACC-01 sign-out without a session, or with one that has ended, succeeds', async () => {
  expect((await app.browser().delete(session)).status).toBe(200);
  const browser = app.browser();
  browser.cookies.set('sid', 'long gone');
  expect((await browser.delete(session)).status).toBe(200);
  expect(browser.cookies.has('sid')).toBe(false);
});

test('ACC-01 sign-out everywhere ends all sessions of the person and of no one else', async () => {
  const [person, other] = [await addTestPerson(app), await addTestPerson(app)];
  const own = await Promise.all([signInAs(app, person), signInAs(app, person), signInAs(app, person)]);
  const others = await signInAs(app, other);
  expect((await own[0].delete('/api/v1/sessions')).status).toBe(200);
  for (const browser of own) expect((await browser.get(session)).status).toBe(401);
  expect((await others.get(session)).status).toBe(200);
  expect((await audited(person)).at(-1)).toBe('log-out-everywhere');
});

test('ACC-01 sign-out everywhere and the who-am-I call require a session', async () => {
  expect((await app.browser().delete('/api/v1/sessions')).error.errorCode).toBe('AC100');
  expect((await app.browser().get(session)).error.errorCode).toBe('AC100');
});

test('ACC-01 another site’s page can neither log a person in nor out', async () => {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  const foreign = { origin: 'https://elsewhere.example' };
  const { loginId, password } = person;
  expect((await browser.delete(session, foreign)).error.errorCode).toBe('CO403');
  expect((await app.browser().post(session, { loginId, password }, foreign)).error.errorCode).toBe('CO403');
  expect((await browser.get(session)).status).toBe(200);
});

test('ACC-01 a session that ends clears the browser’s cache, and keeps its storage and cookies', async () => {
  const person = await addTestPerson(app);
  const clears = (answer: { readonly headers: Readonly<Record<string, unknown>> }) => answer.headers['clear-site-data'];
  const [here, there] = [await signInAs(app, person), await signInAs(app, person)];
  const secret = here.cookies.get('sid') ?? '';
  expect(clears(await here.get(session))).toBeUndefined();
  expect(clears(await here.delete(session))).toBe('"cache"');
  here.cookies.set('sid', secret);
  const found = await here.get(session);
  expect([found.status, clears(found)]).toEqual([401, '"cache"']);
  expect(clears(await there.delete('/api/v1/sessions'))).toBe('"cache"');
  // A visitor had no session that could have ended.
  expect(clears(await app.browser().get(session))).toBeUndefined();
});
