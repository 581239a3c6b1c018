import { describe, expect, test } from 'vitest';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import type { OwnFactors } from '@madang/contract/access/mfa/routes.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import {
  TestPasskey,
  askAloneAt,
  atHome,
  beginPasskeyAt,
  passkeyCalls as passkeys,
} from '../../../../testing/factors/authenticator.ts';
import { factorStepsOf } from '../../../../testing/factors/sign-in-step.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { enterCode, factorCalls as calls, personOf } from '../../../../testing/one-time-codes.ts';
import { type TestPerson, addTestPerson, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { publishEdition } from '../../../../testing/waiting.ts';
import { markEnded } from '../../../ground/ended-companies/index.ts';
import { setSynchronising } from '../../../people/person-records/index.ts';
import { purgeFactors } from '../purge-expired.ts';

const app = await startTestApp();
const { kernel, mailbox, advance, decideTries } = app;
const { address, personWithPasskey } = factorStepsOf(app);
const session = '/api/v1/session';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const newBrowser = () => app.browser({ address: address() });
const refused = [422, 'PASSKEY_REFUSED'];

interface Using {
  readonly passkey: TestPasskey;
  readonly person: TestPerson;
}

/** Returns what the browser sends after its passkey signed the challenge just received. */
const signed = async (browser: Browser, { passkey, person }: Using, use: object = {}) => ({
  response: passkey.useAlone({ ...atHome(app, await askAloneAt(browser)), ...use }, person),
});

async function signInAlone(using: Using, browser = newBrowser()): Promise<Answer> {
  return browser.post(passkeys.passAlone, await signed(browser, using));
}

describe('ACC-13 a passkey alone', () => {
  test('opens a session without ID and password, and reveals no accounts to visitors', async () => {
    const using = await personWithPasskey();
    const browser = newBrowser();
    const asked = await browser.post(passkeys.askAlone, {}, { host: 'elsewhere.example' });
    const { options } = asked.json<{ options: { challenge: string } }>();
    expect(options).toEqual({
      challenge: expect.any(String),
      rpId: kernel.config.baseUrl.hostname,
      timeout: passkeyLimits.challengeSeconds * 1_000,
      allowCredentials: [],
      userVerification: 'required',
    });
    const response = using.passkey.useAlone(atHome(app, options.challenge), using.person);
    const passed = await browser.post(passkeys.passAlone, { response });
    expect(passed.json()).toMatchObject({ session: { personId: using.person.personId } });
    expect([browser.cookies.has('sid'), browser.cookies.has('pending'), browser.cookies.has('passkey')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await browser.get(session)).status).toBe(200);
    const { passkeys: own } = (await browser.get(calls.list)).json<OwnFactors>();
    expect(own).toMatchObject([{ opensAlone: true, lastUsedAt: expect.any(String) }]);
  });

  test('counts as both factors, also in a company of profile strict, and ends the former session', async () => {
    const using = await personWithPasskey();
    const { companyCode } = using.person;
    await inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('companies').set({ password_profile: 'strict' }).where('company_code', '=', companyCode).execute(),
    );
    const browser = newBrowser();
    expect((await signInAlone(using, browser)).status).toBe(200);
    const former = browser.cookies.get('sid') ?? '';
    expect((await signInAlone(using, browser)).status).toBe(200);
    const old = newBrowser();
    old.cookies.set('sid', former);
    expect((await old.get(session)).status).toBe(401);
    expect((await browser.get(session)).status).toBe(200);
  });

  test('opens one session if one answer is sent 8 times at once, and none later or elsewhere', async () => {
    const using = await personWithPasskey();
    const browser = newBrowser();
    const secret = await (async () => {
      await askAloneAt(browser);
      return browser.cookies.get('passkey') ?? '';
    })();
    const body = await signed(browser, using);
    const other = newBrowser();
    await askAloneAt(other);
    expect(outcome(await other.post(passkeys.passAlone, body))).toEqual(refused);
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(passkeys.passAlone, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const replay = newBrowser();
    replay.cookies.set('passkey', secret);
    expect(outcome(await replay.post(passkeys.passAlone, body))).toEqual(refused);
    // What is kept of used challenges goes once they have ended, and they open nothing then either.
    await advance(passkeyLimits.challengeSeconds + 1);
    await purgeFactors(kernel);
    expect(await kernel.db.selectFrom('used_log_in_challenges').selectAll().execute()).toEqual([]);
    replay.cookies.set('passkey', secret);
    expect(outcome(await replay.post(passkeys.passAlone, body))).toEqual(refused);
  });

  test('requires user verification by the device, the right address, time and challenge', async () => {
    const using = await personWithPasskey();
    const { passkey, person } = using;
    const browser = newBrowser();
    const use = async (change: object) =>
      outcome(await browser.post(passkeys.passAlone, await signed(browser, using, change)));
    expect(await use({ origin: 'https://elsewhere.example' })).toEqual(refused);
    expect(await use({ rpId: 'elsewhere.example' })).toEqual(refused);
    expect(await use({ challenge: Buffer.from('9999999999999.abc.def').toString('base64url') })).toEqual(refused);
    const unchecked = passkey.useAlone(atHome(app, await askAloneAt(browser)), person, { isVerified: false });
    expect(outcome(await browser.post(passkeys.passAlone, { response: unchecked }))).toEqual(refused);
    const late = await signed(browser, using);
    await advance(passkeyLimits.challengeSeconds + 1);
    expect(outcome(await browser.post(passkeys.passAlone, late))).toEqual(refused);
    expect((await signInAlone(using, browser)).status).toBe(200);
  });

  test('of another person, or one that only resembles the person’s, opens nothing', async () => {
    const [one, other] = [await personWithPasskey(), await personWithPasskey()];
    const colleague = await personWithPasskey({ companyCode: one.person.companyCode });
    for (const { person } of [other, colleague]) {
      expect(outcome(await signInAlone({ passkey: one.passkey, person }))).toEqual(refused);
    }
    const forged = new TestPasskey(Buffer.from(one.passkey.id, 'base64url'));
    expect(outcome(await signInAlone({ passkey: forged, person: one.person }))).toEqual(refused);
    const nobody = { ...one.person, companyCode: 'CNOBODY' };
    expect(outcome(await signInAlone({ passkey: one.passkey, person: nobody }))).toEqual(refused);
  });

  test('that is removed, or whose owner left the service, opens nothing', async () => {
    const removed = await personWithPasskey();
    const { passkeys: own } = (await removed.browser.get(calls.list)).json<OwnFactors>();
    const { password } = removed.person;
    await removed.browser.post(`${passkeys.of(own[0]?.passkeyId ?? '')}/removal`, { password });
    expect(outcome(await signInAlone(removed))).toEqual(refused);
    const retired = await personWithPasskey();
    const { companyCode, personId } = retired.person;
    await inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('people').set({ employment_status: 'R' }).where('person_id', '=', personId).execute(),
    );
    expect(outcome(await signInAlone(retired))).toEqual(refused);
  });

  test('with a counter that runs backwards is a copy, notified to the person and audited', async () => {
    const using = await personWithPasskey({ language: 'en' });
    const { person, passkey } = using;
    await mailbox.next(person.loginId);
    passkey.counter = 7;
    expect((await signInAlone(using)).status).toBe(200);
    passkey.counter = 3;
    expect(outcome(await signInAlone(using))).toEqual([422, 'PASSKEY_COPIED']);
    expect((await mailbox.next(person.loginId)).text).toContain('seems to have been copied');
    const audit = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['operation', 'actor_id'])
        .where('operation', '=', 'find-passkey-copy')
        .execute(),
    );
    expect(audit).toEqual([{ operation: 'find-passkey-copy', actor_id: person.personId }]);
  });
});

describe('ACC-13 a sign-in by a passkey alone', () => {
  test('shows changed terms before anything else', async () => {
    const using = await personWithPasskey();
    await publishEdition(app, { version: '2027-03-01' });
    const browser = newBrowser();
    const passed = await signInAlone(using, browser);
    expect([passed.status, passed.json()]).toEqual([200, { session: null }]);
    expect([browser.cookies.has('sid'), browser.cookies.has('pending')]).toEqual([false, true]);
    expect(outcome(await browser.get(session))).toEqual([403, 'CONSENT_NEEDED']);
    expect((await browser.post('/api/v1/consent')).status).toBe(200);
    const audit = await inCompany(kernel.db, using.person.companyCode, (tx) =>
      tx.selectFrom('audit_log').select(['operation', 'actor_kind']).where('operation', 'like', '%awaiting%').execute(),
    );
    expect(audit).toEqual([{ operation: 'log-in-awaiting-consent', actor_kind: 'person' }]);
  });

  test('USR-11 is refused if a reset password expired, until the person has reset it', async () => {
    const externalMail = 'reset.alone@outside.example';
    const using = await personWithPasskey({ externalMail, isExternalMailProven: true });
    const { companyCode, personId, loginId } = using.person;
    await inCompany(kernel.db, companyCode, (tx) =>
      tx
        .updateTable('passwords')
        .set({ serves_until: new Date(0) })
        .where('person_id', '=', personId)
        .execute(),
    );
    expect(outcome(await signInAlone(using))).toEqual([403, 'GIVEN_PASSWORD_ENDED']);
    const browser = newBrowser();
    const path = '/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y';
    const sought = { option: 'epExternalMail', optionValue: externalMail, locale: 'en', compCd: '', userId: loginId };
    const asked = await browser.post(path, sought);
    await enterCode(browser, personOf(asked), await mailbox.nextCode(externalMail));
    const [next, confirmation] = ['vN4#pLx9', 'vN4#pLx9'];
    expect((await browser.post('/api/v1/recovery/password', { next, confirmation })).status).toBe(200);
    expect((await signInAlone(using)).status).toBe(200);
  });

  test('is refused if the company has ended', async () => {
    const using = await personWithPasskey();
    await inCompany(kernel.db, using.person.companyCode, (tx) => markEnded(tx, using.person.companyCode, 30));
    expect(outcome(await signInAlone(using))).toEqual([403, 'COMPANY_ENDED']);
  });

  test('opens a session while the account is synchronised, without changing the account', async () => {
    const using = await personWithPasskey();
    await inCompany(kernel.db, using.person.companyCode, (tx) => setSynchronising(tx, { ...using.person, minutes: 5 }));
    const browser = newBrowser();
    expect((await signInAlone(using, browser)).status).toBe(200);
    const { password: current } = using.person;
    expect(
      outcome(await browser.post('/api/v1/password', { current, next: 'Wq8@ynrK', confirmation: 'Wq8@ynrK' })),
    ).toEqual([409, 'MB657']);
  });

  test('counts towards the limit of a network only if it fails', async () => {
    const using = await personWithPasskey();
    const browser = newBrowser();
    for (let count = 0; count < 25; count += 1) expect((await signInAlone(using, browser)).status).toBe(200);
    const forged = { ...using, passkey: new TestPasskey() };
    for (let count = 0; count < 20; count += 1) expect(outcome(await signInAlone(forged, browser))).toEqual(refused);
    expect(outcome(await signInAlone(using, browser))).toEqual([429, 'NETWORK_LIMIT']);
    await advance(61);
    expect((await signInAlone(using, browser)).status).toBe(200);
  });

  test('does not wait after guesses at the ID’s password, so strangers cannot lock its owner out', async () => {
    const using = await personWithPasskey();
    const { loginId } = using.person;
    const guess = () => newBrowser().post(session, { loginId, password: 'Wr0ng!pq' });
    for (let count = 0; count < 5; count += 1) await guess();
    await decideTries();
    expect(outcome(await guess())).toEqual([429, 'EM0011']);
    const own = newBrowser();
    expect((await signInAlone(using, own)).status).toBe(200);
    // The device is known from then on, so the owner's password is asked for there as before.
    await own.delete(session);
    expect(outcome(await own.post(session, { loginId, password: using.person.password }))).toEqual([
      403,
      'FACTOR_NEEDED',
    ]);
  });
});

describe('ACC-13 a passkey of an earlier version', () => {
  test('only confirms a sign-in, and its device can register one that signs in alone', async () => {
    const using = await personWithPasskey();
    const { person, passkey, browser } = using;
    await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.updateTable('passkeys').set({ opens_alone: false }).where('person_id', '=', person.personId).execute(),
    );
    expect(outcome(await signInAlone(using))).toEqual(refused);
    // Its name of the owner is the person's number alone.
    const own = newBrowser();
    const response = passkey.useAlone(atHome(app, await askAloneAt(own)), person.personId);
    expect(outcome(await own.post(passkeys.passAlone, { response }))).toEqual([422, 'PASSKEY_SECOND_STEP']);
    const begun = await browser.post(passkeys.begin, { password: person.password });
    expect(begun.json()).toMatchObject({
      options: {
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
  });

  test('cannot be registered now: a device without user verification is refused', async () => {
    const person = await addTestPerson(app);
    const browser = await signInAs(app, person, { address: address() });
    const use = atHome(app, await beginPasskeyAt(browser, person.password));
    const response = new TestPasskey().create(use, { isVerified: false });
    const added = await browser.post(passkeys.add, { passkeyName: 'Key', response });
    expect(outcome(added)).toEqual(refused);
  });
});
