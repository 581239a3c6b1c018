import { expect, test } from 'vitest';
import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { addTestPerson, logInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { refuseSynchronising } from '../index.ts';

const app = await startTestApp();
const company = await companyWithAdmin(app);
const stranger = await companyWithAdmin(app);
const pathOf = (personId: string) => `/api/v1/employees/${personId}/synchronisation`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode, error.params];

test('ACC-10 while an account is synchronised nothing of it is changed (MB657), and logging in and out go on', async () => {
  const { companyCode } = company;
  const person = await addTestPerson(app, { companyCode, mobile: '+82-10-2400-0001', language: 'en' });
  const bystander = await addTestPerson(app, { companyCode });
  const browser = await logInAs(app, person);
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
  const again = await logInAs(app, person);
  expect((await again.delete('/api/v1/session')).status).toBe(200);
  const other = await logInAs(app, bystander);
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

test('ACC-10 a synchronisation that begins while a change is under way waits for its end', async () => {
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

test('ACC-10 MEM-04 the operator bounds the minutes; employees and other companies begin no synchronisation', async () => {
  const person = await addTestPerson(app, { companyCode: company.companyCode });
  await app.setProperty(accountProperties.synchronisingMinutes, 20);
  const long = await company.admin.put(pathOf(person.personId), { minutes: 21 });
  expect(outcome(long)).toEqual([400, 'SYNCHRONISING_MINUTES', { 0: 20 }]);
  expect(outcome(await company.admin.put(pathOf(person.personId), { minutes: -1 }))[1]).toBe('CO400');
  expect(outcome(await stranger.admin.put(pathOf(person.personId), { minutes: 5 }))).toEqual([404, 'CO404', {}]);
  const own = await logInAs(app, person);
  expect(outcome(await own.put(pathOf(person.personId), { minutes: 5 })).slice(0, 2)).toEqual([403, 'CO401']);
  const { rows } = await app.pools.owner.query(
    'select count(*)::int as count from people where person_id = $1 and synchronising_until is not null',
    [person.personId],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
