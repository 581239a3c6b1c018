import { administratorAbilities } from '../../../../testing/people.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { PasswordHasher } from '../../../../kernel/crypto/password-hash.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addCompany } from '../../../../testing/member.ts';
import { addTestPerson, signInAs, testPassword } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const path = '/api/v1/session';
const wrong = 'Wr0ng!pq';
let lastHost = 0;

/** Wrong tries are counted per address, so every test comes from its own. */
function newBrowser(options: { address?: string } = {}) {
  lastHost += 1;
  return app.browser({ address: `198.51.100.${lastHost}`, ...options });
}

async function failTimes(times: number, loginId: string, browser = newBrowser()) {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await browser.post(path, { loginId, password: wrong }));
  return answers.map((answer) => answer.error.errorCode);
}

describe('ACC-01 a sign-in', () => {
  test('returns the person and their capabilities, and never roles', async () => {
    const person = await addTestPerson(app, { roles: ['representative'] });
    const browser = newBrowser();
    const answer = await browser.post(path, { loginId: person.loginId, password: testPassword });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      personId: person.personId,
      loginId: person.loginId,
      fullName: '백솔',
      englishName: 'Sol Baek',
      photoId: null,
      companyCode: person.companyCode,
      companyName: '한빛상사',
      englishCompanyName: 'Hanbit Trading',
      identity: { shownName: '', color: 'celadon', markAddress: null, faceKey: expect.any(String) },
      language: 'ko',
      timeZone: 'Asia/Seoul',
      isSetUpFinished: false,
      redirectsToSetUp: true,
      passwordProfile: 'spec',
      can: administratorAbilities,
    });
    expect(answer.text).not.toContain('representative');
    expect((await browser.get(path)).json()).toEqual({
      ...answer.json<object>(),
      opensOtherCompanies: false,
      isGuest: false,
    });
  });

  test('accepts the full address in any case, and the local part of the product’s own domain', async () => {
    await addTestPerson(app, { loginId: 'solbaek@madang.example' });
    for (const loginId of ['solbaek@madang.example', 'SolBaek@Madang.Example', ' solbaek ', 'SOLBAEK']) {
      expect((await newBrowser().post(path, { loginId, password: testPassword })).status).toBe(200);
    }
    await addTestPerson(app, { loginId: 'dambi@company.example' });
    expect((await newBrowser().post(path, { loginId: 'dambi', password: testPassword })).status).toBe(422);
  });

  test('with an unknown ID gets the same body and headers as one with a wrong password', async () => {
    const { loginId } = await addTestPerson(app);
    const browser = newBrowser();
    const [known, unknown] = [
      await browser.post(path, { loginId, password: wrong }),
      await browser.post(path, { loginId: 'nobody@company.example', password: wrong }),
    ];
    expect(known.status).toBe(422);
    const withoutId = (answer: typeof known) => ({ ...answer.error, requestId: '' });
    expect(withoutId(known)).toEqual(withoutId(unknown));
    expect(withoutId(known)).toMatchObject({ errorCode: 'EM0010', fields: [] });
    const headers = ({ headers: { date: _date, ...rest } }: typeof known) => rest;
    expect(headers(known)).toEqual(headers(unknown));
  });

  test('with a reserved ID is refused like an unknown one', async () => {
    await sql`insert into login_ids (login_id, person_id, reserved_until)
      values ('reserved@company.example', new_id(), app_now() + interval '5 minutes')`.execute(kernel.db);
    expect(await failTimes(1, 'reserved@company.example')).toEqual(['EM0010']);
  });

  test('names all missing fields at once', async () => {
    const answer = await newBrowser().post(path, { loginId: '', password: '' });
    expect(answer.status).toBe(400);
    expect(answer.error.fields.map(({ path: field, code }) => [field, code])).toEqual([
      ['loginId', 'MB_M_REQUIRED'],
      ['password', 'MB_M_COMMON_JS_ENTERPASS'],
    ]);
  });

  test('returns a new session each time, and ends the browser’s former session and the flow cookie', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    browser.cookies.set('flow', 'some-flow');
    await browser.post(path, person);
    expect(browser.cookies.has('sid')).toBe(false);
    await browser.post(path, { loginId: person.loginId, password: person.password });
    const first = browser.cookies.get('sid');
    expect(browser.cookies.has('flow')).toBe(false);
    await browser.post(path, { loginId: person.loginId, password: person.password });
    expect(browser.cookies.get('sid')).not.toBe(first);
    const former = newBrowser();
    former.cookies.set('sid', first ?? '');
    expect((await former.get(path)).status).toBe(401);
    expect((await browser.get(path)).status).toBe(200);
  });

  test('does not adopt a session that another person chose', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    browser.cookies.set('sid', 'chosen-by-somebody-else');
    await browser.post(path, { loginId: person.loginId, password: person.password });
    expect(browser.cookies.get('sid')).not.toBe('chosen-by-somebody-else');
  });

  test('is recorded in the audit log', async () => {
    const person = await addTestPerson(app);
    await signInAs(app, person, { address: '198.51.100.200' });
    const rows = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('audit_log').select(['operation', 'actor_id', 'address']).execute(),
    );
    expect(rows).toEqual([{ operation: 'log-in', actor_id: person.personId, address: '198.51.100.200' }]);
  });

  test('sent many times at once by one person succeeds every time', async () => {
    const person = await addTestPerson(app);
    const address = '198.51.100.201';
    const browsers = await Promise.all(Array.from({ length: 24 }, () => signInAs(app, person, { address })));
    const sessions = new Set(browsers.map((browser) => browser.cookies.get('sid')));
    expect(sessions.size).toBe(24);
  });
});

describe('ACC-01 wrong tries', () => {
  test('cause a minute’s wait after five, even for the right password', async () => {
    const { loginId } = await addTestPerson(app);
    expect(await failTimes(5, loginId)).toEqual(Array.from({ length: 5 }, () => 'EM0010'));
    await app.decideTries();
    const waiting = await newBrowser().post(path, { loginId, password: testPassword });
    expect(waiting.status).toBe(429);
    expect(waiting.error).toMatchObject({ errorCode: 'EM0011' });
    const seconds = Number(waiting.error.params?.['seconds']);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(waiting.headers['retry-after']).toBe(String(seconds));
    await app.advance(61);
    expect((await newBrowser().post(path, { loginId, password: testPassword })).status).toBe(200);
  });

  test('cause waits of 1, 5, 10 and 15 minutes after each five, also for an unknown ID', async () => {
    const { loginId } = await addTestPerson(app);
    for (const name of [loginId, 'nobody2@company.example']) {
      for (const minutes of [1, 5, 10, 15, 15]) {
        expect(await failTimes(5, name)).toEqual(Array.from({ length: 5 }, () => 'EM0010'));
        await app.advance(minutes * 60 - 5);
        expect(await failTimes(1, name)).toEqual(['EM0011']);
        await app.advance(6);
      }
    }
  });

  test('are cleared by the right password', async () => {
    const person = await addTestPerson(app);
    for (let round = 0; round < 3; round += 1) {
      expect(await failTimes(4, person.loginId)).not.toContain('EM0011');
      await signInAs(app, person, { address: '198.51.100.202' });
    }
  });

  test('are cleared after a day without one', async () => {
    const { loginId } = await addTestPerson(app);
    await failTimes(4, loginId);
    await app.advance(daySeconds + 1);
    expect(await failTimes(5, loginId)).not.toContain('EM0011');
  });

  test('sent 64 at once are compared at most five times', async () => {
    const { loginId } = await addTestPerson(app);
    let answered = 0;
    const tries = Array.from({ length: 64 }, async (_each, index) => {
      const browser = app.browser({ address: `203.0.113.${index + 1}` });
      const answer = await browser.post(path, { loginId, password: wrong });
      answered += 1;
      // The others wait for what those that are looked at may give back.
      if (answered === 5) await app.decideTries();
      return answer.error.errorCode;
    });
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === 'EM0010')).toHaveLength(5);
    expect(codes.filter((code) => code === 'EM0011')).toHaveLength(59);
  });

  test('by strangers do not lock out a known device', async () => {
    const person = await addTestPerson(app);
    const own = await signInAs(app, person, { address: '198.51.100.203' });
    await failTimes(5, person.loginId);
    await app.decideTries();
    expect(await failTimes(1, person.loginId)).toEqual(['EM0011']);
    expect((await own.post(path, { loginId: person.loginId, password: testPassword })).status).toBe(200);
    expect(await failTimes(5, person.loginId, own)).toEqual(Array.from({ length: 5 }, () => 'EM0010'));
    await app.decideTries();
    expect(await failTimes(1, person.loginId, own)).toEqual(['EM0011']);
  });

  test('are not counted separately by a device cookie of another ID or a forged one', async () => {
    const [victim, attacker] = [await addTestPerson(app), await addTestPerson(app)];
    const browser = await signInAs(app, attacker, { address: '198.51.100.204' });
    await failTimes(5, victim.loginId);
    await app.decideTries();
    expect(await failTimes(1, victim.loginId, browser)).toEqual(['EM0011']);
    browser.cookies.set('device', 'made.up');
    expect(await failTimes(1, victim.loginId, browser)).toEqual(['EM0011']);
  });

  test('from one address or IPv6 network are refused after twenty in a minute, whatever the IDs', async () => {
    const address = newBrowser();
    const inNetwork = (host: string) => newBrowser({ address: `2001:db8:7:${host}` });
    const twenty = (by: (count: number) => Browser) =>
      Array.from({ length: 20 }, (_, count) => failTimes(1, `nobody${count}@spray.example`, by(count)));
    const tries = await Promise.all([...twenty(() => address), ...twenty((count) => inNetwork(`7::${count}`))]);
    expect(tries.flat()).toEqual(Array(40).fill('EM0010'));
    const person = await addTestPerson(app);
    const signIn = async (browser: Browser) => {
      const { status, error } = await browser.post(path, { loginId: person.loginId, password: person.password });
      return [status, error.errorCode];
    };
    // What comes too late waits for a second, all at once.
    const stopped = await Promise.all([address, inNetwork('7:ffff::1'), inNetwork('8::1')].map(signIn));
    expect(stopped).toEqual([
      [429, 'NETWORK_LIMIT'],
      [429, 'NETWORK_LIMIT'],
      [200, undefined],
    ]);
    await app.advance(61);
    expect((await signIn(address))[0]).toBe(200);
  });

  test('have the limits of the operator’s properties', async () => {
    await app.setProperty(credentialProperties.loginTriesPerWait, 2);
    await app.setProperty(credentialProperties.loginWaits, [10]);
    const { loginId } = await addTestPerson(app);
    for (const before of [0, 11]) {
      await app.advance(before);
      expect(await failTimes(2, loginId)).toEqual(['EM0010', 'EM0010']);
      await app.decideTries();
      expect(await failTimes(1, loginId)).toEqual(['EM0011']);
    }
    await app.setProperty(credentialProperties.loginTriesPerWait, 5);
    await app.setProperty(credentialProperties.loginWaits, [60, 300, 600, 900]);
  });
});

describe('ACC-01 a session', () => {
  test.each([
    ['employee', 60, 24],
    ['administrator', 30, 12],
    ['representative', 30, 12],
    ['operator', 30, 12],
  ] as const)('of role %s ends after %i idle minutes and %i hours', async (role, idleMinutes, hours) => {
    if (role === 'operator') await addCompany(app, platformCompany);
    const company = role === 'operator' ? { companyCode: platformCompany } : {};
    const person = await addTestPerson(app, { roles: [role], ...company });
    const idle = await signInAs(app, person, { address: '198.51.100.205' });
    await app.advance(idleMinutes * 60 - 10);
    expect((await idle.get(path)).status).toBe(200);
    await app.advance(idleMinutes * 60 + 10);
    expect((await idle.get(path)).error.errorCode).toBe('AC100');
    const busy = await signInAs(app, person, { address: '198.51.100.205' });
    const steps = (hours * 60) / (idleMinutes - 5);
    for (let step = 1; step < steps; step += 1) {
      await app.advance((idleMinutes - 5) * 60);
      expect((await busy.get(path)).status).toBe(200);
    }
    await app.advance((idleMinutes - 5) * 60);
    expect((await busy.get(path)).status).toBe(401);
  });
});

test('PWD-06 a password is stored with argon2id and rehashed at sign-in if the cost has changed', async () => {
  const person = await addTestPerson(app);
  const old = await new PasswordHasher({ memoryKib: 9_216, passes: 2 }).hash(person.password);
  const readHash = async () => {
    const row = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('passwords').select(['password_hash', 'version']).executeTakeFirstOrThrow(),
    );
    return row;
  };
  await inCompany(kernel.db, person.companyCode, (tx) =>
    tx.updateTable('passwords').set({ password_hash: old }).where('person_id', '=', person.personId).execute(),
  );
  await signInAs(app, person, { address: '198.51.100.206' });
  const renewed = await readHash();
  expect(renewed.password_hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
  expect(renewed.version).toBe(1);
  await signInAs(app, person, { address: '198.51.100.206' });
  expect(await readHash()).toEqual(renewed);
});
