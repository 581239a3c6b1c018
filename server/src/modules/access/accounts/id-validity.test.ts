// Runs on every PostgreSQL: triggers of sessions.
import { expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import { addTestPerson, answerOptional, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const session = '/api/v1/session';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const address = () => `203.0.113.${(hosts += 1) % 250}`;
const signIn = ({ loginId, password }: TestPerson) =>
  app.browser({ address: address() }).post(session, { loginId, password });

/** A day as the company's people have it, so many days from now. */
function dayIn(days: number): string {
  const moment = new Date(Date.now() + days * daySeconds * 1_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(moment);
}

async function people() {
  const person = await addTestPerson(app);
  const administrator = await addTestPerson(app, { companyCode: person.companyCode, roles: ['administrator'] });
  const console = await signInAs(app, administrator, { address: address() });
  const set = async (change: object) => {
    const answer = await console.post(`/api/v1/employees/${person.personId}/changes`, { change });
    expect(answer.status, answer.text).toBe(200);
  };
  return { person, set, setEnd: (idValidUntil: string) => set({ idValidUntil }) };
}

test('USR-05 an ID works until the end of its last day in the company’s zone and is refused afterwards', async () => {
  const { person, setEnd } = await people();
  await setEnd(dayIn(0));
  expect((await signIn(person)).status).toBe(200);
  await setEnd(dayIn(-1));
  expect(outcome(await signIn(person))).toEqual([403, 'ID_ENDED']);
  await setEnd('');
  expect((await signIn(person)).status).toBe(200);
});

test('USR-05 sessions end with the ID: at once if it has expired, otherwise on its last day', async () => {
  const { person, setEnd } = await people();
  const [before, living] = [await signInAs(app, person), await signInAs(app, person)];
  await setEnd(dayIn(0));
  const browser = await signInAs(app, person, { address: address() });
  const ends = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('sessions').select('expires_at').where('person_id', '=', person.personId).execute(),
  );
  const midnight = new Date(`${dayIn(1)}T00:00:00+09:00`).getTime();
  for (const { expires_at } of ends) expect(expires_at.getTime()).toBeLessThanOrEqual(midnight);
  expect(ends).toHaveLength(3);
  await setEnd(dayIn(-1));
  for (const each of [before, living, browser]) expect((await each.get(session)).status).toBe(401);
});

test('USR-05 a wrong password does not reveal that the ID has expired', async () => {
  const { person, setEnd } = await people();
  await setEnd(dayIn(-1));
  expect(outcome(await signIn({ ...person, password: 'Wr0ng!pass' }))).toEqual([422, 'EM0010']);
});

test('USR-05 an expired ID is refused before the second factor and the terms', async () => {
  const { person, setEnd } = await people();
  await setEnd(dayIn(-1));
  await inCompany(app.kernel.db, person.companyCode, async (tx) => {
    await tx.updateTable('people').set({ has_second_factor: true }).where('person_id', '=', person.personId).execute();
  });
  expect(outcome(await signIn(person))).toEqual([403, 'ID_ENDED']);
});

test('PWD-04 a new password must not contain the person’s own work phone', async () => {
  const { person, set } = await people();
  await answerOptional(app, person, true);
  await set({ companyContact: '+82-2-507-9173' });
  const browser = await signInAs(app, person, { address: address() });
  const change = (next: string) =>
    browser.post('/api/v1/password', { current: person.password, next, confirmation: next });
  expect((await change('025079173a!')).error.fields.map(({ code }) => code)).toEqual(['MB_T_PASSWORD_RULE5']);
  expect((await change('9t7vN4#pLx')).status).toBe(200);
});
