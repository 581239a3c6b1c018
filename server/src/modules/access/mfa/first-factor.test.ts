import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { factorLimits } from '@madang/contract/access/mfa/limits.ts';
import type { OwnFactors } from '@madang/contract/access/mfa/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { consentCalls, ticketOf } from '../../../testing/consent-steps.ts';
import { atHome, passkeyCalls, TestPasskey } from '../../../testing/factors/authenticator.ts';
import { appCodeOf, factorCalls as calls, setUpApp, wrongAppCode } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
let hosts = 0;
const address = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const session = '/api/v1/session';
const first = {
  app: `${calls.step}/set-up/app`,
  code: `${calls.step}/set-up/app/code`,
  passkey: `${calls.step}/set-up/passkey`,
  answer: `${calls.step}/set-up/passkey/answer`,
} as const;

/** Someone in a company of the profile `strict`, who has no second factor. */
async function strictPerson(given: Parameters<typeof addTestPerson>[1] = {}): Promise<TestPerson> {
  const person = await addTestPerson(app, given);
  await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .updateTable('companies')
      .set({ password_profile: 'strict' })
      .where('company_code', '=', person.companyCode)
      .execute(),
  );
  return person;
}

/** A browser whose password was right. */
async function held({ loginId, password }: TestPerson): Promise<Browser> {
  const browser = app.browser({ address: address() });
  expect(outcome(await browser.post(session, { loginId, password }))).toEqual([403, 'FACTOR_NEEDED']);
  return browser;
}

async function secretIn(browser: Browser): Promise<string> {
  return (await browser.post(first.app)).json<{ secret: string }>().secret;
}

test('ACC-15 a person who must have a second factor reaches nothing else until set-up, which signs them in', async () => {
  const person = await strictPerson({ language: 'en' });
  const browser = await held(person);
  const waiting = browser.cookies.get('pending') ?? '';
  expect((await browser.get(calls.step)).json()).toMatchObject({ waiting: { ways: [], setUp: ['passkey', 'app'] } });
  expect([browser.cookies.has('sid'), (await browser.get(session)).status]).toEqual([false, 401]);
  for (const path of [consentCalls.begin, consentCalls.ticket, consentCalls.read]) {
    expect(outcome(await browser.post(path))).toEqual([403, 'FACTOR_NEEDED']);
  }
  const secret = await secretIn(browser);
  // Nothing is there to be proven, so nothing is compared.
  const code = await appCodeOf(app, secret);
  for (const [path, body] of [
    [calls.withApp, { code }],
    [calls.withRecoveryCode, { code: '00000-00000' }],
    [passkeyCalls.ask, {}],
  ] as const) {
    expect(outcome(await browser.post(path, body))).toEqual([403, 'MB_M_DENY_PAGE']);
  }
  expect(outcome(await browser.post(first.code, { code: await wrongAppCode(app, secret) }))).toEqual([
    422,
    'FACTOR_CODE_WRONG',
  ]);
  const many = await Promise.all(Array.from({ length: 8 }, () => browser.post(first.code, { code })));
  const [entered, ...others] = many.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(entered?.json()).toMatchObject({ session: { personId: person.personId } });
  expect(entered?.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(factorLimits.recoveryCodes);
  expect((await mailbox.next(person.loginId)).text).toContain('An authenticator app was set up');
  const replay = app.browser({ address: address() });
  replay.cookies.set('pending', waiting);
  expect(outcome(await replay.post(first.app))).toEqual([403, 'MB_M_DENY_PAGE']);
  const { rows } = await app.pools.owner.query<{ count: number }>(
    `select count(*)::integer as count from sessions where person_id = $1`,
    [person.personId],
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(await (await held(person)).get(calls.step).then((step) => step.json())).toMatchObject({
    waiting: { ways: ['app', 'recoveryCode'], setUp: [] },
  });
});

test('ACC-15 a person with a second factor cannot set up another one in its place', async () => {
  const person = await addTestPerson(app);
  await setUpApp(app, person, address());
  const browser = await held(person);
  const response = new TestPasskey().create(atHome(app, 'guessed'));
  for (const [path, body] of [
    [first.app, {}],
    [first.code, { code: '123456' }],
    [first.passkey, {}],
    [first.answer, { passkeyName: 'Key', response }],
  ] as const) {
    expect(outcome(await browser.post(path, body))).toEqual([403, 'MB_M_DENY_PAGE']);
    expect(outcome(await app.browser().post(path, body))).toEqual([403, 'MB_M_DENY_PAGE']);
  }
});

test('ACC-15 a passkey also counts, changed terms follow it, and the last factor cannot be removed', async () => {
  const person = await strictPerson();
  const [browser, other] = [await held(person), await held(person)];
  const begun = await browser.post(first.passkey);
  const { options } = begun.json<{ options: { challenge: string } }>();
  const body = { passkeyName: 'Key', response: new TestPasskey().create(atHome(app, options.challenge)) };
  expect(outcome(await other.post(first.answer, body))).toEqual([409, 'FACTOR_SET_UP_ENDED']);
  const version = '2027-08-01';
  await publishEdition(app, { version });
  const entered = await browser.post(first.answer, body);
  expect([entered.json(), browser.cookies.has('sid')]).toMatchObject([{ session: null }, false]);
  expect(outcome(await other.get(calls.step))[1]).toBe('MB_M_DENY_PAGE');
  const ticket = await ticketOf({ person, browser, version });
  expect((await browser.form(consentCalls.form, { ticket })).status).toBe(303);
  const factors = (await browser.get(calls.list)).json<OwnFactors>();
  expect(factors).toMatchObject({ isRequired: true, passkeys: [{ name: 'Key' }] });
  const removal = `${passkeyCalls.of(factors.passkeys[0]?.passkeyId ?? '')}/removal`;
  expect(outcome(await browser.post(removal, { password: person.password }))).toEqual([409, 'FACTOR_REQUIRED']);
  expect((await browser.get(calls.list)).json()).toEqual(factors);
});

test('ACC-15 the operator decides who needs a second factor: no one, strict companies or everyone', async () => {
  const person = await addTestPerson(app);
  const operator = await addTestPerson(app, { roles: ['operator'] });
  await signInAs(app, person, { address: address() });
  await held(operator);
  await app.setProperty(credentialProperties.secondFactor, 'everybody');
  await held(person);
  await app.setProperty(credentialProperties.secondFactor, 'optional');
  await signInAs(app, person, { address: address() });
  await signInAs(app, operator, { address: address() });
});
