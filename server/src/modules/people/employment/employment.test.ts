// Runs on every PostgreSQL: triggers and row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { type Answer, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { employeesOf, employeesPath, signInAs, addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const rowWaits = await rowWaitsOf(app);
const { administratorOf } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
const stateOf = async (personId: string) => {
  const answer = await browser.get(`${employeesPath}/${personId}`);
  return answer.json<{ employee: { state: string; isReinstated: boolean; isSuspended: boolean } }>().employee;
};

test('STA-02 STA-04 retiring a person ends their sessions at once, and reinstating returns them to service', async () => {
  const person = await addTestPerson(app, { companyCode });
  const leaver = await signInAs(app, person);
  const retired = await browser.post(at(person.personId, 'retirement'), retirement);
  expect(retired.status, retired.text).toBe(200);
  expect((await leaver.get('/api/v1/session')).status).toBe(401);
  expect(await stateOf(person.personId)).toMatchObject({ state: 'retired' });
  const again = await browser.post(at(person.personId, 'retirement'), retirement);
  expect(again.error.errorCode).toBe('EMPLOYEE_RETIRED');
  const back = await browser.post(at(person.personId, 'reinstatement'), { note: '' });
  expect(back.status, back.text).toBe(200);
  expect(await stateOf(person.personId)).toMatchObject({ state: 'inService', isReinstated: true });
  const twice = await browser.post(at(person.personId, 'reinstatement'), { note: '' });
  expect(twice.error.errorCode).toBe('MB703');
});

test('STA-04 roles and posts that ended with the service return with the reinstatement', async () => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  const granted = await browser.post('/api/v1/memberships', { personId, role: 'manager' });
  expect(granted.status, granted.text).toBe(200);
  const leaving = await browser.get(at(personId, 'leaving'));
  expect(leaving.json<{ ending: unknown }>().ending).toEqual([
    { kind: 'sessions', count: 1 },
    { kind: 'roles', count: 1 },
  ]);
  await browser.post(at(personId, 'retirement'), retirement);
  const back = await browser.post(at(personId, 'reinstatement'), { note: '' });
  expect(back.json()).toEqual({ returned: [{ kind: 'roles', name: 'manager', englishName: 'manager' }], lost: [] });
});

test('USR-13 a suspension ends the person’s sessions at once and keeps the state', async () => {
  const person = await addTestPerson(app, { companyCode });
  const locked = await signInAs(app, person);
  const suspension = { reason: 'lostDevice', note: '', until: null };
  const suspended = await browser.post(at(person.personId, 'suspension'), suspension);
  expect(suspended.status, suspended.text).toBe(200);
  expect((await locked.get('/api/v1/session')).status).toBe(401);
  expect(await stateOf(person.personId)).toMatchObject({ state: 'inService', isSuspended: true });
  expect((await browser.post(at(person.personId, 'suspension/end'), { note: '' })).status).toBe(200);
  expect((await browser.post(at(person.personId, 'suspension/end'), { note: '' })).error.errorCode).toBe(
    'NOT_SUSPENDED',
  );
  const story = await browser.get(at(person.personId, 'story'));
  expect(story.json<{ items: { kind: string }[] }>().items.map(({ kind }) => kind)).toEqual(['restored', 'suspended']);
});

test('STA-02 STA-03 people on leave or dispatched cannot be retired, and a lock needs a future end and is set once', async () => {
  for (const [employment_status, code] of [
    ['L', 'MB701'],
    ['D', 'MB702'],
  ] as const) {
    const { personId } = await addTestPerson(app, { companyCode });
    await inCompany(app.kernel.db, companyCode, (tx) =>
      tx.updateTable('people').set({ employment_status }).where('person_id', '=', personId).execute(),
    );
    expect((await browser.post(at(personId, 'retirement'), retirement)).error.errorCode).toBe(code);
  }
  const { personId } = await addTestPerson(app, { companyCode });
  const suspension = { reason: 'longAbsence', note: '', until: '2026-01-01T00:00:00.000Z' };
  const past = await browser.post(at(personId, 'suspension'), suspension);
  expect(past.error.fields).toMatchObject([{ path: 'until', code: 'SUSPENSION_END' }]);
  expect((await browser.post(at(personId, 'suspension'), { ...suspension, until: null })).status).toBe(200);
  const again = await browser.post(at(personId, 'suspension'), { ...suspension, until: null });
  expect(again.error.errorCode).toBe('ALREADY_SUSPENDED');
});

test('STA-02 MEM-08 a person who becomes the company owner during their retirement remains in service', async () => {
  const own = await administratorOf();
  const person = await addTestPerson(app, { companyCode: own.companyCode });
  const { sent } = await inCompany(app.kernel.db, own.companyCode, async (tx) => {
    await sql`select from companies where company_code = ${own.companyCode} for update`.execute(tx);
    const retiring = own.browser.post(at(person.personId, 'retirement'), retirement);
    await rowWaits(1);
    await tx
      .insertInto('memberships')
      .values({ company_code: own.companyCode, person_id: person.personId, role: 'representative' })
      .execute();
    return { sent: retiring };
  });
  expect((await sent).error.errorCode).toBe('EMPLOYMENT_REPRESENTATIVE');
});

test('USR-13 STA-04 a lock of access remains through retirement and reinstatement, and ends within ten years', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  const suspension = { reason: 'investigation', note: '', until: '9999-12-31T00:00:00.000Z' };
  const far = await browser.post(at(personId, 'suspension'), suspension);
  expect(far.error.fields).toMatchObject([{ code: 'SUSPENSION_END' }]);
  expect((await browser.post(at(personId, 'suspension'), { ...suspension, until: null })).status).toBe(200);
  expect((await browser.post(at(personId, 'retirement'), retirement)).status).toBe(200);
  expect(await stateOf(personId)).toMatchObject({ state: 'retired', isSuspended: false });
  expect((await browser.post(at(personId, 'reinstatement'), { note: '' })).status).toBe(200);
  expect(await stateOf(personId)).toMatchObject({ state: 'inService', isSuspended: true });
});

test('STA-07 an undo reverts its own change and no later one', async () => {
  const { personId } = await addTestPerson(app, { companyCode });
  const suspension = { reason: 'lostDevice', note: '', until: null };
  const undoOf = (answer: Answer) => browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
  const first = await browser.post(at(personId, 'suspension'), suspension);
  expect((await browser.post(at(personId, 'suspension/end'), { note: '' })).status).toBe(200);
  await browser.post(at(personId, 'suspension'), { ...suspension, reason: 'investigation' });
  expect((await undoOf(first)).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await stateOf(personId)).toMatchObject({ isSuspended: true });
  const left = await browser.post(at(personId, 'retirement'), retirement);
  expect((await browser.post(at(personId, 'reinstatement'), { note: '' })).status).toBe(200);
  const again = await browser.post(at(personId, 'retirement'), retirement);
  expect((await undoOf(left)).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await undoOf(again)).status).toBe(200);
});

test('STA-02 an ID in capital letters names the same person', async () => {
  const own = await administratorOf();
  const path = at(own.personId.toUpperCase(), 'suspension');
  const answer = await own.browser.post(path, { reason: 'other', note: '', until: null });
  expect(answer.error.errorCode).toBe('EMPLOYMENT_OWN');
});

test('MEM-01 the history of roles shows that a role ended with the service', async () => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  await browser.post('/api/v1/memberships', { personId, role: 'manager' });
  await browser.post(at(personId, 'retirement'), retirement);
  const { items } = (await browser.get(`/api/v1/memberships/${personId}/history`)).json<{ items: object[] }>();
  expect(items).toHaveLength(2);
});
