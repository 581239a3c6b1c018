import { describe, expect, test } from 'vitest';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import type { OwnFactors } from '@madang/contract/access/mfa/routes.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import {
  askPasskeyAt,
  passkeyCalls as passkeys,
  TestPasskey,
  atHome,
} from '../../../../testing/factors/authenticator.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { factorStepsOf } from '../../../../testing/factors/sign-in-step.ts';
import { appCodeOf, factorCalls as calls, setUpApp } from '../../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox, advance } = app;
const { address, atTheStep, personWithPasskey } = factorStepsOf(app);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const session = '/api/v1/session';

const askedIn = async (browser: Browser) => atHome(app, await askPasskeyAt(browser));

describe('ACC-13 a passkey at the sign-in', () => {
  test('opens a session with a new secret, with or without user verification, and shows its last use', async () => {
    const { person, passkey, browser: own } = await personWithPasskey();
    const browser = await atTheStep(person);
    const waiting = browser.cookies.get('pending');
    expect((await browser.get(calls.step)).json()).toMatchObject({ waiting: { ways: ['passkey', 'recoveryCode'] } });
    const asked = await browser.post(passkeys.ask, {}, { host: 'elsewhere.example' });
    const { options } = asked.json<{ options: { challenge: string } }>();
    expect(options).toMatchObject({
      rpId: kernel.config.baseUrl.hostname,
      allowCredentials: [{ id: passkey.id }],
      userVerification: 'preferred',
    });
    const passed = await browser.post(passkeys.pass, { response: passkey.use(atHome(app, options.challenge)) });
    expect(passed.json()).toMatchObject({ session: { personId: person.personId } });
    expect([browser.cookies.get('sid') === waiting, browser.cookies.has('pending')]).toEqual([false, false]);
    const factors = (await own.get(calls.list)).json<OwnFactors>();
    expect(factors.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]);
    const again = await atTheStep(person);
    const plain = passkey.use(await askedIn(again), { isVerified: false });
    expect((await again.post(passkeys.pass, { response: plain })).status).toBe(200);
  });

  test('opens one session if one signature is sent 64 times at once, and none later', async () => {
    const { person, passkey } = await personWithPasskey();
    const browser = await atTheStep(person);
    const waiting = browser.cookies.get('pending') ?? '';
    const body = { response: passkey.use(await askedIn(browser)) };
    const answers = await Promise.all(Array.from({ length: 64 }, () => browser.post(passkeys.pass, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const replay = app.browser({ address: address() });
    replay.cookies.set('pending', waiting);
    expect(outcome(await replay.post(passkeys.pass, body))).toEqual([403, 'MB_M_DENY_PAGE']);
    const next = await atTheStep(person);
    await askPasskeyAt(next);
    expect(outcome(await next.post(passkeys.pass, body))).toEqual([422, 'PASSKEY_REFUSED']);
  });

  test('signs only its own sign-in, at its own address and in time', async () => {
    const { person, passkey } = await personWithPasskey();
    const [one, other] = [await atTheStep(person), await atTheStep(person)];
    const theirs = await askedIn(one);
    await askPasskeyAt(other);
    const send = async (use: object) => {
      const whole = { ...atHome(app, await askPasskeyAt(other)), ...use };
      return outcome(await other.post(passkeys.pass, { response: passkey.use(whole) }));
    };
    expect(await send({ challenge: theirs.challenge })).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await send({ origin: 'https://elsewhere.example' })).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await send({ rpId: 'elsewhere.example' })).toEqual([422, 'PASSKEY_REFUSED']);
    // The fourth is the last of this sign-in; the other one has its own challenge still.
    expect(await send({ origin: 'http://localhost' })).toEqual([429, 'FACTOR_TRIES']);
    expect(outcome(await other.post(passkeys.pass, { response: passkey.use(await askedIn(other)) }))[0]).toBe(429);
    expect((await one.post(passkeys.pass, { response: passkey.use(theirs) })).status).toBe(200);
    const late = await atTheStep(person);
    const use = await askedIn(late);
    await advance(passkeyLimits.challengeSeconds + 1);
    expect(outcome(await late.post(passkeys.pass, { response: passkey.use(use) }))[0]).not.toBe(200);
  });

  test('of another person, or one that only resembles the person’s, opens nothing', async () => {
    const { person, passkey } = await personWithPasskey();
    const colleague = await personWithPasskey({ companyCode: person.companyCode });
    const browser = await atTheStep(person);
    const theirs = { response: colleague.passkey.use(await askedIn(browser)) };
    expect(outcome(await browser.post(passkeys.pass, theirs))).toEqual([422, 'PASSKEY_REFUSED']);
    const forged = new TestPasskey(Buffer.from(passkey.id, 'base64url'));
    const response = forged.use(await askedIn(browser));
    expect(outcome(await browser.post(passkeys.pass, { response }))).toEqual([422, 'PASSKEY_REFUSED']);
    const none = await addTestPerson(app);
    await setUpApp(app, none, address());
    expect(outcome(await (await atTheStep(none)).post(passkeys.ask))).toEqual([404, 'CO404']);
    expect(outcome(await app.browser().post(passkeys.ask))).toEqual([403, 'MB_M_DENY_PAGE']);
  });
});

test('ACC-13 a passkey whose counter runs backwards is refused, notified to the person and audited', async () => {
  const { person, passkey } = await personWithPasskey({ language: 'en' });
  await mailbox.next(person.loginId);
  const pass = async (counter: number) => {
    const browser = await atTheStep(person);
    passkey.counter = counter;
    const response = passkey.signWithoutCounting(await askedIn(browser));
    return outcome(await browser.post(passkeys.pass, { response }))[1];
  };
  expect(await pass(0)).toBeUndefined();
  expect(await pass(0)).toBeUndefined();
  expect(await pass(7)).toBeUndefined();
  for (const copied of [7, 6, 0]) expect(await pass(copied)).toBe('PASSKEY_COPIED');
  expect(await pass(8)).toBeUndefined();
  expect((await mailbox.next(person.loginId)).text).toContain('the passkey “Key ring” seems to have been copied');
  const audit = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').select('operation').where('operation', '=', 'find-passkey-copy').execute(),
  );
  expect(audit).toHaveLength(3);
});

test('ACC-13 the app and the recovery codes remain usable, and an administrator’s reset removes all of them', async () => {
  const person = await addTestPerson(app);
  const { secret, browser, recoveryCodes } = await setUpApp(app, person, address());
  const passkey = new TestPasskey();
  const begun = await browser.post(passkeys.begin, { password: person.password });
  const { options } = begun.json<{ options: { challenge: string } }>();
  const waiting = await atTheStep(person);
  const response = passkey.create(atHome(app, options.challenge));
  expect((await browser.post(passkeys.add, { passkeyName: 'Key', response })).status).toBe(200);
  expect((await waiting.get(calls.step)).json()).toMatchObject({
    waiting: { ways: ['passkey', 'app', 'recoveryCode'] },
  });
  expect((await waiting.post(calls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
  const other = await atTheStep(person);
  expect((await other.post(calls.withRecoveryCode, { code: recoveryCodes[0] })).status).toBe(200);
  const administrator = await addTestPerson(app, { companyCode: person.companyCode, roles: ['administrator'] });
  const console = await signInAs(app, administrator, { address: address() });
  expect((await console.delete(`/api/v1/employees/${person.personId}/factors`)).status).toBe(200);
  expect((await other.get(session)).status).toBe(401);
  const back = await signInAs(app, person, { address: address() });
  expect((await back.get(calls.list)).json()).toMatchObject({ app: null, passkeys: [], recoveryCodes: null });
});
