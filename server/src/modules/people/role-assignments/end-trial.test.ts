// Runs on every PostgreSQL: one statement that deletes and inserts.
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const endTrial = (by: Browser, personId: string) => by.delete(`/api/v1/employees/${personId}/trial`);

async function onTrial() {
  const person = await addTestPerson(app, { roles: ['freeTrial'], language: 'en' });
  const administrator = await addTestPerson(app, { companyCode: person.companyCode, roles: ['administrator'] });
  return { person, console: await signInAs(app, administrator) };
}

function rolesOf({ companyCode, personId }: TestPerson) {
  return inCompany(app.kernel.db, companyCode, async (tx) => {
    const rows = await tx.selectFrom('memberships').select('role').where('person_id', '=', personId).execute();
    return rows.map(({ role }) => role);
  });
}

const canOf = async (by: Browser, { personId }: TestPerson) =>
  (await by.get(`/api/v1/employees/${personId}`)).json<{ can: string[] }>().can;

test('USR-11 ending a free trial leaves an ordinary account unchanged, and notifies its person', async () => {
  const { person, console } = await onTrial();
  const browser = await signInAs(app, person);
  expect(await canOf(console, person)).toContain('endTrial');
  expect((await endTrial(console, person.personId)).json()).toEqual({ result: 'success' });
  expect(await rolesOf(person)).toEqual(['employee']);
  expect((await browser.get('/api/v1/session')).status).toBe(200);
  expect((await app.mailbox.next(person.loginId)).text).toContain('became a regular account');
  expect(await canOf(console, person)).not.toContain('endTrial');
});

test('USR-11 only trial accounts are accepted, and of two calls at once one succeeds', async () => {
  const { person, console } = await onTrial();
  const ordinary = await addTestPerson(app, { companyCode: person.companyCode });
  expect(outcome(await endTrial(console, ordinary.personId))).toEqual([409, 'EMPLOYEE_NOT_TRIAL']);
  const answers = await Promise.all([endTrial(console, person.personId), endTrial(console, person.personId)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const waiting = await employeesOf(app).register(console);
  expect(outcome(await endTrial(console, waiting.personId))).toEqual([409, 'EMPLOYEE_NOT_APPLIED']);
});

test('USR-07 USR-11 a person who left or belongs to another company is refused', async () => {
  const { person, console } = await onTrial();
  const stranger = await onTrial();
  expect(outcome(await endTrial(stranger.console, person.personId))).toEqual([404, 'CO404']);
  expect(outcome(await endTrial(await signInAs(app, person), person.personId))).toEqual([403, 'CO401']);
  await console.put(`/api/v1/employees/${person.personId}/synchronisation`, { minutes: 5 });
  expect(outcome(await endTrial(console, person.personId))).toEqual([409, 'MB657']);
  await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.updateTable('people').set({ employment_status: 'R' }).where('person_id', '=', person.personId).execute(),
  );
  expect(outcome(await endTrial(console, person.personId))).toEqual([409, 'EMPLOYEE_RETIRED']);
  expect(await rolesOf(person)).toEqual(['freeTrial']);
});
