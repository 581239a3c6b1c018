import { expect, test } from 'vitest';
import { sessionLimits } from '@madang/contract/access/accounts/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/sessions';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

interface Listed {
  readonly sessionId: string;
  readonly device: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

async function listed(browser: Browser): Promise<readonly Listed[]> {
  return (await browser.get(path)).json<{ items: Listed[] }>().items;
}

/** A browser that says what it is. */
async function signInFrom({ loginId, password }: TestPerson, userAgent: string): Promise<Browser> {
  const browser = app.browser();
  await browser.post('/api/v1/session', { loginId, password }, { 'user-agent': userAgent });
  return browser;
}

test('ACC-01 a person sees their sessions, this one first, without secrets', async () => {
  const person = await addTestPerson(app);
  const other = await signInFrom(person, windows);
  await app.advance(61);
  const own = await signInAs(app, person);
  await signInAs(app, await addTestPerson(app, { companyCode: person.companyCode }));
  const answer = await own.get(path);
  expect(answer.json()).toMatchObject({
    items: [
      // The network of 192.0.2.1, never the address.
      { device: '', network: '192.0.2.0/24', isCurrent: true },
      { device: 'Chrome, Windows', network: '192.0.2.0/24', isCurrent: false },
    ],
  });
  expect(Object.keys((await listed(own))[0] ?? {}).toSorted()).toEqual([
    'device',
    'isCurrent',
    'lastSeenAt',
    'network',
    'openedAt',
    'sessionId',
  ]);
  expect(answer.text).not.toContain('192.0.2.1"');
  for (const browser of [own, other]) expect(answer.text).not.toContain(browser.cookies.get('sid') ?? 'sid');
});

test('ACC-01 an expired or idle session is no longer listed', async () => {
  const person = await addTestPerson(app);
  await signInAs(app, person);
  await app.advance(sessionLimits.person.idleSeconds + 1);
  expect(await listed(await signInAs(app, person))).toHaveLength(1);
});

test('ACC-01 any session can be ended, this one too, and it is audited', async () => {
  const person = await addTestPerson(app);
  const [own, other] = [await signInAs(app, person), await signInAs(app, person)];
  const [mine, theirs] = await listed(own);
  expect((await own.delete(`${path}/${theirs?.sessionId}`)).json()).toEqual({ result: 'success' });
  expect([(await other.get(path)).status, (await own.get(path)).status]).toEqual([401, 200]);
  expect((await own.delete(`${path}/${theirs?.sessionId}`)).status).toBe(404);
  await own.delete(`${path}/${mine?.sessionId}`);
  expect([own.cookies.has('sid'), (await own.get(path)).status]).toEqual([false, 401]);
  const rows = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').select('target_id').where('operation', '=', 'end-session').execute(),
  );
  expect(rows.map((row) => row.target_id)).toEqual([theirs?.sessionId, mine?.sessionId]);
});

test('ACC-01 all others are ended at once', async () => {
  const person = await addTestPerson(app);
  const [own, other] = [await signInAs(app, person), await signInAs(app, person)];
  expect((await own.delete(`${path}/others`)).status).toBe(200);
  expect([(await other.get(path)).status, (await listed(own)).length]).toEqual([401, 1]);
});

test('API-07 another person’s session is not found, in the same company and in another, and continues', async () => {
  const person = await addTestPerson(app);
  const victims = [await addTestPerson(app, { companyCode: person.companyCode }), await addTestPerson(app)];
  const own = await signInAs(app, person);
  for (const victim of victims) {
    const browser = await signInAs(app, victim);
    const [session] = await listed(browser);
    const answer = await own.delete(`${path}/${session?.sessionId}`);
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
    expect((await browser.get(path)).status).toBe(200);
  }
  expect((await own.delete(`${path}/not-a-uuid`)).status).toBe(400);
});
