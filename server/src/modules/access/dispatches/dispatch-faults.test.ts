// Runs on every PostgreSQL: row locks, unique keys, jobs.
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { codeOf, dayFrom, type DispatchCompany, dispatching } from '../../../testing/groups/dispatching.ts';
import { addTestPerson, employeesOf, employeesPath, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { moveOwner } from '../../people/roles/index.ts';
import { settle } from './due.ts';

const app = await startTestApp();
const { kernel } = app;
const { someone } = employeesOf(app);
const { act, askFor, becomes, employment, logIn, moveDays, pair, person, read, running } = dispatching(app);

const leaveStructure = ({ companyCode }: DispatchCompany) =>
  kernel.db.deleteFrom('structure_members').where('company_code', '=', companyCode).execute();
const endService = (at: DispatchCompany, companyName: string) =>
  codeOf(at.desk.post('/api/v1/company/ending', { companyName, password: testPassword }));
const guestsOf = ({ companyCode }: DispatchCompany) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select(['person_id', 'department_code'])
      .where('is_guest', '=', true)
      .where('closed_at', 'is', null)
      .execute(),
  );
test('STA-09 no dispatch goes to a host that left the structure: pending ones lapse on both sides', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  await becomes(host, id, 'asked');
  await leaveStructure(host);
  expect(await act(host, id, 'acceptance')).toBe('done');
  await becomes(home, id, 'lapsed');
  await becomes(host, id, 'lapsed');
  expect(await employment(home, sent.personId)).toBe('B');
  expect(await guestsOf(host)).toEqual([]);
});

test('STA-09 a running dispatch continues to its last day after the host leaves the structure', async () => {
  const { home, host, sent, id } = await running();
  await leaveStructure(host);
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  expect(await act(home, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  expect(await act(host, id, 'release')).toBe('done');
  await becomes(home, id, 'ended');
  expect(await employment(home, sent.personId)).toBe('B');
});

test('STA-09 accepting into a deleted department is refused; if deleted later, the guest moves to the company', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const days = { from: dayFrom(5), until: dayFrom(30) };
  const id = await askFor(home.desk, sent.personId, host.companyCode, days);
  await becomes(host, id, 'asked');
  const gone = await host.desk.delete('/api/v1/departments/LABS');
  expect(gone.status, gone.text).toBe(200);
  expect(await act(host, id, 'acceptance')).toBe('MB712');
  const names = { departmentName: '실험실', englishDepartmentName: 'Workshop', language: 'ko' };
  const workshop = { departmentCode: 'WORKSHOP', ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  expect((await host.desk.post('/api/v1/departments', workshop)).status).toBe(200);
  expect(await act(host, id, 'acceptance', { departmentCode: 'WORKSHOP' })).toBe('done');
  await becomes(home, id, 'accepted');
  await becomes(host, id, 'accepted');
  const later = await host.desk.delete('/api/v1/departments/WORKSHOP');
  expect(later.status, later.text).toBe(200);
  await moveDays(id, 5, home, host);
  await settle(kernel, { companyCode: home.companyCode, dispatchId: id });
  await becomes(host, id, 'running');
  expect(await guestsOf(host)).toMatchObject([{ department_code: 'TOP' }]);
});

test('STA-09 MEM-08 a new company owner on either side continues what the former one began', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  await becomes(host, id, 'asked');
  const replaced = async ({ companyCode, administrator }: DispatchCompany) => {
    const next = await addTestPerson(app, { companyCode, roles: ['employee'] });
    await inCompany(kernel.db, companyCode, (tx) => moveOwner(tx, administrator, next.personId));
    return { companyCode, administrator: next, desk: await logIn(next) };
  };
  const nextHost = await replaced(host);
  expect(await act(nextHost, id, 'acceptance')).toBe('done');
  await becomes(home, id, 'running');
  await becomes(host, id, 'running');
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  const nextHome = await replaced(home);
  expect((await browser.get('/api/v1/portal/home')).status).toBe(200);
  expect(await act(nextHome, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  expect(await act(nextHost, id, 'release')).toBe('done');
  expect((await browser.get('/api/v1/portal/home')).status).not.toBe(200);
  await becomes(home, id, 'ended');
});

test('STA-09 ACC-11 a home company that ends its service recalls its people from every host at once', async () => {
  const { home, host, sent, id } = await running();
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  expect(await endService(home, '한빛상사')).toBe('done');
  await becomes(host, id, 'ended');
  expect((await browser.get('/api/v1/portal/home')).status).not.toBe(200);
  await expect.poll(() => guestsOf(host), { timeout: 15_000 }).toEqual([]);
  expect((await read(host.desk, id)).can).toEqual([]);
});

test('STA-09 ACC-11 a host that ends its service returns all guests to service at home, and open requests lapse', async () => {
  const { home, host, sent, id } = await running();
  const second = await person(home);
  const waiting = await askFor(home.desk, second.personId, host.companyCode);
  await becomes(host, waiting, 'asked');
  expect(await endService(host, '솔바람')).toBe('done');
  await becomes(home, id, 'ended');
  await becomes(home, waiting, 'lapsed');
  expect(await employment(home, sent.personId)).toBe('B');
  expect(await employment(home, second.personId)).toBe('B');
  // Both may be sent elsewhere.
  expect((await read(home.desk, id)).can).toEqual([]);
});

test('MEM-01 STA-03 a guest gets no role of the host by grant, by transfer of ownership or in bulk', async () => {
  const { host, id } = await running();
  const { personId } = await read(host.desk, id);
  for (const role of ['administrator', 'manager']) {
    expect(await codeOf(host.desk.post('/api/v1/memberships', { personId, role }))).toBe('MB708');
  }
  const offer = { personId, password: testPassword };
  expect(await codeOf(host.desk.post('/api/v1/memberships/handover', offer))).toBe('MB708');
  const roles = await inCompany(kernel.db, host.companyCode, (tx) =>
    tx.selectFrom('memberships').select('role').where('person_id', '=', personId).execute(),
  );
  expect(roles).toEqual([{ role: 'dispatched' }]);
});

test('STA-09 a guest is marked with their company in list, chart and counts, and does not count towards the limit of people', async () => {
  const { host, id } = await running();
  const { personId } = await read(host.desk, id);
  interface Row {
    readonly personId: string;
    readonly guestOf: string | null;
  }
  const marks = ({ items }: { readonly items: readonly Row[] }) =>
    Object.fromEntries(items.map((row) => [row.personId, row.guestOf]));
  const listed = marks((await host.desk.get(employeesPath)).json<{ items: Row[] }>());
  expect(listed).toEqual({ [personId ?? '']: '한빛상사', [host.administrator.personId]: null });
  const members = await host.desk.get('/api/v1/organisation/departments/LABS/members');
  expect(marks(members.json<{ items: Row[] }>())).toEqual({ [personId ?? '']: '한빛상사' });
  const counts = await host.desk.get('/api/v1/organisation/people-counts');
  expect(counts.json<{ items: object[] }>().items).toEqual(
    expect.arrayContaining([
      { departmentCode: 'LABS', peopleCount: 1, countedTwice: 0, guestsCount: 1 },
      { departmentCode: 'TOP', peopleCount: 1, countedTwice: 0, guestsCount: 0 },
    ]),
  );
  await app.setProperty(peopleProperties.peoplePerCompany, 2);
  const register = () => codeOf(host.desk.post(employeesPath, someone()));
  expect(await register()).toBe('done');
  expect(await register()).toBe('MB1054');
  await app.setProperty(peopleProperties.peoplePerCompany, 0);
});

test('STA-10 STA-03 the end of a dispatch is among the planned changes from acceptance, and cannot be moved or cancelled there', async () => {
  const { home, host, sent, id } = await running();
  const path = '/api/v1/planned-changes';
  interface Plan {
    readonly planId: string;
    readonly kind: string;
    readonly dueOn: string;
    readonly can: readonly string[];
  }
  const plans = async (state: 'waiting' | 'ended') => {
    const { items } = (await home.desk.get(`${path}?state=${state}&personId=${sent.personId}`)).json<{
      items: Plan[];
    }>();
    return items;
  };
  const [plan, ...others] = await plans('waiting');
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ kind: 'endDispatch', dueOn: dayFrom(31), can: [], isOrphaned: false });
  const one = `${path}/${plan?.planId}`;
  expect((await home.desk.delete(one)).error.errorCode).toBe('PLAN_STATE');
  expect(await codeOf(home.desk.put(one, { dueOn: dayFrom(3), note: '' }))).toBe('PLAN_STATE');
  expect(await act(home, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  await expect.poll(async () => (await read(host.desk, id)).askedUntil, { timeout: 15_000 }).toBe(dayFrom(60));
  expect(await act(host, id, 'acceptance')).toBe('done');
  await expect
    .poll(async () => (await plans('waiting')).map(({ dueOn }) => dueOn), { timeout: 15_000 })
    .toEqual([dayFrom(61)]);
  expect(await act(host, id, 'release')).toBe('done');
  await becomes(home, id, 'ended');
  expect(await plans('waiting')).toEqual([]);
});
