// Runs on every PostgreSQL: row-level security and order by SQL.
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import type { PlatformRecord } from '@madang/contract/views/audit-log/platform.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/operator/records';
const operator = await operatorBrowser(app);

async function list(query: Readonly<Record<string, string>> = {}) {
  const answer = await operator.get(`${path}?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<PlatformRecord> & { timeZone: string }>();
}

function plant(companyCode: string, count: number, step: string) {
  return plantRows(
    app,
    companyCode,
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, occurred_at)
      select ${companyCode}, 'change-department', 'system', 'department', ${companyCode} || n, 'r',
        '2026-03-10 00:00Z'::timestamptz + n * ${step}::interval from generate_series(1, ${count}::integer) n`,
  );
}

test('MEM-07 the operator reads the logs of all companies in order of time, page by page without gaps', async () => {
  const companies = ['PLATA', 'PLATB', 'PLATC'];
  for (const companyCode of companies) await administratorOf(app, companyCode);
  await plant('PLATA', recordsPerPortion + 20, '1 second');
  await plant('PLATB', 30, '2 seconds');
  await plant('PLATC', 3, '1 second');
  const march = { from: '2026-03-01', to: '2026-03-31', kind: 'all' };
  const seen: PlatformRecord[] = [];
  let after: string | null = '';
  do {
    const portion: List<PlatformRecord> = await list({ ...march, ...(after && { after }) });
    seen.push(...portion.items);
    after = portion.next;
  } while (after !== null);
  expect(seen).toHaveLength(recordsPerPortion + 53);
  expect(new Set(seen.map(({ recordId }) => recordId)).size).toBe(recordsPerPortion + 53);
  const moments = seen.map(({ occurredAt }) => occurredAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  const ofOne = await list({ ...march, companyCode: 'PLATB' });
  expect(new Set(ofOne.items.map(({ company }) => company.companyCode))).toEqual(new Set(['PLATB']));
  expect(ofOne.items).toHaveLength(30);
  const [item] = (await list({ ...march, aboutKind: 'department', aboutId: 'PLATC3' })).items;
  expect(item).toMatchObject({ company: { companyCode: 'PLATC' }, target: { id: 'PLATC3' }, undoUntil: null });
  expect((await list({ ...march, companyCode: 'NOWHERE' })).items).toEqual([]);
  expect((await list({ ...march, after: `PLATA.${crypto.randomUUID()}` })).items).toEqual([]);
  expect((await list({ ...march, operation: 'create-department' })).items).toEqual([]);
});

test('MEM-07 a person is found by the whole sign-in ID, and their records in every company', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator', 'representative'] });
  await signInAs(app, administrator);
  const found = await operator.post(`${path}/person`, { loginId: administrator.loginId });
  expect(found.json()).toMatchObject({
    person: { personId: administrator.personId, companyCode: administrator.companyCode },
  });
  const part = administrator.loginId.slice(0, -3);
  expect((await operator.post(`${path}/person`, { loginId: part })).json()).toEqual({
    person: null,
  });
  const { items } = await list({ kind: 'logIns', personId: administrator.personId });
  expect(items).toMatchObject([{ operation: 'log-in', company: { companyCode: administrator.companyCode } }]);
  await app.kernel.accessRecords.flush();
  const own = await list({ companyCode: platformCompany, operation: 'find-platform-person', kind: 'all' });
  expect(own.items[0]).toMatchObject({ actor: { personId: operator.personId }, fields: ['loginId'] });
  expect(JSON.stringify(own)).not.toContain(administrator.loginId);
});

test('MEM-07 the operator’s reads are recorded with the kinds of their filters, and hidden from the company’s people', async () => {
  const administrator = await administratorOf(app, 'PLATE');
  await list({ companyCode: 'PLATE', kind: 'access' });
  await app.kernel.accessRecords.flush();
  const [own] = (await list({ companyCode: platformCompany, operation: 'list-platform-records', kind: 'all' })).items;
  expect(own).toMatchObject({
    actor: { personId: operator.personId },
    target: { kind: 'company', id: 'PLATE' },
    fields: ['kind'],
  });
  const { items } = (await administrator.get('/api/v1/records?kind=access')).json<List<PlatformRecord>>();
  expect(items.map(({ operation }) => operation)).not.toContain('list-platform-records');
});

test('MEM-04 MEM-07 only the operator reads the logs of all companies', async () => {
  const administrator = await administratorOf(app, 'PLATD');
  const employee = await memberBrowser(app, { companyCode: 'PLATD', role: 'employee' });
  for (const browser of [administrator, employee]) {
    expect((await browser.get(path)).error.errorCode).toBe('CO401');
    expect((await browser.post(`${path}/person`, { loginId: 'a@b.example' })).error.errorCode).toBe('CO401');
    expect((await browser.post(`${path}/exports`, { reason: '점검' })).error.errorCode).toBe('CO401');
  }
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
  for (const wrong of ['after=PLATD', 'from=2026-03-01&to=2026-04-01', 'kind=none', 'more=1'])
    expect((await operator.get(`${path}?${wrong}`)).status, wrong).toBe(400);
});

test('MEM-07 the operator exports logs with a reason, as a file that names the company', async () => {
  await administratorOf(app, 'PLATF');
  await plant('PLATF', 1_100, '1 second');
  const wanted = { companyCode: 'PLATF', kind: 'all', from: '2026-03-01' };
  expect((await operator.post(`${path}/exports`, { ...wanted, reason: '' })).status).toBe(400);
  const begun = await operator.post(`${path}/exports`, { ...wanted, reason: '연간 점검' });
  const { exportId } = begun.json<{ exportId: string }>();
  const file = await operator.get(`${path}/exports/${exportId}/file`, { 'accept-language': 'ko' });
  const lines = file.text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(1_101);
  expect(lines[0]).toMatch(/^\uFEFF"회사","회사 코드","일시 /);
  expect(lines[1]).toContain('"PLATF"');
  const other = await operatorBrowser(app);
  expect((await other.get(`${path}/exports/${exportId}/file`)).error.errorCode).toBe('CO404');
  const [record] = (await list({ companyCode: platformCompany, operation: 'export-platform-records' })).items;
  expect(record).toMatchObject({ fields: ['연간 점검'], detail: { companyCode: 'PLATF', from: '2026-03-01' } });
});
