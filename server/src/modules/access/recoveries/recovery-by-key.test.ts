import { describe, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addTestPerson, type TestPerson } from '../../../testing/people.ts';
import { issueActivationKey } from '../../../testing/registrations.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { contactIndexes } from '../../people/person-records/index.ts';
import { readTarget } from '../../secrets/otp/index.ts';
import { codeHash } from '../../ground/promotions/index.ts';

const app = await startTestApp();
const next = 'vN4#pLx9';
let hosts = 0;
const stranger = () => app.browser({ address: `198.51.100.${(hosts += 1)}` });

describe('ACC-03 an activation key', () => {
  const recovery = '/employee/memberadmin/rest/v1/id/nosession/newemp';
  const byKey = (loginId: string, key: string, browser = stranger()) =>
    browser.post(recovery, { option: 'epOpenCode', optionValue: key, userId: loginId, locale: 'en', compCd: '' });
  const key = async (person: TestPerson, change: object = {}) => {
    const activationKey = await issueActivationKey(app);
    const kept = readTarget('opencode', activationKey);
    await inCompany(app.kernel.db, person.companyCode, (tx) =>
      tx
        .updateTable('people')
        .set({
          opencode: app.kernel.keyring.encrypt(kept, `people.opencode.${person.personId}`),
          opencode_index: contactIndexes(app.kernel.keyring, 'opencode', kept)[0] ?? null,
          is_confirmed: false,
          ...change,
        })
        .where('person_id', '=', person.personId)
        .execute(),
    );
    return activationKey;
  };

  test('recovers an account without a verified contact at once, with a new password and no session', async () => {
    const person = await addTestPerson(app);
    const activationKey = await key(person);
    const browser = stranger();
    const answer = await byKey(person.loginId, activationKey, browser);
    expect([answer.status, answer.json()]).toMatchObject([200, { expiresIn: 0 }]);
    const reset = await browser.post('/api/v1/recovery/password', { next, confirmation: next, hintAnswer: '' });
    expect(reset.status, reset.text).toBe(200);
    expect((await browser.get('/api/v1/session')).status).toBe(401);
    expect((await app.browser().post('/api/v1/session', { loginId: person.loginId, password: next })).status).toBe(200);
  });

  test('is refused alike for a wrong key, an unknown ID and a person with a contact', async () => {
    const person = await addTestPerson(app);
    const activationKey = await key(person);
    const reached = await addTestPerson(app, { externalMail: 'reached.by.key@outside.example' });
    const theirs = await key(reached, { is_external_mail_proven: true });
    for (const [loginId, typed] of [
      [person.loginId, await issueActivationKey(app)],
      ['nobody.at.all@company.example', activationKey],
      [reached.loginId, theirs],
      [reached.loginId, activationKey],
    ] as const) {
      const { status, error } = await byKey(loginId, typed);
      expect([status, error.errorCode, error.fields[0]?.path]).toEqual([422, 'OPENCODE_INVALID', 'optionValue']);
    }
  });

  test('REQ-04 issued by the person’s own company does not recover an active account', async () => {
    const person = await addTestPerson(app);
    const activationKey = await key(person);
    await app.kernel.db
      .updateTable('opencodes')
      .set({ issuer_company_code: person.companyCode })
      .where('code_hash', '=', codeHash(activationKey))
      .execute();
    expect((await byKey(person.loginId, activationKey)).error.errorCode).toBe('OPENCODE_INVALID');
  });

  test('has a limit of tries in one flow', async () => {
    const person = await addTestPerson(app);
    await key(person);
    const browser = stranger();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      codes.push((await byKey(person.loginId, await issueActivationKey(app), browser)).error.errorCode);
    }
    expect(codes.at(-1)).toBe('OTP0003');
  });
});
