// Runs on every PostgreSQL: row locks.
import type { PersonFactors } from '@madang/contract/access/mfa/routes.ts';
import { expect, test } from 'vitest';
import { addBarePasskey } from '../../../testing/factors/authenticator.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { setUpApp } from '../../../testing/one-time-codes.ts';
import { addTestPerson, employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { browser, companyCode } = await employeesOf(app).administratorOf();
const path = (personId: string) => `${employeesPath}/${personId}/factors`;
const factorsOf = async (personId: string, by = browser) => (await by.get(path(personId))).json<PersonFactors>();
let hosts = 0;

/** A person with an app, recovery codes and a passkey. */
async function somebody() {
  const person = await addTestPerson(app, { companyCode, language: 'en' });
  hosts += 1;
  const { browser: own } = await setUpApp(app, person, `198.51.100.${hosts}`);
  const passkeyId = await addBarePasskey(app, person);
  return { ...person, own, passkeyId };
}

test('ACC-12 an administrator sees each factor of a person and removes one of several, and the others remain', async () => {
  const person = await somebody();
  const { personId, passkeyId } = person;
  const before = await factorsOf(personId);
  expect(before).toMatchObject({ app: { lastUsedAt: null }, passkeys: [{ passkeyId, name: 'Key' }], can: ['remove'] });
  expect(before.recoveryCodes?.left).toBeGreaterThan(0);
  expect(JSON.stringify(before)).not.toMatch(/secret|credential|publicKey/i);
  expect((await browser.delete(`${path(personId)}/app`)).status).toBe(200);
  expect(await factorsOf(personId)).toMatchObject({ app: null, passkeys: [{ passkeyId }], can: ['remove'] });
  expect((await person.own.get('/api/v1/session')).status).toBe(401);
  expect((await browser.delete(`${path(personId)}/app`)).error.errorCode).toBe('CO404');
  // The codes go with the last one.
  expect((await browser.delete(`${path(personId)}/passkeys/${passkeyId}`)).status).toBe(200);
  expect(await factorsOf(personId)).toEqual({ app: null, passkeys: [], recoveryCodes: null, can: [] });
});

test('ACC-12 removing a factor notifies the person by mail', async () => {
  const { personId, passkeyId, loginId } = await somebody();
  expect((await browser.delete(`${path(personId)}/passkeys/${passkeyId}`)).status).toBe(200);
  const texts = [];
  for (let mails = 0; mails < 2; mails += 1) texts.push((await app.mailbox.next(loginId)).text);
  expect(texts.join('\n')).toContain('removed a two-step verification method');
});

test('ACC-12 the caller’s own factor and factors of another person or company cannot be removed here', async () => {
  const { personId, passkeyId } = await somebody();
  const other = await somebody();
  const own = await memberBrowser(app, { companyCode, role: 'administrator' });
  const ownPasskey = await addBarePasskey(app, { companyCode, personId: own.personId });
  expect((await own.delete(`${path(own.personId)}/passkeys/${ownPasskey}`)).error.errorCode).toBe('CO403');
  expect((await factorsOf(own.personId, own)).can).toEqual([]);
  expect((await browser.delete(`${path(other.personId)}/passkeys/${passkeyId}`)).error.errorCode).toBe('CO404');
  const stranger = (await employeesOf(app).administratorOf()).browser;
  for (const answer of [
    await stranger.get(path(personId)),
    await stranger.delete(`${path(personId)}/app`),
    await stranger.delete(`${path(personId)}/passkeys/${passkeyId}`),
  ]) {
    expect(answer.error.errorCode).toBe('CO404');
  }
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await member.get(path(personId))).error.errorCode).toBe('CO401');
  expect((await member.delete(`${path(personId)}/app`)).error.errorCode).toBe('CO401');
  expect((await factorsOf(personId)).passkeys).toHaveLength(1);
});
