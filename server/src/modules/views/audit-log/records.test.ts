// Runs on every PostgreSQL: row-level security and order by SQL.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/records';

async function list(browser: Browser, query: Readonly<Record<string, string>> = {}) {
  const answer = await browser.get(`${path}?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<AuditRecord>>();
}

async function department(browser: Browser, departmentCode: string) {
  const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
  const body = { departmentCode, ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  expect((await browser.post('/api/v1/departments', body)).status).toBe(200);
}

test('MEM-07 an administrator reads the actor, content and time of changes, and undoes them from the record while possible', async () => {
  const administrator = await administratorOf(app, 'RECS1');
  await department(administrator, 'SALES');
  const renamed = { departmentName: '판매', englishDepartmentName: 'Selling', language: 'ko' };
  expect((await administrator.put('/api/v1/departments/SALES', renamed)).status).toBe(200);
  const { items } = await list(administrator, { aboutKind: 'department', aboutId: 'SALES' });
  expect(items.map(({ operation }) => operation)).toEqual(['change-department', 'create-department']);
  const [change, creation] = items;
  expect(change).toMatchObject({
    actor: { personId: administrator.personId },
    target: { kind: 'department', id: 'SALES', name: '판매', englishName: 'Selling' },
    fields: ['departmentName', 'englishDepartmentName'],
    changes: [
      { field: 'departmentName', before: '영업', after: '판매' },
      { field: 'englishDepartmentName', before: 'Sales', after: 'Selling' },
    ],
    detail: {},
    undoUntil: expect.any(String),
  });
  expect(creation?.undoUntil).toBeNull();
  expect((await administrator.post(`/api/v1/undo/${change?.recordId}`)).status).toBe(200);
  const [undo] = (await list(administrator, { operation: 'change-department' })).items;
  expect(undo).toMatchObject({ isUndo: true, target: { name: '영업' } });
});

test('MEM-07 records are read by kind, person and day, in pages without gaps', async () => {
  const administrator = await administratorOf(app, 'RECS2');
  const other = await administratorOf(app, 'RECS2');
  await app.kernel.db
    .updateTable('companies')
    .set({ time_zone: 'Asia/Seoul' })
    .where('company_code', '=', 'RECS2')
    .execute();
  await department(administrator, 'SALES');
  await department(other, 'PLAN');
  const of = async (personId: string) => (await list(administrator, { personId })).items.map(({ target }) => target.id);
  expect(await of(other.personId)).toEqual(['PLAN']);
  await plantRows(
    app,
    'RECS2',
    sql`insert into audit_log (company_code, operation, actor_id, actor_kind, target_kind, target_id, request_id, occurred_at)
      select 'RECS2', 'change-department', ${other.personId}::uuid, 'person', 'department', 'SALES', 'r',
        '2026-03-01 15:30Z'::timestamptz + (n / 4) * interval '1 second' from generate_series(1, ${recordsPerPortion + 5}) n`,
  );
  const march = { from: '2026-03-01', to: '2026-03-31' };
  const first = await list(administrator, { ...march, personId: other.personId, operation: 'change-department' });
  const rest = await list(administrator, {
    ...march,
    personId: other.personId,
    operation: 'change-department',
    after: first.next ?? '',
  });
  expect([first.items.length, rest.items.length, rest.next]).toEqual([recordsPerPortion, 5, null]);
  expect(new Set([...first.items, ...rest.items].map(({ recordId }) => recordId)).size).toBe(recordsPerPortion + 5);
  // Half past three in the afternoon by UTC is the next day in Seoul.
  const day = async (date: string) => (await list(administrator, { from: date, to: date })).items.length;
  expect([await day('2026-03-01'), await day('2026-03-02')]).toEqual([0, recordsPerPortion]);
});

test('MEM-04 API-07 MEM-07 employees, visitors and other companies cannot read records', async () => {
  const administrator = await administratorOf(app, 'RECS3');
  await department(administrator, 'SALES');
  const employee = await memberBrowser(app, { companyCode: 'RECS3', role: 'employee' });
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
  const stranger = await administratorOf(app, 'RECS4');
  expect((await list(stranger, { kind: 'all', personId: administrator.personId })).items).toEqual([]);
  const [record] = (await list(administrator, { operation: 'create-department' })).items;
  expect((await list(stranger, { kind: 'all', after: record?.recordId ?? '' })).items).toEqual([]);
  expect((await administrator.get(`${path}?from=2026-13-01`)).status).toBe(400);
});

test('MEM-07 the kinds of roles and sign-ins contain only theirs, and administration contains no sign-in', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator', 'representative'] });
  const { companyCode } = administrator;
  const colleague = await addTestPerson(app, { companyCode });
  const own = await signInAs(app, administrator);
  await signInAs(app, colleague);
  const two = await signInAs(app, colleague);
  await department(own, 'SALES');
  const roleAssignment = { personId: colleague.personId, role: 'membershipManager' };
  expect((await own.post('/api/v1/memberships', roleAssignment)).status).toBe(200);
  expect((await own.delete(`/api/v1/memberships/${roleAssignment.personId}/${roleAssignment.role}`)).status).toBe(200);
  expect((await two.delete('/api/v1/sessions')).status).toBe(200);
  expect((await own.post('/api/v1/company-sessions/ending', {})).status).toBe(200);
  const operationsOf = async (kind: string) =>
    (await list(own, { kind })).items.map(({ operation }) => operation).toSorted();
  expect(await operationsOf('roles')).toEqual(['grant-role', 'revoke-role']);
  expect(await operationsOf('logIns')).toEqual([
    'end-company-sessions',
    'log-in',
    'log-in',
    'log-in',
    'log-out-everywhere',
  ]);
  const administration = await operationsOf('administration');
  expect(administration).toEqual(expect.arrayContaining(['create-department', 'grant-role']));
  expect(administration).not.toContain('log-in');
  // Filters narrow a kind.
  const theirs = await list(own, { kind: 'logIns', personId: colleague.personId });
  expect(theirs.items.map(({ operation }) => operation).toSorted()).toEqual(['log-in', 'log-in', 'log-out-everywhere']);
});

test('USR-01 MEM-07 a search of the log covers at most 31 days, by default the last 31', async () => {
  const administrator = await administratorOf(app, 'RECS6');
  await inCompany(app.kernel.db, 'RECS6', (tx) =>
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, occurred_at)
      select 'RECS6', 'change-department', 'system', 'department', 'D' || days, 'r', app_now() - days * interval '1 day'
      from unnest('{1,30,33}'::integer[]) days`.execute(tx),
  );
  const codes = async (days: Readonly<Record<string, string>>) =>
    (await list(administrator, { operation: 'change-department', ...days })).items.map(({ target }) => target.id);
  expect(await codes({})).toEqual(['D1', 'D30']);
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(app.kernel.db);
  const day = (before: number) => new Date(Number(rows[0]?.now) - before * 86_400_000).toISOString().slice(0, 10);
  expect(await codes({ from: day(40) })).toEqual(['D30', 'D33']);
  expect(await codes({ to: day(32) })).toEqual(['D33']);
  expect(await codes({ from: '0001-01-01' })).toEqual([]);
  expect(await codes({ to: '0001-01-01' })).toEqual([]);
  expect(await codes({ from: '9999-12-31' })).toEqual([]);
  const codeOf = async (days: Readonly<Record<string, string>>) =>
    (await administrator.get(`${path}?${new URLSearchParams(days)}`)).error.fields[0];
  expect(await codeOf({ from: '2026-03-01', to: '2026-04-01' })).toMatchObject({
    path: 'to',
    code: 'SEARCH_DAYS',
    params: { 0: 31 },
  });
  expect(await codeOf({ from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
    path: 'to',
    code: 'SEARCH_DATES_ORDER',
  });
  const tooLong = { from: '2026-03-01', to: '2026-04-01', reason: '점검' };
  expect((await administrator.post(`${path}/exports`, tooLong)).status).toBe(400);
});

test('MEM-07 the subject of a record is shown by its name', async () => {
  const administrator = await administratorOf(app, 'RECS7');
  const link = {
    koreanTitle: '사내 위키',
    englishTitle: 'Wiki',
    url: 'https://wiki.example',
    windowTarget: 'newTab',
    icon: 'link',
  };
  expect((await administrator.post('/api/v1/quick-links', link)).status).toBe(200);
  const part = { subOrganisationCode: 'NORTH', subOrganisationName: '북부', englishSubOrganisationName: 'North' };
  expect((await administrator.post('/api/v1/sub-organisations', part)).status).toBe(200);
  const { items } = await list(administrator);
  const named = items.map(({ target }) => [target.kind, target.name, target.englishName]);
  expect(named).toContainEqual(['quick-link', '사내 위키', 'Wiki']);
  expect(named).toContainEqual(['sub-organisation', '북부', 'North']);
  expect((await administrator.post('/api/v1/mail-domains', { domain: '한빛나루.example' })).status).toBe(200);
  expect((await list(administrator)).items[0]?.target).toMatchObject({
    kind: 'mail-domain',
    id: expect.stringMatching(/^xn--/),
    name: '한빛나루.example',
    englishName: '한빛나루.example',
  });
  // The row of a deletion says it still when nothing else does.
  const [linkId, partId] = ['quick-link', 'sub-organisation'].map(
    (kind) => items.find(({ target }) => target.kind === kind)?.target.id,
  );
  expect((await administrator.delete(`/api/v1/quick-links/${linkId}`)).status).toBe(200);
  expect((await administrator.delete(`/api/v1/sub-organisations/${partId}`)).status).toBe(200);
  const deleted = (await list(administrator)).items.filter(({ operation }) => operation.startsWith('delete-'));
  expect(deleted.map(({ target, detail }) => [target.kind, target.name, target.englishName, detail])).toEqual([
    ['sub-organisation', '북부', 'North', {}],
    ['quick-link', '사내 위키', 'Wiki', {}],
  ]);
});

test('MEM-07 a record shows old and new values except of people, whose fields it only names, in old rows too', async () => {
  const administrator = await administratorOf(app, 'RECS8');
  await inCompany(app.kernel.db, 'RECS8', (tx) =>
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, fields, detail)
      values ('RECS8', 'change-id-profile', 'system', 'company', 'RECS8', 'r', '{idProfile}', '{"from":"standard","to":"r3to12"}')`.execute(
      tx,
    ),
  );
  const [old] = (await list(administrator, { operation: 'change-id-profile' })).items;
  expect(old).toMatchObject({ detail: {}, changes: [{ field: 'idProfile', before: 'standard', after: 'r3to12' }] });
  const colleague = await addTestPerson(app, { companyCode: 'RECS8' });
  const change = { displayName: '가람씨' };
  const changed = await administrator.post(`/api/v1/employees/${colleague.personId}/changes`, { change });
  expect(changed.status, changed.text).toBe(200);
  const [row] = (await list(administrator, { operation: 'change-person' })).items;
  expect(row).toMatchObject({ fields: ['displayName'], changes: [] });
  expect(JSON.stringify(row)).not.toContain('가람씨');
});
