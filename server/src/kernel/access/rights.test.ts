import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DepartmentDetail } from '@madang/contract/organisation/departments/routes.ts';
import { inCompany, openDatabase } from '../db/database.ts';
import type { Browser } from '../../testing/browser.ts';
import { addMember, memberBrowser } from '../../testing/member.ts';
import { administratorOf, departmentCodes } from '../../testing/organisation.ts';
import { grant, revokeAll } from '../../testing/operations/rights.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
/** The rows as another process changes them: nothing of this one's memory takes part. */
const elsewhere = openDatabase(app.pools.app);
const path = '/api/v1/departments';
const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };

/** TOP > AAAA > (AONE > ADEEP, ATWO) and TOP > BBBB > BONE. */
async function treeOf(companyCode: string): Promise<Browser> {
  const administrator = await administratorOf(app, companyCode);
  const tree = { AAAA: 'TOP', BBBB: 'TOP', AONE: 'AAAA', ATWO: 'AAAA', ADEEP: 'AONE', BONE: 'BBBB' };
  for (const [departmentCode, parentDepartmentCode] of Object.entries(tree)) {
    const answer = await administrator.post(path, { departmentCode, ...names, parentDepartmentCode });
    expect(answer.status, answer.text).toBe(200);
  }
  return administrator;
}

const move = async (browser: Browser, code: string, parentDepartmentCode: string) => {
  const { status, error } = await browser.put(`${path}/${code}/place`, { parentDepartmentCode });
  return status === 200 ? 'moved' : error.errorCode;
};

test('MEM-02 an administrator of a branch moves departments within it, not out of it or into it', async () => {
  const companyCode = 'SUBTREE';
  await treeOf(companyCode);
  const manager = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = manager;
  for (const permission of ['departments.change', 'departments.create', 'departments.view'] as const) {
    await grant(db, { companyCode, personId, permission, department: 'AAAA' });
  }
  expect(await move(manager, 'ADEEP', 'ATWO')).toBe('moved');
  expect(await move(manager, 'ADEEP', 'BBBB')).toBe('CO401');
  expect(await move(manager, 'BONE', 'AAAA')).toBe('CO401');
  expect(await move(manager, 'AONE', 'TOP')).toBe('CO401');
  // What exists out of reach and what does not exist are refused alike.
  expect(await move(manager, 'NOSUCH', 'AAAA')).toBe('CO401');
  expect(await move(manager, 'ADEEP', 'NOSUCH')).toBe('CO401');
  const create = (parentDepartmentCode: string) =>
    manager.post(path, { departmentCode: 'CREATED', ...names, parentDepartmentCode });
  expect((await create('BBBB')).error.errorCode).toBe('CO401');
  expect((await create('ADEEP')).status).toBe(200);
  expect(await departmentCodes(app, companyCode)).toContain('CREATED');
  const detail = (await manager.get(`${path}/ADEEP`)).json<DepartmentDetail>();
  expect(detail.can).toEqual(['create', 'change', 'move']);
  expect((await manager.get(`${path}/BONE`)).error.errorCode).toBe('CO401');
  const listed = (await manager.post(`${path}/search`, { keyword: '' })).json<{
    items: { department: { departmentCode: string } }[];
  }>();
  const codes = listed.items.map(({ department }) => department.departmentCode);
  expect([codes[0], codes.toSorted()]).toEqual(['AAAA', ['AAAA', 'ADEEP', 'AONE', 'ATWO', 'CREATED']]);
  expect((await manager.delete(`${path}/CREATED`)).error.errorCode).toBe('CO401');
});

test('MEM-02 an administrator of a branch finds and counts only the contents of the branch', async () => {
  const companyCode = 'SUBTREE3';
  await treeOf(companyCode);
  const manager = await memberBrowser(app, { companyCode, role: 'employee' });
  const inside = await addMember(db, { companyCode, role: 'employee' });
  const outside = await addMember(db, { companyCode, role: 'employee' });
  await inCompany(db, companyCode, async (tx) => {
    for (const [member, code] of [
      [inside, 'ADEEP'],
      [outside, 'BONE'],
    ] as const) {
      await tx.updateTable('people').set({ department_code: code }).where('person_id', '=', member.personId).execute();
    }
  });
  const { personId } = manager;
  const people = async () => {
    const answer = await manager.get('/api/v1/employees');
    if (answer.status !== 200) return [answer.error.errorCode];
    const { items, total } = answer.json<List<{ personId: string }>>();
    return [String(total.count), ...items.map((each) => each.personId).toSorted()];
  };
  expect(await people()).toEqual(['CO401']);
  await grant(db, { companyCode, personId, permission: 'employees.view', department: 'AAAA' });
  await grant(db, { companyCode, personId, permission: 'departments.view', department: 'AAAA' });
  expect(await people()).toEqual(['1', inside.personId]);
  const found = await manager.post(`${path}/search`, { keyword: 'Sales' });
  const codes = found.json<{ items: { department: { departmentCode: string } }[] }>().items;
  expect(codes.map(({ department }) => department.departmentCode).toSorted()).toEqual([
    'AAAA',
    'ADEEP',
    'AONE',
    'ATWO',
  ]);
  expect((await manager.get('/api/v1/department-count')).json()).toEqual({ count: 4, can: [] });
  await inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
      values (${companyCode}, ${personId}, 'employees.view', 'person', ${outside.personId})`.execute(tx),
  );
  expect(await people()).toEqual(['2', ...[inside.personId, outside.personId].toSorted()]);
});

test('MEM-02 a right over a department ends with it, and does not apply to a later department with its code', async () => {
  const companyCode = 'SUBTREE4';
  const administrator = await treeOf(companyCode);
  const manager = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = manager;
  await grant(db, { companyCode, personId, permission: 'departments.view', department: 'ATWO' });
  expect((await manager.get(`${path}/ATWO`)).status).toBe(200);
  expect((await administrator.delete(`${path}/ATWO`)).status).toBe(200);
  const again = { departmentCode: 'ATWO', ...names, parentDepartmentCode: 'BBBB' };
  expect((await administrator.post(path, again)).status).toBe(200);
  expect((await manager.get(`${path}/ATWO`)).error.errorCode).toBe('CO401');
});

test('MEM-02 moving a branch moves its administrators’ reach with it', async () => {
  const companyCode = 'SUBTREE2';
  const administrator = await treeOf(companyCode);
  const manager = await memberBrowser(app, { companyCode, role: 'employee' });
  await grant(db, { companyCode, personId: manager.personId, permission: 'departments.change', department: 'BBBB' });
  expect(await move(manager, 'ADEEP', 'BONE')).toBe('CO401');
  expect(await move(administrator, 'AAAA', 'BONE')).toBe('moved');
  expect(await move(manager, 'ADEEP', 'BONE')).toBe('moved');
  expect(await move(administrator, 'BONE', 'TOP')).toBe('moved');
  expect(await move(manager, 'ATWO', 'AAAA')).toBe('CO401');
  const rows = await inCompany(db, companyCode, (tx) =>
    tx.selectFrom('departments').select('path').where('company_code', '=', companyCode).orderBy('path').execute(),
  );
  expect(rows.map((row) => row.path)).toEqual([
    'TOP/',
    'TOP/BBBB/',
    'TOP/BONE/',
    'TOP/BONE/AAAA/',
    'TOP/BONE/AAAA/AONE/',
    'TOP/BONE/AAAA/ATWO/',
    'TOP/BONE/ADEEP/',
  ]);
});

test('MEM-03 a permission that starts or ends by time takes effect at the next call', async () => {
  const companyCode = 'TIMES';
  await treeOf(companyCode);
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const key = { companyCode, personId: person.personId, permission: 'departments.change' } as const;
  expect(await move(person, 'ATWO', 'BBBB')).toBe('CO401');
  await grant(elsewhere, { ...key, from: 100, until: 200 });
  expect(await move(person, 'ATWO', 'BBBB')).toBe('CO401');
  await app.advance(101);
  expect(await move(person, 'ATWO', 'BBBB')).toBe('moved');
  await app.advance(100);
  expect(await move(person, 'ATWO', 'AAAA')).toBe('CO401');
});

test('MEM-03 a permission revoked by another process ends at the next call', async () => {
  const companyCode = 'TAKEN';
  await treeOf(companyCode);
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const key = { companyCode, personId: person.personId, permission: 'departments.change' } as const;
  for (let round = 0; round < 3; round += 1) {
    await grant(elsewhere, key);
    expect(await move(person, 'ATWO', round % 2 === 0 ? 'BBBB' : 'AAAA')).toBe('moved');
    await revokeAll(elsewhere, companyCode, person.personId);
    expect(await move(person, 'ATWO', 'TOP')).toBe('CO401');
  }
});

test('MEM-01 a person who loses the role of an administrator administers nothing from the next call on', async () => {
  const companyCode = 'ROLELOST';
  await treeOf(companyCode);
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  expect((await administrator.get(`${path}/AAAA`)).status).toBe(200);
  await revokeRole(companyCode, administrator.personId);
  expect((await administrator.get(`${path}/AAAA`)).error.errorCode).toBe('CO401');
});

async function revokeRole(companyCode: string, personId: string): Promise<void> {
  await inCompany(elsewhere, companyCode, (tx) =>
    tx.deleteFrom('memberships').where('company_code', '=', companyCode).where('person_id', '=', personId).execute(),
  );
}
