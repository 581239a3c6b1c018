import { describe, expect, test } from 'vitest';
import { factorLimits, passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import type { OwnFactors } from '@madang/contract/access/mfa/routes.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import {
  beginPasskeyAt,
  passkeyCalls as passkeys,
  setUpPasskey,
  TestPasskey,
  atHome,
} from '../../../../testing/factors/authenticator.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { factorCalls as calls, setUpApp } from '../../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { passkeyHome } from './passkeys.ts';

const app = await startTestApp();
const { kernel, mailbox, advance } = app;
let hosts = 0;
const address = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const factorsOf = async (browser: Browser) => (await browser.get(calls.list)).json<OwnFactors>();

function auditOf({ companyCode }: TestPerson) {
  return inCompany(kernel.db, companyCode, async (tx) => {
    const rows = await tx.selectFrom('audit_log').select('operation').orderBy('occurred_at').execute();
    return rows.map(({ operation }) => operation);
  });
}

describe('ACC-13 a passkey', () => {
  test('is registered with the password, named, notified by mail, audited and renamed, and the first one brings recovery codes', async () => {
    const person = await addTestPerson(app, { language: 'en' });
    const { browser, passkey, recoveryCodes } = await setUpPasskey(app, person, address());
    expect(new Set(recoveryCodes).size).toBe(factorLimits.recoveryCodes);
    expect((await mailbox.next(person.loginId)).text).toContain('A passkey was added');
    const second = new TestPasskey();
    const begun = await browser.post(passkeys.begin, { password: person.password }, { host: 'elsewhere.example' });
    const { options } = begun.json<{ options: Record<string, never> }>();
    // Where it is for comes from the configuration, whatever the request says.
    expect(options).toMatchObject({
      rp: { id: kernel.config.baseUrl.hostname },
      excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = second.create(atHome(app, String(options['challenge'])));
    expect((await browser.post(passkeys.add, { passkeyName: ' Second ', response })).json()).toEqual({
      recoveryCodes: [],
    });
    const list = await factorsOf(browser);
    expect(list).toMatchObject({
      app: null,
      passkeys: [{ name: 'Key ring', lastUsedAt: null }, { name: 'Second' }],
      can: ['addPasskey'],
    });
    const [first] = list.passkeys;
    const path = passkeys.of(first?.passkeyId ?? '');
    expect(outcome(await browser.put(path, { passkeyName: ' ' }))).toEqual([400, 'MB_M_REQUIRED']);
    expect((await browser.put(path, { passkeyName: 'Phone' })).json()).toEqual({ result: 'success' });
    expect((await factorsOf(browser)).passkeys.map(({ name }) => name)).toEqual(['Phone', 'Second']);
    expect((await auditOf(person)).slice(-3)).toEqual(['add-passkey', 'add-passkey', 'rename-passkey']);
  });

  test('is refused from another address, for another challenge or session, late, or a second time', async () => {
    const person = await addTestPerson(app);
    const browser = await signInAs(app, person, { address: address() });
    const other = await signInAs(app, person, { address: address() });
    const passkey = new TestPasskey();
    const add = async (change: object, by = browser) => {
      const use = atHome(app, await beginPasskeyAt(browser, person.password));
      return outcome(
        await by.post(passkeys.add, { passkeyName: 'Key', response: passkey.create({ ...use, ...change }) }),
      );
    };
    expect(await add({ origin: 'https://elsewhere.example' })).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await add({ rpId: 'elsewhere.example' })).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await add({ challenge: Buffer.from('another').toString('base64url') })).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await add({}, other)).toEqual([409, 'FACTOR_SET_UP_ENDED']);
    const late = atHome(app, await beginPasskeyAt(browser, person.password));
    await advance(passkeyLimits.challengeSeconds + 1);
    const body = { passkeyName: 'Key', response: passkey.create(late) };
    expect(outcome(await browser.post(passkeys.add, body))).toEqual([409, 'FACTOR_SET_UP_ENDED']);
    expect(outcome(await browser.post(passkeys.begin, { password: 'Wr0ng!pass' }))).toEqual([
      422,
      'MB_M_PASSWORD_WRONG',
    ]);
    const once = {
      passkeyName: 'Key',
      response: passkey.create(atHome(app, await beginPasskeyAt(browser, person.password))),
    };
    const many = await Promise.all(Array.from({ length: 6 }, () => browser.post(passkeys.add, once)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await add({})).toEqual([409, 'PASSKEY_KNOWN']);
    // Nor a person of another company: a credential is one person's in the whole suite.
    const stranger = await addTestPerson(app);
    const elsewhere = await signInAs(app, stranger, { address: address() });
    const use = atHome(app, await beginPasskeyAt(elsewhere, stranger.password));
    const copied = { passkeyName: 'Key', response: passkey.create(use) };
    expect(outcome(await elsewhere.post(passkeys.add, copied))).toEqual([409, 'PASSKEY_KNOWN']);
    expect((await factorsOf(browser)).passkeys).toHaveLength(1);
  });

  test('beyond the limit per person is refused, also with many at once', async () => {
    const person = await addTestPerson(app);
    const max = passkeyLimits.passkeys;
    const ready = [];
    for (let each = 0; each < max + 2; each += 1) {
      const browser = await signInAs(app, person, { address: address() });
      ready.push({ browser, use: atHome(app, await beginPasskeyAt(browser, person.password)) });
    }
    const answers = await Promise.all(
      ready.map(({ browser, use }) =>
        browser.post(passkeys.add, { passkeyName: 'Key', response: new TestPasskey().create(use) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    expect(answers.filter(({ error }) => error.errorCode === 'PASSKEY_LIMIT')).toHaveLength(2);
    const [{ browser } = { browser: app.browser() }] = ready;
    expect(await factorsOf(browser)).toMatchObject({ recoveryCodes: { left: factorLimits.recoveryCodes }, can: [] });
    expect(outcome(await browser.post(passkeys.begin, { password: person.password }))).toEqual([409, 'PASSKEY_LIMIT']);
  });
});

test('ACC-13 another person’s passkey cannot be renamed or removed, in the same company or another', async () => {
  const person = await addTestPerson(app);
  const { browser } = await setUpPasskey(app, person, address());
  const [passkey] = (await factorsOf(browser)).passkeys;
  const path = passkeys.of(passkey?.passkeyId ?? '');
  for (const companyCode of [person.companyCode, undefined]) {
    const stranger = await addTestPerson(app, { ...(companyCode && { companyCode }), roles: ['administrator'] });
    const theirs = await signInAs(app, stranger, { address: address() });
    expect(outcome(await theirs.put(path, { passkeyName: 'Mine' }))).toEqual([404, 'CO404']);
    expect(outcome(await theirs.post(`${path}/removal`, { password: stranger.password }))).toEqual([404, 'CO404']);
  }
  expect((await factorsOf(browser)).passkeys).toEqual([passkey]);
});

test('ACC-13 the recovery codes are removed with the last factor', async () => {
  const person = await addTestPerson(app, { language: 'en' });
  const { browser, recoveryCodes } = await setUpApp(app, person, address());
  const passkey = new TestPasskey();
  const response = passkey.create(atHome(app, await beginPasskeyAt(browser, person.password)));
  expect((await browser.post(passkeys.add, { passkeyName: 'Key', response })).json()).toEqual({ recoveryCodes: [] });
  const [listed] = (await factorsOf(browser)).passkeys;
  const removal = `${passkeys.of(listed?.passkeyId ?? '')}/removal`;
  expect((await browser.post(calls.remove, { password: person.password })).status).toBe(200);
  expect(await factorsOf(browser)).toMatchObject({ app: null, recoveryCodes: { left: recoveryCodes.length } });
  expect(outcome(await browser.post(removal, { password: 'Wr0ng!pass' }))).toEqual([422, 'MB_M_PASSWORD_WRONG']);
  const answers = await Promise.all([1, 2].map(() => browser.post(removal, { password: person.password })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await factorsOf(browser)).toMatchObject({ passkeys: [], recoveryCodes: null });
  const told = [
    'An authenticator app was set up',
    'A passkey was added',
    'app of your Madang account was removed',
    'A passkey of your Madang account was removed',
  ];
  const letters: string[] = [];
  while (letters.length < told.length) letters.push((await mailbox.next(person.loginId)).text);
  // Several leave at a time: the one that was written first need not come first.
  expect(told.filter((said) => !letters.some((letter) => letter.includes(said)))).toEqual([]);
  await signInAs(app, person, { address: address() });
});

test('ACC-13 passkeys are neither offered nor accepted at an address that browsers do not support', async () => {
  const bare = await startTestApp({ environment: { MADANG_BASE_URL: 'http://192.0.2.7:4000' }, work: false });
  const person = await addTestPerson(bare);
  const { browser } = await setUpApp(bare, person, address());
  expect(await factorsOf(browser)).toMatchObject({ can: [] });
  expect(outcome(await browser.post(passkeys.begin, { password: person.password }))).toEqual([
    409,
    'PASSKEY_UNAVAILABLE',
  ]);
  const waiting = bare.browser({ address: address() });
  await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  expect(outcome(await waiting.post(passkeys.ask))).toEqual([409, 'PASSKEY_UNAVAILABLE']);
  await bare.close();
});

test('ACC-13 passkeys are bound to the configured address, and are not offered if browsers do not support it', () => {
  const home = (baseUrl: string) => passkeyHome({ baseUrl: new URL(baseUrl) });
  expect(home('https://work.example:8443/')).toEqual({ rpID: 'work.example', origin: 'https://work.example:8443' });
  expect(home('http://localhost:8000')).toEqual({ rpID: 'localhost', origin: 'http://localhost:8000' });
  for (const bare of ['https://192.0.2.7', 'https://[2001:db8::7]', 'http://work.example']) {
    expect(home(bare)).toBeUndefined();
  }
});
