import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readListChanges } from '@madang/contract/views/console/routes.ts';
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/console/list-changes/search';
const ask = (who: Browser, since: string, kinds = ['department']) => who.post(path, { kinds, since });

async function makeDepartment(who: Browser, departmentCode: string) {
  const names = { departmentName: '영업팀', englishDepartmentName: 'Sales', language: 'ko' };
  const place = { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  expect((await who.post('/api/v1/departments', { departmentCode, ...names, ...place })).status).toBe(200);
}

test('POR-10 a list is marked as changed by another person’s change of its kind, not by one’s own', async () => {
  const one = await administratorOf(app, 'LISTED1');
  const two = await administratorOf(app, 'LISTED1');
  const stranger = await administratorOf(app, 'LISTED2');
  const before = new Date(Date.now() - 1000).toISOString();
  const changed = async (who: Browser, kinds?: string[]) =>
    (await ask(who, before, kinds)).json<AnswerOf<typeof readListChanges>>().hasChanged;
  await makeDepartment(one, 'SALES');
  expect(await changed(one)).toBe(false);
  expect(await changed(two)).toBe(true);
  expect(await changed(two, ['emblem'])).toBe(false);
  expect(await changed(stranger)).toBe(false);
  const { since } = (await ask(two, before)).json<AnswerOf<typeof readListChanges>>();
  expect(Date.parse(since)).toBeGreaterThan(Date.parse(before) - 10_000);
});

test('POR-10 a colleague who signs in or is looked at does not change the list of people', async () => {
  const one = await administratorOf(app, 'LISTED4');
  const before = new Date(Date.now() - 1000).toISOString();
  const { personId, loginId } = await addTestPerson(app, {
    companyCode: 'LISTED4',
    roles: ['administrator'],
    password: testPassword,
  });
  const two = await signInAs(app, { loginId, password: testPassword });
  expect((await two.get(`/api/v1/employees/${personId}`)).status).toBe(200);
  const changed = async () => (await ask(one, before, ['person'])).json<AnswerOf<typeof readListChanges>>().hasChanged;
  // Accesses are written within a second.
  await expect
    .poll(async () => (await one.get('/api/v1/records?kind=access')).json<{ items: object[] }>().items.length)
    .toBeGreaterThan(0);
  expect(await changed()).toBe(false);
  const renamed = { change: { displayName: '별' } };
  expect((await two.post(`/api/v1/employees/${personId}/changes`, renamed)).status).toBe(200);
  expect(await changed()).toBe(true);
});

test('POR-10 only users of the console can check for changes', async () => {
  const employee = await memberBrowser(app, { companyCode: 'LISTED3', role: 'employee' });
  const now = new Date().toISOString();
  expect((await ask(employee, now)).error.errorCode).toBe('CO401');
  const administrator = await administratorOf(app, 'LISTED3');
  expect((await ask(administrator, now, [])).status).toBe(400);
  expect((await ask(administrator, 'yesterday')).status).toBe(400);
});
