// Runs on every PostgreSQL: triggers of sessions.
import { checkPassword } from '@madang/contract/secrets/credentials/password-policy.ts';
import { expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { addTestPerson, employeesOf, signInAs, testPassword, type TestPerson } from '../../../../testing/people.ts';
import { grant } from '../../../../testing/operations/rights.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const { register } = employeesOf(app);
const session = '/api/v1/session';
const chosen = 'vN4#pLx9';
const none = '00000000-0000-4000-8000-000000000000';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const address = () => `203.0.113.${(hosts += 1) % 250}`;
const reset = (by: Browser, personId: string) => by.post(`/api/v1/employees/${personId}/password`);
const signIn = (loginId: string, password: string) =>
  app.browser({ address: address() }).post(session, { loginId, password });

async function people(roles: Parameters<typeof addTestPerson>[1] = {}) {
  const person = await addTestPerson(app, { language: 'en', ...roles });
  const administrator = await addTestPerson(app, { companyCode: person.companyCode, roles: ['administrator'] });
  return { person, administrator, console: await signInAs(app, administrator, { address: address() }) };
}

function update({ companyCode, personId }: TestPerson, values: { employment_status?: string; closed_at?: Date }) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set(values).where('person_id', '=', personId).execute(),
  );
}

interface Given {
  readonly loginId: string;
  readonly password: string;
  readonly validUntil: string;
}

test('USR-11 a reset password is shown once by the company’s rules, ends every session and is notified by mail', async () => {
  const { person, console } = await people();
  const [one, other] = [await signInAs(app, person, { address: address() }), await signInAs(app, person)];
  const answer = await reset(console, person.personId);
  expect(answer.status, answer.text).toBe(200);
  const given = answer.json<Given>();
  expect(given.loginId).toBe(person.loginId);
  expect(checkPassword('spec', given.password, { loginId: person.loginId })).toEqual([]);
  expect(given.password).toHaveLength(12);
  const kept = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .selectFrom('passwords')
      .select(['set_at', 'serves_until'])
      .where('person_id', '=', person.personId)
      .orderBy('set_at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  expect(given.validUntil).toBe(kept.serves_until?.toISOString());
  expect(Number(kept.serves_until)).toBeGreaterThan(Number(kept.set_at));
  for (const browser of [one, other]) expect((await browser.get(session)).status).toBe(401);
  const mail = await mailbox.next(person.loginId);
  expect(mail.text).toContain('administrator reset the password');
  expect(JSON.stringify(mail)).not.toContain(given.password);
  expect(outcome(await signIn(person.loginId, testPassword))).toEqual([422, 'EM0010']);
});

test('USR-11 the next sign-in allows only the choice of another password', async () => {
  const { person, console } = await people();
  const { password } = (await reset(console, person.personId)).json<Given>();
  const browser = app.browser({ address: address() });
  expect((await browser.post(session, { loginId: person.loginId, password })).error.errorCode).toBe(
    'PASSWORD_RENEWAL_NEEDED',
  );
  expect((await browser.get('/api/v1/profile')).error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
  const change = (next: string) => browser.post('/api/v1/password', { current: password, next, confirmation: next });
  // Neither the given one nor the one before it.
  expect((await change(password)).status).toBe(400);
  expect((await change(testPassword)).error.fields.map(({ code }) => code)).toEqual(['MB0719']);
  expect((await change(chosen)).status).toBe(200);
  expect((await browser.get('/api/v1/profile')).status).toBe(200);
  expect((await signIn(person.loginId, chosen)).status).toBe(200);
});

test('USR-11 a reset password appears neither in the audit log nor in responses to others', async () => {
  const { person, console, administrator } = await people();
  const { password } = (await reset(console, person.personId)).json<Given>();
  const rows = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', person.personId).execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(password);
  expect(rows.find(({ operation }) => operation === 'reset-person-password')).toMatchObject({
    actor_id: administrator.personId,
    fields: ['password'],
  });
  const panel = await console.get(`/api/v1/employees/${person.personId}`);
  expect(panel.text).not.toContain(password);
});

test('USR-11 a reset password that is not used in time expires, and another reset works', async () => {
  const { person, console } = await people();
  const { password } = (await reset(console, person.personId)).json<Given>();
  await app.advance(8 * daySeconds);
  expect(outcome(await signIn(person.loginId, password))).toEqual([403, 'GIVEN_PASSWORD_ENDED']);
  const again = (
    await reset(await signInAs(app, { ...(await administratorOf(person)) }), person.personId)
  ).json<Given>();
  expect(outcome(await signIn(person.loginId, again.password))).toEqual([403, 'PASSWORD_RENEWAL_NEEDED']);
});

function administratorOf({ companyCode }: TestPerson) {
  return addTestPerson(app, { companyCode, roles: ['administrator'] });
}

test('USR-11 a user locked out by wrong tries can sign in with the new password', async () => {
  const { person, console } = await people();
  for (let tries = 0; tries < 5; tries += 1) await signIn(person.loginId, 'Wr0ng!pass');
  await app.decideTries();
  expect((await signIn(person.loginId, testPassword)).error.errorCode).toBe('EM0011');
  const { password } = (await reset(console, person.personId)).json<Given>();
  expect((await signIn(person.loginId, password)).error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
});

test('USR-11 administrators reset passwords of their company, except their own and those of people with greater rights', async () => {
  const { person, console, administrator } = await people();
  const { companyCode } = person;
  const colleague = await addTestPerson(app, { companyCode });
  const owner = await addTestPerson(app, { companyCode, roles: ['representative'] });
  const desk = await addTestPerson(app, { companyCode, roles: ['serviceDesk'] });
  const stranger = await addTestPerson(app, { roles: ['administrator'] });
  const by = async (who: TestPerson, personId: string) =>
    (await reset(await signInAs(app, who, { address: address() }), personId)).error.errorCode;
  expect(await by(colleague, person.personId)).toBe('CO401');
  expect(await by(desk, administrator.personId)).toBe('CO401');
  expect(await by(stranger, person.personId)).toBe('CO404');
  expect(outcome(await app.browser().post(`/api/v1/employees/${person.personId}/password`))).toEqual([401, 'AC100']);
  expect((await reset(console, administrator.personId)).error.errorCode).toBe('CO403');
  expect((await reset(console, owner.personId)).error.errorCode).toBe('PERSON_ABOVE');
  expect((await reset(console, none)).error.errorCode).toBe('CO404');
  const read = async (personId: string) =>
    (await console.get(`/api/v1/employees/${personId}`)).json<{ can: string[] }>().can;
  expect(await read(person.personId)).toContain('resetPassword');
  expect(await read(administrator.personId)).not.toContain('resetPassword');
  expect(await read(owner.personId)).not.toContain('resetPassword');
  expect((await reset(await signInAs(app, owner), administrator.personId)).status).toBe(200);
});

test('USR-11 a right over a branch does not reset the password of a company administrator', async () => {
  const { person, administrator } = await people();
  const { companyCode } = person;
  const desk = await addTestPerson(app, { companyCode, roles: ['serviceDesk'] });
  const right = { companyCode, personId: desk.personId, permission: 'employees.resetPassword' } as const;
  await grant(kernel.db, { ...right, department: 'TOP' });
  const browser = await signInAs(app, desk);
  expect((await reset(browser, administrator.personId)).error.errorCode).toBe('PERSON_ABOVE');
  expect((await reset(browser, person.personId)).status).toBe(200);
});

test('USR-07 USR-11 an applicant and a person who has left or is deleted get no reset password', async () => {
  const { person, console } = await people();
  const waiting = await register(console);
  expect(outcome(await reset(console, waiting.personId))).toEqual([409, 'EMPLOYEE_NOT_APPLIED']);
  await update(person, { employment_status: 'R' });
  expect(outcome(await reset(console, person.personId))).toEqual([409, 'EMPLOYEE_RETIRED']);
  await update(person, { closed_at: new Date() });
  expect(outcome(await reset(console, person.personId))).toEqual([404, 'CO404']);
});

test('USR-11 the initial-password action refuses a user who has a password', async () => {
  const { person, console } = await people();
  const answer = await console.post(`/api/v1/employees/${person.personId}/initial-password`);
  expect(outcome(answer)).toEqual([409, 'ACCOUNT_NOT_WAITING']);
});

test('USR-11 ACC-10 a reset is refused while the account is synchronised', async () => {
  const { person, console } = await people();
  const path = `/api/v1/employees/${person.personId}/synchronisation`;
  expect((await console.put(path, { minutes: 5 })).status).toBe(200);
  expect(outcome(await reset(console, person.personId))).toEqual([409, 'MB657']);
});

test('USR-11 two simultaneous resets each return a password, and the later one signs in', async () => {
  const { person, console } = await people();
  const answers = await Promise.all([reset(console, person.personId), reset(console, person.personId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const codes = await Promise.all(
    answers.map(async (answer) => (await signIn(person.loginId, answer.json<Given>().password)).error.errorCode),
  );
  expect(codes.toSorted()).toEqual(['EM0010', 'PASSWORD_RENEWAL_NEEDED']);
});
