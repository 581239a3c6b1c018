// Runs on every PostgreSQL: locks and privileges.
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { AuditRecord, OwnAccess } from '@madang/contract/views/audit-log/routes.ts';
import { expect, test } from 'vitest';
import { AccessRecords } from '../../../kernel/audit/access-records.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { accessRecords, db } = app.kernel;
const rowWaits = await rowWaitsOf(app);

async function accessOf(browser: Browser) {
  await accessRecords.flush();
  const answer = await browser.get('/api/v1/records?kind=access');
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<AuditRecord>>().items;
}

async function ownAccessesOf(browser: Browser) {
  await accessRecords.flush();
  return (await browser.get('/api/v1/profile/accesses')).json<List<OwnAccess>>().items;
}

test('MEM-07 opening a person and a page of a list are recorded, with the kinds of the filters and without their values', async () => {
  const administrator = await administratorOf(app, 'READ1');
  const member = await memberBrowser(app, { companyCode: 'READ1', role: 'employee' });
  expect((await administrator.get(`/api/v1/employees/${member.personId}`)).status).toBe(200);
  expect(
    (await administrator.post('/api/v1/employees/search', { keyword: 'Hongkildong', departmentCode: 'TOP' })).status,
  ).toBe(200);
  expect((await administrator.get('/api/v1/employees')).status).toBe(200);
  const [whole, filtered, opened] = await accessOf(administrator);
  expect(opened).toMatchObject({
    operation: 'read-employee',
    actor: { personId: administrator.personId },
    target: { kind: 'person', id: member.personId },
    fields: [],
    address: expect.any(String),
    undoUntil: null,
  });
  expect(filtered).toMatchObject({
    operation: 'list-employees',
    target: { kind: 'company', id: 'READ1' },
    fields: ['keyword', 'department'],
  });
  expect(whole).toMatchObject({ operation: 'list-employees', fields: [] });
  expect(JSON.stringify([whole, filtered, opened])).not.toContain('Hongkildong');
});

test('MEM-07 NET-02 reading failed sign-ins is recorded, with the kind of its filter', async () => {
  const administrator = await administratorOf(app, 'READ9');
  expect((await administrator.post('/api/v1/failed-log-ins/search', { keyword: 'Hongkildong' })).status).toBe(200);
  const [read] = await accessOf(administrator);
  expect(read).toMatchObject({ operation: 'list-failed-log-ins', target: { kind: 'company' }, fields: ['keyword'] });
});

test('MEM-07 each person sees the readers of their data, and no one else does', async () => {
  const administrator = await administratorOf(app, 'READ2');
  const member = await memberBrowser(app, { companyCode: 'READ2', role: 'employee' });
  const other = await memberBrowser(app, { companyCode: 'READ2', role: 'employee' });
  await administrator.get(`/api/v1/employees/${member.personId}`);
  await administrator.get(`/api/v1/employees/${administrator.personId}`);
  await administrator.get('/api/v1/employees');
  const seen = await ownAccessesOf(member);
  expect(seen).toEqual([
    {
      recordId: expect.any(String),
      occurredAt: expect.any(String),
      actor: { fullName: expect.any(String), englishName: expect.any(String) },
    },
  ]);
  expect(await ownAccessesOf(other)).toEqual([]);
  expect(await ownAccessesOf(administrator)).toEqual([]);
  expect((await app.browser().get('/api/v1/profile/accesses')).error.errorCode).toBe('AC100');
  const stranger = await administratorOf(app, 'READ3');
  const after = `/api/v1/profile/accesses?after=${seen[0]?.recordId}`;
  expect((await stranger.get(after)).json<List<OwnAccess>>().items).toEqual([]);
});

test('MEM-07 a refused or empty read is not recorded as access', async () => {
  const administrator = await administratorOf(app, 'READ4');
  const stranger = await administratorOf(app, 'READ5');
  const member = await memberBrowser(app, { companyCode: 'READ4', role: 'employee' });
  expect((await member.get(`/api/v1/employees/${administrator.personId}`)).error.errorCode).toBe('CO401');
  expect((await stranger.get(`/api/v1/employees/${administrator.personId}`)).error.errorCode).toBe('CO404');
  expect((await administrator.get('/api/v1/employees?page=99')).error.errorCode).toBe('PAGE_BEYOND');
  expect(await accessOf(administrator)).toEqual([]);
  expect(await accessOf(stranger)).toEqual([]);
});

test('MEM-07 a read does not wait for its record: it responds while the log is locked, and is recorded with its own time', async () => {
  const administrator = await administratorOf(app, 'READ6');
  const holder = await app.pools.owner.connect();
  await holder.query('begin; lock table audit_log in exclusive mode');
  expect((await administrator.get(`/api/v1/employees/${administrator.personId}`)).status).toBe(200);
  const { rows } = await holder.query<{ now: Date }>('select app_now() as now');
  const written = accessRecords.flush();
  await rowWaits(1);
  await holder.query('commit');
  holder.release();
  await written;
  const [record] = await accessOf(administrator);
  const untilRead = Number(rows[0]?.now) - Date.parse(record?.occurredAt ?? '');
  expect(untilRead).toBeGreaterThanOrEqual(0);
  expect(untilRead).toBeLessThan(hourSeconds * 1_000);
});

test('MEM-07 unwritten records are retried; with too many of them further reads are refused', async () => {
  const { personId } = await administratorOf(app, 'READ7');
  const records = new AccessRecords(db, { maxWaiting: 3, delayMs: 50 });
  const access = {
    companyCode: 'READ7',
    actorId: personId,
    operation: 'read-employee',
    target: { kind: 'person', id: personId },
    request: { id: 'r', address: '192.0.2.7' },
  };
  const written = () =>
    inCompany(db, 'READ7', (tx) =>
      tx.selectFrom('audit_log').select('audit_id').where('operation', '=', 'read-employee').execute(),
    );
  await app.pools.owner.query('revoke insert on audit_log from madang_app');
  for (let n = 0; n < 3; n += 1) await records.add(access);
  await expect(records.add(access)).rejects.toMatchObject({ code: '42501' });
  expect([records.waitingCount, (await written()).length]).toEqual([3, 0]);
  await app.pools.owner.query('grant insert on audit_log to madang_app');
  await expect.poll(written, { timeout: 5_000 }).toHaveLength(3);
  await records.add(access);
  await expect.poll(written, { timeout: 5_000 }).toHaveLength(4);
  await records.flush();
  expect(await written()).toHaveLength(4);
});

test('MEM-07 the history of a person and of their roles is personal data, and reading it is recorded', async () => {
  const administrator = await administratorOf(app, 'READH');
  const member = await memberBrowser(app, { companyCode: 'READH', role: 'employee' });
  expect((await administrator.get(`/api/v1/employees/${member.personId}/history`)).status).toBe(200);
  expect((await administrator.get(`/api/v1/memberships/${member.personId}/history`)).status).toBe(200);
  const [roles, person] = await accessOf(administrator);
  const target = { kind: 'person', id: member.personId };
  expect([roles, person]).toMatchObject([
    { operation: 'list-role-history', target },
    { operation: 'list-person-history', target },
  ]);
  expect(await ownAccessesOf(member)).toHaveLength(2);
});
