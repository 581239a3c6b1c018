// Runs once: it starts a process of its own on the database of the test.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { inCompany } from '../kernel/db/database.ts';
import { callHeader } from '../kernel/http/origin-check.ts';
import { runJob, type JobAtWork } from '../modules/ground/jobs/index.ts';
import { runCommand } from '../modules/views/operators/index.ts';
import type { Browser } from './browser.ts';
import { memberBrowser } from './member.ts';
import { actOn, addDepartments, control, departmentsOf, runOf } from './operations/runs.ts';
import { addTestPerson, jobsOf, signInAs, startExport, testPassword } from './people.ts';
import { ProductProcess } from './product-process.ts';
import { begunBrowser, companyWithAdmin, invitationCalls, makeLink } from './invitations.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const folder = mkdtempSync(join(tmpdir(), 'madang-two-processes-'));
let other: ProductProcess;
let databaseUrl: string;

beforeAll(async () => {
  const { host, port, user, password, database } = app.pools.owner.options;
  const url = new URL(`postgres://server/${database}`);
  if (host?.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host ?? 'localhost';
  url.port = String(port ?? 5_432);
  url.username = user ?? '';
  if (typeof password === 'string') url.password = password;
  databaseUrl = url.href;
  other = await ProductProcess.start({ DATABASE_URL: databaseUrl, MADANG_DATA: folder, MADANG_WORK: 'web' });
}, 90_000);

afterAll(async () => {
  await other.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The same browser's call to the other process; answers its status and code. */
async function beside(browser: Browser, path: string, method = 'GET', body?: object): Promise<[number, string?]> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(other.baseUrl + path, {
    method,
    headers: { cookie, [callHeader]: '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { errorCode } = (await response.json()) as { errorCode?: string };
  return errorCode === undefined ? [response.status] : [response.status, errorCode];
}

const here = async (browser: Browser, path: string) => {
  const { status, error } = await browser.get(path);
  return error.errorCode === undefined ? [status] : [status, error.errorCode];
};

const roleAssignments = '/api/v1/memberships';
const departments = '/api/v1/departments/TOP';
const refused = [403, 'CO401'];

test('MEM-01 granting or revoking a role takes effect at the next call in the other process', async () => {
  const companyCode = 'TWOROLES';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = colleague;
  for (let round = 0; round < 5; round += 1) {
    expect([await here(colleague, departments), await beside(colleague, departments)]).toEqual([refused, refused]);
    expect((await administrator.post(roleAssignments, { personId, role: 'administrator' })).status).toBe(200);
    expect([await beside(colleague, departments), await here(colleague, departments)]).toEqual([[200], [200]]);
    expect(await beside(administrator, `${roleAssignments}/${personId}/administrator`, 'DELETE')).toEqual([200]);
  }
  expect(await here(colleague, departments)).toEqual(refused);
});

test('MEM-01 a running job whose owner loses the role in the other process keeps nothing', async () => {
  const companyCode = 'TWOJOBS';
  const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const jobId = await startExport(owner);
  const steps: number[] = [];
  const work = async (_kernel: unknown, { advance }: JobAtWork) => {
    for (let doneCount = 1; doneCount <= 4; doneCount += 1) {
      if (doneCount === 3) {
        const path = `${roleAssignments}/${owner.personId}/administrator`;
        expect(await beside(administrator, path, 'DELETE')).toEqual([200]);
      }
      await advance({ doneCount, totalCount: 4 });
      steps.push(doneCount);
    }
    return { fileName: 'people.csv', content: 'all of them' };
  };
  await runJob(kernel, { companyCode, jobId }, { permission: 'employees.export', work });
  expect(steps).toEqual([1, 2]);
  const results = join(kernel.config.dataFolder, 'files', companyCode);
  expect(existsSync(results) ? readdirSync(results) : []).toEqual([]);
  expect(await beside(owner, `/api/v1/jobs/${jobId}/result`)).toEqual(refused);
  expect(await jobsOf(administrator)).toEqual([]);
});

test('NET-01 networks saved by one process apply at the next call in the other', async () => {
  const administrator = await memberBrowser(app, { companyCode: 'TWONETS', role: 'administrator' });
  // The other process is called from the machine itself.
  const path = '/api/v1/access-rules/networks';
  for (let round = 0; round < 3; round += 1) {
    expect(await beside(administrator, '/api/v1/session')).toEqual([200]);
    expect((await administrator.put(path, { networks: ['192.0.2.0/24', `10.0.${round}.0/24`] })).status).toBe(200);
    expect(await beside(administrator, '/api/v1/session')).toEqual([403, 'NETWORK_NOT_ALLOWED']);
    expect(await here(administrator, '/api/v1/session')).toEqual([200]);
    await runCommand(kernel, ['networks', 'clear', 'TWONETS']);
  }
});

test('ACC-01 a session ended by one process is invalid in the other', async () => {
  const member = await memberBrowser(app, { companyCode: 'TWOENDS', role: 'employee' });
  expect(await beside(member, '/api/v1/session')).toEqual([200]);
  const secret = member.cookies.get(cookieName('session', kernel.config)) ?? '';
  await member.delete('/api/v1/session');
  member.cookies.set(cookieName('session', kernel.config), secret);
  expect(await beside(member, '/api/v1/session')).toEqual([401, 'AC100']);
});

test('OTP-08 codes requested by people of one invitation from two processes at once have one common limit', async () => {
  const { code } = await makeLink(await companyWithAdmin(app), { uses: 1 });
  const perAddress = otpProperties.sendsPerAddressTenMinutes.initial;
  const ofInvitation = invitationLimits.asksPerUse + invitationLimits.asksBeside;
  // The other process is called from the machine itself.
  const all = ofInvitation + 2 * perAddress;
  const browsers = await Promise.all(Array.from({ length: all + 12 }, () => begunBrowser(app, code)));
  const statuses = await Promise.all(
    browsers.map(async (browser, index) => {
      const body = { option: 'epExternalMail', optionValue: `two${index}@outside.example`, locale: 'en', compCd: '' };
      if (index % 2 === 0) return (await browser.post(invitationCalls.sendCode, body)).status;
      const [status] = await beside(browser, invitationCalls.sendCode, 'POST', body);
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(all);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});

test('REQ-02 of 64 PINs sent to two processes at once at most five are compared', async () => {
  const person = await addTestPerson(app);
  const own = await signInAs(app, person);
  const pin = '402917';
  const set = await own.put('/api/v1/profile/recovery-pin', { pin, password: testPassword });
  expect(set.status, set.text).toBe(200);
  const count = () =>
    inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('recovery_pins').select('wrong_tries').where('person_id', '=', person.personId).executeTakeFirst(),
    );
  const { loginId } = person;
  const browsers = Array.from({ length: 64 }, (_, at) => app.browser({ address: `198.51.100.${at + 1}` }));
  // Opens the flows, so that all tries come at once.
  for (const browser of browsers) await browser.get('/api/v1/recovery');
  const codes = await Promise.all(
    browsers.map(async (browser, at) => {
      const body = { loginId, pin: `9182${10 + at}` };
      if (at % 2 === 0) return (await browser.post('/api/v1/recovery/pin', body)).error.errorCode;
      const [, code] = await beside(browser, '/api/v1/recovery/pin', 'POST', body);
      return code;
    }),
  );
  // The other process is called from the machine itself, which has a limit of its own.
  for (const code of codes) expect(code).toBeOneOf(['PIN_WRONG', 'NETWORK_LIMIT']);
  expect(codes.filter((code) => code === 'PIN_WRONG').length).toBeGreaterThan(32);
  // No more than the count are handed out to be compared, for handing out is counting.
  expect(await count()).toEqual({ wrong_tries: 5 });
  const late = app.browser({ address: '198.51.100.99' });
  expect((await late.post('/api/v1/recovery/pin', { loginId, pin })).error.errorCode).toBe('PIN_WRONG');
});

// Last, for its worker takes up what the other tests have left.
test('USR-10 BLK-04 a run opened and controlled by page servers is done by a separate worker', async () => {
  const companyCode = 'TWORUNS';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await addDepartments(administrator, ['SALES']);
  const people = [];
  for (let n = 0; n < 60; n += 1) people.push((await memberBrowser(app, { companyCode, role: 'employee' })).personId);
  const byFilter = { exceptIds: [administrator.personId], act: { kind: 'moveEmployees', departmentCode: 'SALES' } };
  const runId = await actOn(administrator, byFilter);
  const state = async () => (await runOf(administrator, runId)).state;
  expect(await state()).toBe('filling');
  const worker = await ProductProcess.start({ DATABASE_URL: databaseUrl, MADANG_DATA: folder, MADANG_WORK: 'jobs' });
  try {
    await expect.poll(state, { timeout: 30_000 }).toBe('checked');
    expect(await beside(administrator, `/api/v1/runs/${runId}/confirmation`, 'POST', {})).toEqual([200]);
    await expect.poll(state, { timeout: 30_000 }).toBe('done');
    expect(await runOf(administrator, runId)).toMatchObject({ total: 60, done: 60 });
    expect(new Set(await departmentsOf(app, companyCode, people))).toEqual(new Set(['SALES']));
    const undoId = (await control(administrator, runId, 'undo')).json<{ runId: string }>().runId;
    await expect.poll(async () => (await runOf(administrator, undoId)).done, { timeout: 30_000 }).toBe(60);
    expect(new Set(await departmentsOf(app, companyCode, people))).toEqual(new Set(['TOP']));
    const messages = async () => (await administrator.get('/api/v1/inbox-messages')).json<List<object>>().items.length;
    await expect.poll(messages, { timeout: 30_000 }).toBe(2);
  } finally {
    await worker.stop();
  }
}, 120_000);
