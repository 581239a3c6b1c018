// Runs on every PostgreSQL: an upsert of many rows, and what the database purges.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { signInPolicyProperties } from '@madang/contract/access/sign-in-policies/properties.ts';
import type { FailedSignIn } from '@madang/contract/access/sign-in-policies/routes.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { daySeconds, hourSeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { waitingBrowser } from '../../../testing/waiting.ts';
import { failedSignInsOf } from './failed-sign-ins.ts';
import { signInPolicies } from './index.ts';

const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
const app = await startTestApp({ work: false, log });
const { kernel } = app;
const path = '/api/v1/failed-log-ins';

async function companyOf() {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const [one, two] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  return {
    companyCode,
    one,
    two,
    administrator: await signInAs(app, administrator),
    again: () => signInAs(app, administrator),
  };
}

const fail = (person: Pick<TestPerson, 'loginId'>, address: string, password = 'Wr0ng!word') =>
  app.browser({ address }).post('/api/v1/session', { loginId: person.loginId, password });

async function list(by: Browser, query: Record<string, string> = {}): Promise<FailedSignIn[]> {
  await failedSignInsOf(kernel).flush();
  const answer = await by.post(`${path}/search`, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ items: FailedSignIn[] }>().items;
}

const rowsOf = (companyCode: string) =>
  inCompany(kernel.db, companyCode, (tx) => tx.selectFrom('failed_log_ins').selectAll().execute());

const said = (rows: readonly FailedSignIn[]) =>
  rows.map(({ loginId, reason, network, tries }) => [loginId, reason, network, tries].join(' ')).toSorted();

test('NET-02 wrong passwords of a person are counted by hour and network, and no address is kept', async () => {
  const { companyCode, one, two, administrator, again } = await companyOf();
  for (const address of ['198.51.100.7', '198.51.100.200', '2001:db8:1:2::3']) await fail(one, address);
  await fail(two, '198.51.100.9');
  expect(said(await list(administrator))).toEqual(
    [
      `${one.loginId} password 198.51.100.0/24 2`,
      `${one.loginId} password 2001:db8:1::/48 1`,
      `${two.loginId} password 198.51.100.0/24 1`,
    ].toSorted(),
  );
  await app.advance(hourSeconds);
  await fail(one, '198.51.100.7');
  const rows = await list(await again(), { keyword: one.loginId });
  expect(rows.map(({ tries }) => tries)).toEqual([1, expect.any(Number), expect.any(Number)]);
  const stored = JSON.stringify(await rowsOf(companyCode));
  expect(stored).toContain('198.51.100.0/24');
  expect(stored).not.toMatch(/100\.7|100\.200|2::3/);
  expect(lines.join('')).not.toMatch(/198\.51|2001:db8|Wr0ng/);
});

test('NET-02 each reason has its own row, and the list filters by person, reason and day', async () => {
  const { companyCode, one, two, administrator } = await companyOf();
  await app.setProperty(credentialProperties.loginTriesPerWait, 2);
  for (let turn = 0; turn < 2; turn += 1) await fail(one, '203.0.113.5');
  await app.decideTries();
  await fail(one, '203.0.113.5');
  await app.setProperty(credentialProperties.loginTriesPerWait, credentialProperties.loginTriesPerWait.initial);
  await app.setProperty(credentialProperties.loginFailuresPerMinute, 1);
  await fail(two, '203.0.113.77');
  await fail(two, '203.0.113.77');
  await app.setProperty(credentialProperties.loginFailuresPerMinute, 20);
  await administrator.put('/api/v1/access-rules/networks', { networks: ['192.0.2.0/24'] });
  await fail(two, '198.51.100.1', two.password);
  const waiting = await waitingBrowser(app, { companyCode, factor: 'asked' });
  await waiting.post('/api/v1/session/factor/app', { code: '123456' });
  const reasons = (rows: readonly FailedSignIn[]) => rows.map(({ reason }) => reason).toSorted();
  expect(reasons(await list(administrator))).toEqual([
    'factor',
    'locked',
    'network',
    'password',
    'password',
    'tooMany',
  ]);
  expect(reasons(await list(administrator, { keyword: one.loginId }))).toEqual(['locked', 'password']);
  expect(said(await list(administrator, { reason: 'network' }))).toEqual([`${two.loginId} network 198.51.100.0/24 1`]);
  const days = { from: '2020-01-01', to: '2020-01-02' };
  expect(await list(administrator, days)).toEqual([]);
  expect(await list(administrator, { from: '2020-01-01' })).toHaveLength(6);
  expect((await administrator.get(`${path}?reason=weather`)).status).toBe(400);
});

test('NET-02 an unknown ID and a wrong password within a session are not listed as failed sign-ins', async () => {
  const { one, administrator } = await companyOf();
  await fail({ loginId: 'no.such.person@company.example' }, '203.0.113.5');
  const inside = await signInAs(app, one);
  await inside.post('/api/v1/password', { current: 'Wr0ng!word', next: 'Xk7!mqPz', confirmation: 'Xk7!mqPz' });
  expect(await list(administrator)).toEqual([]);
});

test('NET-02 a sign-in is answered before its failure is recorded', async () => {
  const { one, administrator } = await companyOf();
  const held = await app.pools.owner.connect();
  await held.query('begin');
  await held.query('lock table failed_log_ins in access exclusive mode');
  expect((await fail(one, '203.0.113.5')).status).toBe(422);
  const written = failedSignInsOf(kernel).flush();
  expect((await signInAs(app, one)).cookies.has('sid')).toBe(true);
  await held.query('commit');
  held.release();
  await written;
  expect(await list(administrator)).toHaveLength(1);
});

test('NET-02 beyond twenty networks an hour further tries share one row', async () => {
  const { one, administrator } = await companyOf();
  for (let n = 0; n < 300; n += 1) {
    failedSignInsOf(kernel).note({ ...one, reason: 'password', address: `10.0.${n % 256}.${n >> 8}` });
  }
  for (let n = 0; n < 300; n += 1) {
    failedSignInsOf(kernel).note({ ...one, reason: 'password', address: `10.1.${n % 256}.1` });
    if (n % 50 === 0) void failedSignInsOf(kernel).flush();
  }
  const rows = await list(administrator);
  expect(rows).toHaveLength(21);
  expect(rows.reduce((sum, { tries }) => sum + tries, 0)).toBe(600);
  expect(rows.filter(({ network }) => network === null)).toHaveLength(1);
});

test('NET-02 a failure that cannot be recorded is lost, and nothing else fails', async () => {
  const { companyCode, one, administrator } = await companyOf();
  failedSignInsOf(kernel).note({ companyCode, personId: randomUUID(), reason: 'passkey', address: '' });
  failedSignInsOf(kernel).note({ companyCode: 'NOSUCH', personId: one.personId, reason: 'passkey', address: '' });
  failedSignInsOf(kernel).note({ ...one, reason: 'factor', address: 'unknown' });
  expect(said(await list(administrator))).toEqual([`${one.loginId} factor  1`]);
});

test('NET-02 MEM-04 only administrators see failed sign-ins, and only of their own company', async () => {
  const { one, administrator } = await companyOf();
  await fail(one, '203.0.113.5');
  const other = await companyOf();
  expect(await list(other.administrator)).toEqual([]);
  expect(await list(administrator)).toHaveLength(1);
  expect((await (await signInAs(app, one)).get(path)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
});

test('NET-02 failed sign-ins are listed in pages, newest first', async () => {
  const { one, again } = await companyOf();
  for (let hour = 0; hour < 60; hour += 1) {
    failedSignInsOf(kernel).note({ ...one, reason: 'password', address: '203.0.113.5' });
    await failedSignInsOf(kernel).flush();
    await app.advance(hourSeconds);
  }
  const administrator = await again();
  const first = (await administrator.get(path)).json<{ items: FailedSignIn[]; next: string }>();
  const second = (await administrator.get(`${path}?after=${first.next}`)).json<{ items: FailedSignIn[]; next: null }>();
  const all = [...first.items, ...second.items];
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  const hours = all.map(({ beganAt }) => Date.parse(beganAt));
  expect(hours).toEqual(hours.toSorted((a, b) => b - a));
});

test('NET-02 failed sign-ins are deleted after the operator’s days', async () => {
  const { companyCode, one, administrator } = await companyOf();
  await app.setProperty(signInPolicyProperties.failuresKeptDays, 2);
  await fail(one, '203.0.113.5');
  expect(await list(administrator)).toHaveLength(1);
  const purge = signInPolicies.tasks?.(kernel)['purge-failed-log-ins'];
  const left = async () => {
    await purge?.({});
    return (await rowsOf(companyCode)).length;
  };
  await app.advance(daySeconds);
  expect(await left()).toBe(1);
  await app.advance(daySeconds + 1);
  expect(await left()).toBe(0);
});

test('NET-02 failures are counted by hours in the company’s zone, and the list names the zone', async () => {
  const { companyCode, one, administrator, again } = await companyOf();
  // Half an hour off the hours of the database.
  await app.kernel.db
    .updateTable('companies')
    .set({ time_zone: 'Asia/Kolkata' })
    .where('company_code', '=', companyCode)
    .execute();
  await fail(one, '198.51.100.7');
  const [failure] = await list(administrator);
  expect(new Date(failure?.beganAt ?? '').getUTCMinutes()).toBe(30);
  expect((await (await again()).get('/api/v1/failed-log-ins')).json()).toMatchObject({ timeZone: 'Asia/Kolkata' });
});
