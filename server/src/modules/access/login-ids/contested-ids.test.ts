import { randomUUID } from 'node:crypto';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestCompany, addTestPerson, signInAs } from '../../../testing/people.ts';
import { agreeQuietly, signUp, signUpCalls, signUpPayload, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { reserveLoginId } from '../../ground/global-login-ids/index.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const free = 'madang.example';
let made = 0;
const name = (start: string) => `${start}${String.fromCharCode(97 + (made += 1))}q`;
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : (error.fields[0]?.code ?? error.errorCode));
const ask = (by: Browser, userId: string) =>
  by.post('/employee/memberadmin/rest/v1/id/request', { reqTypeCd: '2', userId });
const visitor = () => app.browser({ address: `198.51.100.${(made += 1)}` });

async function company(more: Parameters<typeof addTestCompany>[1] = {}) {
  const companyCode = await addTestCompany(app, more);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
      values (${companyCode}, ${companyCode}, '2000-01-01', '2100-01-01')`.execute(tx),
  );
  const by = await signInAs(app, await addTestPerson(app, { companyCode, roles: ['administrator'] }));
  return { companyCode, by };
}

const person = async (companyCode: string, more: Partial<Parameters<typeof addTestPerson>[1]> = {}) => {
  const one = await addTestPerson(app, { companyCode, ...more });
  return { ...one, browser: await signInAs(app, one) };
};

/** Holders of an ID, whatever kind of row it is. */
const rowsOf = (loginId: string) =>
  kernel.db.selectFrom('login_ids').select(['kind', 'person_id']).where('login_id', '=', loginId).execute();

test('REQ-01 IDR-02 of a request and a sign-up for one ID at once exactly one gets it', async () => {
  const { companyCode } = await company();
  for (let round = 0; round < 3; round += 1) {
    const wanted = name('both');
    const asker = await person(companyCode);
    const browser = visitor();
    const payload = await agreeQuietly(browser, signUpPayload({ userId: wanted, email: `${wanted}@${free}` }));
    await verifyByMail(browser, mailbox, String(payload['adminEmail']));
    const answers = await Promise.all([ask(asker.browser, wanted), browser.post(signUpCalls.request, payload)]);
    expect(answers.map((answer) => codeOf(answer)).toSorted()).toEqual(['MB601', 'done']);
    expect(await rowsOf(`${wanted}@${free}`)).toHaveLength(1);
  }
});

test('IDR-02 an ID that is given back while others want it and the one before stays its person’s, and so does the other one', async () => {
  const { companyCode, by } = await company();
  for (let round = 0; round < 3; round += 1) {
    const { personId, loginId: old } = await person(companyCode, { loginId: `${name('near')}@${free}` });
    const today = `${name('now')}@${free}`;
    await by.post('/api/v1/login-ids', { personId, wantedLoginId: today });
    const [one, two] = [await person(companyCode), await person(companyCode)];
    const [back, ...others] = await Promise.all([
      by.post('/api/v1/login-ids/take-back', { personId, expected: today }),
      ask(one.browser, old),
      ask(two.browser, today),
      reserveLoginId(kernel.db, { loginId: old, personId: randomUUID(), seconds: 60 }),
    ]);
    const [first, second, isReserved] = others;
    expect([codeOf(back), codeOf(first), codeOf(second), isReserved]).toEqual(['done', 'MB601', 'MB601', false]);
    for (const loginId of [old, today])
      expect(await rowsOf(loginId)).toEqual([{ kind: 'person', person_id: personId }]);
  }
});

test('IDR-02 SGN-14 a former ID cannot be signed up with, not even by the proven owner of its mailbox', async () => {
  const { companyCode, by } = await company({ serviceType: 'MO' });
  const former = `${name('box')}@outside.example`;
  const { personId } = await person(companyCode, { loginId: former });
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${companyCode}, 'own.example', 'proven', 'proven', app_now())`.execute(tx),
  );
  const changed = await by.post('/api/v1/login-ids', { personId, wantedLoginId: `${name('own')}@own.example` });
  expect(changed.status, changed.text).toBe(200);
  const tries = async () => codeOf(await signUp(visitor(), mailbox, { svcType: 'MO', userId: former, email: former }));
  expect(await tries()).toBe('MB1064');
  // The same once it no longer signs in and is only kept.
  await app.advance(100 * daySeconds);
  expect(await tries()).toBe('MB1064');
  expect(await rowsOf(former)).toEqual([{ kind: 'person', person_id: personId }]);
});
