import { expect, test } from 'vitest';
import { recentSeconds } from '../../../kernel/session/session.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const sessions = '/api/v1/sessions';
const proof = '/api/v1/session/proof';
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : `${status} ${error.errorCode}`);

/** An administrator with two sessions and a colleague with one; their sign-ins are longer ago than a proof counts. */
async function open() {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const colleague = await addTestPerson(app, { companyCode });
  const [own, other, theirs] = [
    await signInAs(app, administrator),
    await signInAs(app, administrator),
    await signInAs(app, colleague),
  ];
  await app.advance(recentSeconds + 1);
  return { own, other, theirs, colleague };
}

const isIn = async (browser: Browser) => (await browser.get('/api/v1/session')).status === 200;

async function sessionOf(browser: Browser, personId: string): Promise<string> {
  const { items } = (await browser.get('/api/v1/company-sessions')).json<{
    items: { sessionId: string; personId: string }[];
  }>();
  return items.find((each) => each.personId === personId)?.sessionId ?? '';
}

async function ownOther(browser: Browser): Promise<string> {
  const { items } = (await browser.get(sessions)).json<{ items: { sessionId: string; isCurrent: boolean }[] }>();
  return items.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
}

const endings: readonly (readonly [string, (by: Browser, personId: string) => Promise<Answer>])[] = [
  ['all own others', (by) => by.delete(`${sessions}/others`)],
  ['a single own other', async (by) => by.delete(`${sessions}/${await ownOther(by)}`)],
  ['all own ones', (by) => by.delete(sessions)],
  ['all of a colleague', (by, personId) => by.post('/api/v1/company-sessions/ending', { personId })],
  ['everyone’s', (by) => by.post('/api/v1/company-sessions/ending', {})],
  ['one of a colleague', async (by, id) => by.delete(`/api/v1/company-sessions/${await sessionOf(by, id)}`)],
];

test.each(endings)(
  'ACC-01 to end %s, a session with a sign-in older than ten minutes needs the password',
  async (_what, end) => {
    const { own, other, theirs, colleague } = await open();
    expect(codeOf(await end(own, colleague.personId))).toBe('403 PROOF_NEEDED');
    expect([await isIn(own), await isIn(other), await isIn(theirs)]).toEqual([true, true, true]);
    expect((await own.post(proof, { password: 'Wrong-Password-1' })).error.errorCode).toBe('MB_M_PASSWORD_WRONG');
    expect(codeOf(await end(own, colleague.personId))).toBe('403 PROOF_NEEDED');
    expect(codeOf(await own.post(proof, { password: testPassword }))).toBe('done');
    expect(codeOf(await end(own, colleague.personId))).toBe('done');
    expect([await isIn(other), await isIn(theirs)]).toContain(false);
  },
);

test('ACC-01 a proof is valid for ten minutes and only for its own session; a sign-in is a proof', async () => {
  const { own, other } = await open();
  expect(codeOf(await other.post(proof, { password: testPassword }))).toBe('done');
  expect(codeOf(await own.delete(`${sessions}/others`))).toBe('403 PROOF_NEEDED');
  await app.advance(recentSeconds - 5);
  expect(codeOf(await other.delete(`${sessions}/others`))).toBe('done');
  await app.advance(10);
  expect(codeOf(await other.delete(`${sessions}/others`))).toBe('403 PROOF_NEEDED');
  const fresh = await signInAs(app, await addTestPerson(app));
  expect(codeOf(await fresh.delete(`${sessions}/others`))).toBe('done');
});

test('ACC-12 the password for a change of factors is a proof, so the other sessions can be ended afterwards', async () => {
  const { own, other } = await open();
  expect(codeOf(await own.post('/api/v1/factors/app/set-up', { password: testPassword }))).toBe('done');
  expect(codeOf(await own.delete(`${sessions}/others`))).toBe('done');
  expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
});

test('ACC-01 the present session can be ended without a new proof, by either call', async () => {
  const { own, other } = await open();
  expect(codeOf(await own.delete('/api/v1/session'))).toBe('done');
  const { items } = (await other.get(sessions)).json<{ items: { sessionId: string; isCurrent: boolean }[] }>();
  const id = items.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
  expect(codeOf(await other.delete(`${sessions}/${id}`))).toBe('done');
  expect([await isIn(own), await isIn(other)]).toEqual([false, false]);
});
