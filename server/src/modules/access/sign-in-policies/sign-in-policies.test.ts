// Runs on every PostgreSQL: rules that the database puts on a row, and row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sessionsPerPortion } from '@madang/contract/access/sign-in-policies/limits.ts';
import { initialSessionRules } from '@madang/contract/access/sign-in-policies/rules.ts';
import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';

const app = await startTestApp({ work: false });
const { administratorOf } = employeesOf(app);
const path = '/api/v1/access-rules';

const change = (by: Browser, rules: object) => by.put(`${path}/sessions`, { ...initialSessionRules, ...rules });

/** Returns the seconds for which the session's cookie outlives the browser; undefined if it ends with it. */
async function keptSeconds({ loginId, password }: TestPerson, staySignedIn: boolean) {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/v1/session',
    headers: { 'x-madang': '1' },
    payload: { loginId, password, staySignedIn },
  });
  expect(response.statusCode, response.payload).toBe(200);
  return response.cookies.find(({ name }) => name === 'sid')?.maxAge;
}

test('ACC-01 a session outlives the browser if the user selects it, up to the limit of the session', async () => {
  const person = await addTestPerson(app);
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  expect(await keptSeconds(person, false)).toBeUndefined();
  expect(await keptSeconds(person, true)).toBe(daySeconds);
  expect(await keptSeconds(administrator, true)).toBe(12 * hourSeconds);
});

test('ACC-01 the operator sets the hours of staying signed in, or forbids it', async () => {
  const person = await addTestPerson(app);
  await app.setProperty(accountProperties.staySignedIn, 3);
  expect(await keptSeconds(person, true)).toBe(3 * hourSeconds);
  await app.setProperty(accountProperties.staySignedIn, 0);
  expect(await keptSeconds(person, true)).toBeUndefined();
  await app.setProperty(accountProperties.staySignedIn, accountProperties.staySignedIn.initial);
});

test('ACC-01 the company forbids staying signed in, and shortens its sessions below the product’s limit', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  expect((await change(browser, { allowsStaying: false })).json()).toEqual({ result: 'success' });
  expect(await keptSeconds(person, true)).toBeUndefined();
  await change(browser, { sessionHours: 2, idleMinutes: 5 });
  expect(await keptSeconds(person, true)).toBe(2 * hourSeconds);
  expect((await browser.get(path)).json()).toEqual({
    sessions: { allowsStaying: true, sessionHours: 2, idleMinutes: 5, allowsOnLeave: true },
    stayHours: 24,
    networks: [],
    networksKey: null,
    ownAddress: '192.0.2.1',
    can: ['change'],
  });
  const own = await signInAs(app, person);
  await app.advance(5 * 60 + 1);
  expect((await own.get('/api/v1/session')).status).toBe(401);
  for (const rules of [{ sessionHours: 25 }, { sessionHours: 3 }, { idleMinutes: 90 }, { idleMinutes: 0 }]) {
    expect((await change(browser, rules)).status, JSON.stringify(rules)).not.toBe(200);
  }
});

test('ACC-01 a shorter limit ends running sessions at their next call, and extends none', async () => {
  const { browser, companyCode } = await administratorOf();
  const person = await addTestPerson(app, { companyCode });
  const own = await signInAs(app, person);
  const elsewhere = await signInAs(app, await addTestPerson(app));
  await app.advance(25 * 60);
  expect((await browser.get('/api/v1/session')).status).toBe(200);
  await change(browser, { idleMinutes: 15 });
  const statusOf = async (each: Browser) => (await each.get('/api/v1/session')).status;
  expect([await statusOf(own), await statusOf(elsewhere), await statusOf(browser)]).toEqual([401, 200, 200]);
  await change(browser, { idleMinutes: 60 });
  expect(await statusOf(own)).toBe(401);
});

test('ACC-01 a save of rules that have changed since is refused, and the later rules remain', async () => {
  const { browser } = await administratorOf();
  await change(browser, { sessionHours: 4 });
  const late = await change(browser, { sessionHours: 8, expected: initialSessionRules });
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect((await browser.get(path)).json()).toMatchObject({ sessions: { sessionHours: 4 } });
});

test('ACC-01 the choice to stay signed in is kept through changed terms and a changed password', async () => {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  await browser.post('/api/v1/session', { loginId: person.loginId, password: person.password, staySignedIn: true });
  const next = 'Xk7!mqPz';
  const changing = await browser.post('/api/v1/password', { current: person.password, next, confirmation: next });
  expect(String(changing.headers['set-cookie'])).toMatch(new RegExp(`sid=[^;]+; Max-Age=${daySeconds};`));
  await publishEdition(app, { version: '2031-01-01' });
  const rows = () => app.kernel.db.selectFrom('pending_log_ins').select('is_kept').execute();
  await browser.post('/api/v1/consent');
  expect((await rows()).map((row) => row.is_kept)).toEqual([true]);
});

test('MEM-02 employees cannot read or change rules', async () => {
  const own = await signInAs(app, await addTestPerson(app));
  expect([(await own.get(path)).status, (await change(own, {})).status]).toEqual([403, 403]);
});

test('ACC-01 an administrator sees people’s sessions, ends one, and ends all but their own', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const colleague = await addTestPerson(app, { companyCode });
  const path = '/api/v1/company-sessions';
  const own = await signInAs(app, administrator);
  const [one, two] = [await signInAs(app, colleague), await signInAs(app, colleague)];
  const list = async () =>
    (await own.get(path)).json<{ items: { sessionId: string; personId: string; isCurrent: boolean }[] }>().items;
  const theirs = (await list()).filter(({ personId }) => personId === colleague.personId);
  expect(theirs).toHaveLength(2);
  expect((await list()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  // Two administrators' presses at once end it once.
  const ends = await Promise.all([1, 2].map(() => own.delete(`${path}/${theirs[0]?.sessionId}`)));
  expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const standing = async () =>
    [await one.get('/api/v1/sessions'), await two.get('/api/v1/sessions')].map((a) => a.status);
  expect((await standing()).toSorted((a, b) => a - b)).toEqual([200, 401]);
  expect((await own.post(`${path}/ending`, {})).json()).toEqual({ count: 1 });
  expect(await standing()).toEqual([401, 401]);
  expect((await own.get('/api/v1/sessions')).status).toBe(200);
  const stranger = await signInAs(app, await addTestPerson(app, { roles: ['administrator'] }));
  const [mine] = await list();
  expect((await stranger.delete(`${path}/${mine?.sessionId}`)).status).toBe(404);
  expect((await stranger.post(`${path}/ending`, { personId: administrator.personId })).status).toBe(404);
  expect((await (await signInAs(app, colleague)).get(path)).error.errorCode).toBe('CO401');
});

test('ACC-01 the panel of a person lists only that person’s sessions, and ends them all', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const [colleague, other] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  const path = '/api/v1/company-sessions';
  const own = await signInAs(app, administrator);
  const [one, two, standing] = [
    await signInAs(app, colleague),
    await signInAs(app, colleague),
    await signInAs(app, other),
  ];
  const list = async (query: string) =>
    (await own.post(`${path}/search`, Object.fromEntries(new URLSearchParams(query))))
      .json<{ items: { personId: string }[] }>()
      .items.map(({ personId }) => personId);
  const { personId } = colleague;
  expect(await list(`personId=${personId}`)).toEqual([personId, personId]);
  expect(await list(`personId=${other.personId}`)).toEqual([other.personId]);
  expect(await list(`personId=${personId}&keyword=${other.loginId}`)).toEqual([]);
  const stranger = await signInAs(app, await addTestPerson(app, { roles: ['administrator'] }));
  expect((await stranger.get(`${path}?personId=${personId}`)).json()).toMatchObject({ items: [] });
  expect((await own.post(`${path}/ending`, { personId })).json()).toEqual({ count: 2 });
  for (const browser of [one, two]) expect((await browser.get('/api/v1/session')).status).toBe(401);
  expect((await standing.get('/api/v1/session')).status).toBe(200);
});

test('ACC-01 MEM-04 sessions are found by name and ID, and listed in pages, newest first and without gaps', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const colleague = await addTestPerson(app, { companyCode });
  const path = '/api/v1/company-sessions';
  const own = await signInAs(app, administrator);
  const colleagues = await signInAs(app, colleague);
  type Listed = { items: { sessionId: string; loginId: string }[]; next: string | null };
  const list = async (query: Readonly<Record<string, string>>, by = own) =>
    (await by.post(`${path}/search`, query)).json<Listed>();
  const { items: found } = await list({ keyword: colleague.loginId.split('@')[0] ?? '' });
  expect(found.map(({ loginId }) => loginId)).toEqual([colleague.loginId]);
  expect((await list({ keyword: '없는 이름' })).items).toEqual([]);
  // As many more as do not fit into a portion; two of them are over.
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into sessions (token_hash, company_code, person_id, idle_seconds, expires_at, profile)
      select sha256(n::text::bytea || s.token_hash), s.company_code, s.person_id, s.idle_seconds,
        case when n <= 2 then app_now() - interval '1 second' else s.expires_at end, s.profile
      from sessions s, generate_series(1, ${sessionsPerPortion + 2}) n
      where s.company_code = ${companyCode} and s.person_id = ${colleague.personId}::uuid`.execute(tx),
  );
  const first = await list({});
  const rest = await list({ after: first.next ?? '' });
  expect([first.items.length, rest.items.length, rest.next]).toEqual([sessionsPerPortion, 2, null]);
  const ids = [...first.items, ...rest.items].map(({ sessionId }) => sessionId);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  // A session that the next portion begins behind may have ended since.
  expect((await own.delete(`${path}/${first.next}`)).status).toBe(200);
  expect((await list({ after: first.next ?? '' })).items).toEqual(rest.items);
  const stranger = await signInAs(app, await addTestPerson(app, { roles: ['administrator'] }));
  expect((await list({ keyword: colleague.loginId }, stranger)).items).toEqual([]);
  expect((await colleagues.post(`${path}/search`, { keyword: 'a' })).error.errorCode).toBe('CO401');
});
