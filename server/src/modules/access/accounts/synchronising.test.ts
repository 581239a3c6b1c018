import { expect, test } from 'vitest';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { OwnFactors } from '@madang/contract/access/mfa/routes.ts';
import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { consentCalls, consentSteps, ticketOf } from '../../../testing/consent-steps.ts';
import { atHome, beginPasskeyAt, passkeyCalls, TestPasskey } from '../../../testing/factors/authenticator.ts';
import { signInWithFirstApp } from '../../../testing/factors/first-app.ts';
import { factorStepsOf } from '../../../testing/factors/sign-in-step.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { appCodeOf, factorCalls } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { refuseSynchronising, setSynchronising } from '../../people/person-records/index.ts';

const app = await startTestApp();
const company = await companyWithAdmin(app);
const stranger = await companyWithAdmin(app);
const pathOf = (personId: string) => `/api/v1/employees/${personId}/synchronisation`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode, error.params];

test('ACC-10 a synchronised account refuses every change (MB657), and still signs in and out', async () => {
  const { companyCode } = company;
  const person = await addTestPerson(app, { companyCode, mobile: '+82-10-2400-0001', language: 'en' });
  const bystander = await addTestPerson(app, { companyCode });
  const browser = await signInAs(app, person);
  expect((await company.admin.put(pathOf(person.personId), { minutes: 5 })).json()).toEqual({ result: 'success' });
  await app.advance(61);
  const profile = { surname: '한', givenName: '바다', englishName: '', language: 'en', timeZone: 'Asia/Seoul' };
  const next = 'Wq8@ynrK';
  const changes = {
    profile: () => browser.put('/api/v1/profile', profile),
    mobile: () => browser.delete('/api/v1/profile/mobile'),
    password: () => browser.post('/api/v1/password', { current: testPassword, next, confirmation: next }),
    job: () => company.admin.put(`/api/v1/employees/${person.personId}/job`, { jobRankCode: '', jobTitleCode: '' }),
  };
  for (const [name, change] of Object.entries(changes)) {
    expect([name, ...outcome(await change())]).toEqual([name, 409, 'MB657', { 0: 4 }]);
  }
  const again = await signInAs(app, person);
  expect((await again.delete('/api/v1/session')).status).toBe(200);
  const other = await signInAs(app, bystander);
  expect((await other.put('/api/v1/profile', profile)).status).toBe(200);
  // The time runs out by itself, or is over when it is said to be.
  await app.advance(240);
  expect((await changes.profile()).status).toBe(200);
  await company.admin.put(pathOf(person.personId), { minutes: 5 });
  expect((await company.admin.put(pathOf(person.personId), { minutes: 0 })).status).toBe(200);
  expect((await changes.job()).status).toBe(200);
  expect((await changes.mobile()).status).toBe(200);
  expect((await changes.password()).status).toBe(200);
  const audit = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('audit_log').select('target_id').where('operation', '=', 'synchronise-employee').execute(),
  );
  expect(audit).toEqual(Array.from({ length: 3 }, () => ({ target_id: person.personId })));
});

test('ACC-10 ACC-11 during synchronisation no contact code is sent, and a code sent before is valid afterwards', async () => {
  const { companyCode } = company;
  const person = await addTestPerson(app, { companyCode, mobile: '+82-10-2400-0002' });
  const browser = await signInAs(app, person);
  const contact = { option: 'epExternalMail', optionValue: 'another.bada@outside.example' };
  const send = () => browser.post('/api/v1/profile/contact-code', { ...contact, password: person.password });
  expect((await send()).status).toBe(200);
  const opt = await app.mailbox.nextCode(contact.optionValue);
  const change = () => browser.post('/api/v1/profile/contact', { ...contact, opt });
  await company.admin.put(pathOf(person.personId), { minutes: 5 });
  expect([outcome(await change()), outcome(await send())]).toEqual([
    [409, 'MB657', { 0: 5 }],
    [409, 'MB657', { 0: 5 }],
  ]);
  await company.admin.put(pathOf(person.personId), { minutes: 0 });
  const changed = await change();
  expect(changed.status, changed.text).toBe(200);
});

async function addPasskeyAt(browser: Browser, challenge: string): Promise<Answer> {
  const response = new TestPasskey().create(atHome(app, challenge));
  return browser.post(passkeyCalls.add, { passkeyName: 'Key ring', response });
}

test('ACC-10 ACC-12 ACC-13 during synchronisation no second factor changes, and an existing one still signs in', async () => {
  const { companyCode } = company;
  const { personWithApp, atTheStep } = factorStepsOf(app);
  const { person, browser, secret, recoveryCodes } = await personWithApp({ companyCode });
  const proof = { password: person.password };
  expect((await addPasskeyAt(browser, await beginPasskeyAt(browser, person.password))).status).toBe(200);
  const listed = async () => (await browser.get(factorCalls.list)).json<OwnFactors>();
  const before = await listed();
  const passkey = passkeyCalls.of(before.passkeys[0]?.passkeyId ?? '');
  const newSecret = (await browser.post(factorCalls.begin, proof)).json<{ secret: string }>().secret;
  const challenge = await beginPasskeyAt(browser, person.password);
  await company.admin.put(pathOf(person.personId), { minutes: 5 });
  const changes = {
    beginApp: () => browser.post(factorCalls.begin, proof),
    confirmApp: async () => browser.post(factorCalls.confirm, { code: await appCodeOf(app, newSecret) }),
    removeApp: () => browser.post(factorCalls.remove, proof),
    beginPasskey: () => browser.post(passkeyCalls.begin, proof),
    addPasskey: () => addPasskeyAt(browser, challenge),
    renamePasskey: () => browser.put(passkey, { passkeyName: 'Phone' }),
    removePasskey: () => browser.post(`${passkey}/removal`, proof),
    codes: () => browser.post(factorCalls.renew, proof),
    reset: () => company.admin.delete(`/api/v1/employees/${person.personId}/factors`),
  };
  for (const [name, change] of Object.entries(changes)) {
    expect([name, ...outcome(await change())]).toEqual([name, 409, 'MB657', { 0: 5 }]);
  }
  expect(await listed()).toEqual(before);
  const withApp = await atTheStep(person);
  expect((await withApp.post(factorCalls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
  const withCode = await atTheStep(person);
  expect((await withCode.post(factorCalls.withRecoveryCode, { code: recoveryCodes[0] })).status).toBe(200);
  await company.admin.put(pathOf(person.personId), { minutes: 0 });
  for (const name of ['confirmApp', 'renamePasskey', 'codes', 'removePasskey', 'reset'] as const) {
    expect([name, (await changes[name]()).status]).toEqual([name, 200]);
  }
});

test('ACC-10 ACC-15 during synchronisation a sign-in that requires a second factor can still set it up', async () => {
  const strict = await companyWithAdmin(app);
  const person = await addTestPerson(app, { companyCode: strict.companyCode });
  await strict.admin.put(pathOf(person.personId), { minutes: 5 });
  await inCompany(app.kernel.db, strict.companyCode, (tx) =>
    tx
      .updateTable('companies')
      .set({ password_profile: 'strict' })
      .where('company_code', '=', strict.companyCode)
      .execute(),
  );
  const browser = await signInWithFirstApp(app, person);
  expect((await browser.get(factorCalls.list)).json()).toMatchObject({ isRequired: true, passkeys: [] });
});

test('ACC-10 a synchronisation waits for a change that is in progress', async () => {
  const { companyCode } = company;
  const person = await addTestPerson(app, { companyCode });
  let isSet = false;
  const setting = await inCompany(app.kernel.db, companyCode, async (tx) => {
    await refuseSynchronising(tx, person);
    const answer = company.admin.put(pathOf(person.personId), { minutes: 1 }).then(() => (isSet = true));
    await app.pools.owner.query('select pg_sleep(0.3)');
    expect(isSet).toBe(false);
    return { answer };
  });
  expect(await setting.answer).toBe(true);
});

test('ACC-10 MEM-04 the operator limits the minutes; employees and other companies cannot start a synchronisation', async () => {
  const person = await addTestPerson(app, { companyCode: company.companyCode });
  await app.setProperty(peopleProperties.synchronisingMinutes, 20);
  const long = await company.admin.put(pathOf(person.personId), { minutes: 21 });
  expect(outcome(long)).toEqual([400, 'SYNCHRONISING_MINUTES', { 0: 20 }]);
  expect(outcome(await company.admin.put(pathOf(person.personId), { minutes: -1 }))[1]).toBe('CO400');
  expect(outcome(await stranger.admin.put(pathOf(person.personId), { minutes: 5 }))).toEqual([404, 'CO404', {}]);
  const own = await signInAs(app, person);
  expect(outcome(await own.put(pathOf(person.personId), { minutes: 5 })).slice(0, 2)).toEqual([403, 'CO401']);
  const { rows } = await app.pools.owner.query(
    'select count(*)::int as count from people where person_id = $1 and synchronising_until is not null',
    [person.personId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

// The last one: the terms that it publishes hold everyone back.
test('ACC-10 TRM-04 RCN-01 during synchronisation consents cannot be given, but can be withdrawn or answered if a sign-in requires it', async () => {
  const { companyCode } = company;
  const { waitingPerson } = consentSteps(app);
  const waiting = await waitingPerson({ companyCode });
  const { browser, person } = waiting;
  const rest = (minutes: number) =>
    inCompany(app.kernel.db, companyCode, (tx) => setSynchronising(tx, { ...person, minutes }));
  await rest(5);
  expect((await browser.form(consentCalls.form, { ticket: await ticketOf(waiting) })).status).toBeLessThan(400);
  const listed = async () => (await browser.get('/api/v1/consents')).json<{ items: OwnConsent[] }>().items;
  const marketing = async () => (await listed()).find(({ termsCode }) => termsCode === 'CMAR');
  const version = (await marketing())?.text.version ?? '';
  const change = (isAgreed: boolean) => browser.put('/api/v1/consents/CMAR', { isAgreed, version });
  expect(outcome(await change(true))).toEqual([409, 'MB657', { 0: 5 }]);
  expect(await marketing()).toMatchObject({ isAgreed: false, answered: null });
  await rest(0);
  expect((await change(true)).status).toBe(200);
  await rest(5);
  expect((await change(false)).status).toBe(200);
});
