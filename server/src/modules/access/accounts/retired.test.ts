// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { openSession } from '../../../kernel/session/session.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { consentCalls, consentSteps, ticketOf } from '../../../testing/consent-steps.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { enterCode, personOf } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { firstVersion, lockPassword } from '../../secrets/passwords/index.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const rowWaits = await rowWaitsOf(app);
await app.setProperty(flowsPerAddress, 1_000_000);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const newBrowser = (): Browser => app.browser({ address: `198.51.100.${(hosts += 1) % 250}` });

/** Sets the status as a later capability will. */
function setStatus({ companyCode, personId }: TestPerson, employment_status: string) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ employment_status }).where('person_id', '=', personId).execute(),
  );
}

const signIn = ({ loginId }: TestPerson) => newBrowser().post('/api/v1/session', { loginId, password: testPassword });
const ask = (browser: Browser, userId: string, optionValue: string) =>
  browser.post(sendCode.path, { option: 'epExternalMail', optionValue, locale: 'en', compCd: '', userId });
const known = (mail: string) => addTestPerson(app, { externalMail: mail, isExternalMailProven: true });

async function sessionsOf({ personId }: TestPerson): Promise<number> {
  const { rows } = await app.pools.owner.query('select count(*)::int as count from sessions where person_id = $1', [
    personId,
  ]);
  return rows[0].count;
}

test('ACC-01 a retirement logs the person out at once, and then neither password nor code signs in', async () => {
  const mail = 'retired.one@outside.example';
  const person = await known(mail);
  const late = newBrowser();
  const asked = await ask(late, person.loginId, mail);
  expect((await enterCode(late, personOf(asked), await mailbox.nextCode(mail))).status).toBe(200);
  const inside = await signInAs(app, person);
  await setStatus(person, 'R');
  expect((await inside.get('/api/v1/session')).status).toBe(401);
  expect(outcome(await signIn(person))).toEqual([422, 'EM0010']);
  // A proof from before is none any more; anyone who asks now gets the answer of an ID that no one has.
  const next = { next: 'vN4#pLx9', confirmation: 'vN4#pLx9' };
  expect(outcome(await late.post('/api/v1/recovery/password', next))).toEqual([422, 'OTP0005']);
  await app.advance(61);
  const told = await ask(newBrowser(), person.loginId, mail);
  const unknown = await ask(newBrowser(), 'nobody.here@company.example', mail);
  expect([told.status, told.error.errorCode]).toEqual([unknown.status, unknown.error.errorCode]);
  expect(mailbox.count(mail)).toBe(1);
});

test('ACC-01 a retirement during a sign-in follows it and ends its session', async () => {
  const person = await addTestPerson(app);
  const limits = { lifetimeSeconds: 600, idleSeconds: 600 };
  let retired: Promise<unknown> | undefined;
  await inCompany(kernel.db, person.companyCode, async (tx) => {
    // A retry would hide that the database had to end one of two that wait for each other.
    expect(retired).toBeUndefined();
    expect(await lockPassword(tx, { ...person, version: firstVersion }, 'shared')).toBe(true);
    retired = setStatus(person, 'R');
    await rowWaits(1);
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    await openSession(tx, person, limits, { admission: kernel.admission, address: '' });
  });
  await retired;
  expect(await sessionsOf(person)).toBe(0);
  expect(outcome(await signIn(person))).toEqual([422, 'EM0010']);
});

test('RCN-05 a sign-in that waits for consents ends with the service', async () => {
  const waiting = await consentSteps(app).waitingPerson();
  const ticket = await ticketOf(waiting);
  await setStatus(waiting.person, 'R');
  await waiting.browser.form(consentCalls.form, { ticket });
  expect((await waiting.browser.get('/api/v1/session')).status).toBe(401);
});

test.each([
  ['dispatched', 'D'],
  ['on leave', 'L'],
])(
  'ACC-01 ACC-03 STA-01 a person who is %s can still sign in and recover the account by a code',
  async (name, code) => {
    const mail = `${name.replace(' ', '.')}@outside.example`;
    const person = await known(mail);
    const inside = await signInAs(app, person);
    await setStatus(person, code);
    expect((await inside.get('/api/v1/session')).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
    expect((await ask(newBrowser(), person.loginId, mail)).status).toBe(200);
  },
);
