// Runs on every PostgreSQL: triggers and row locks.
import { expect, test } from 'vitest';
import { memberBrowser } from '../../../testing/member.ts';
import { employeesOf, employeesPath, logInAs, addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
const stateOf = async (personId: string) => {
  const answer = await browser.get(`${employeesPath}/${personId}`);
  return answer.json<{ employee: { state: string; isReinstated: boolean; isSuspended: boolean } }>().employee;
};

test('STA-02 STA-04 a person who is retired is out at once, and in service again when reinstated', async () => {
  const person = await addTestPerson(app, { companyCode });
  const leaver = await logInAs(app, person);
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

test('STA-04 roles and posts that ended come back with the service', async () => {
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

test('USR-13 a suspended person is out at once, and the state stays', async () => {
  const person = await addTestPerson(app, { companyCode });
  const locked = await logInAs(app, person);
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
