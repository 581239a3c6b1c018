import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/grants';
const limits = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason: '조직 개편을 함께 준비합니다.' };
const inBranch = (scopeId: string) => ({ ...limits, scopeKind: 'department', scopeId });
const ofDepartments = { targetType: 'R', targetName: 'departments' };
const employeeOf = ({ companyCode }: { companyCode: string }) => memberBrowser(app, { companyCode, role: 'employee' });
const codeOf = async (answer: ReturnType<Browser['post']>) => (await answer).error.errorCode;
const rename = (browser: Browser, code: string) =>
  browser.put(`/api/v1/departments/${code}`, {
    departmentName: '해외영업',
    englishDepartmentName: 'Overseas Sales',
    language: 'ko',
  });

async function idOf(answer: ReturnType<Browser['post']>, name: string): Promise<string> {
  const made = await answer;
  expect(made.status, made.text).toBe(200);
  return made.json<Record<string, string>>()[name] ?? '';
}

test('MEM-02 MEM-03 a right without a target, with unknown hours or name, or for a stranger is refused at its field', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  const body = { granteeType: 'P', granteeId: personId, ...ofDepartments, ...inBranch('AAAA') };
  const refused = async (change: object) => {
    const { error } = await own.post(path, { ...body, ...change });
    return [error.errorCode, error.fields?.map(({ path: field }) => field)];
  };
  expect(await refused({ scopeId: 'NOWHERE' })).toEqual(['GRANT_SCOPE', ['scopeId']]);
  expect(await refused({ scopeKind: 'person', scopeId: newId() })).toEqual(['GRANT_SCOPE', ['scopeId']]);
  expect(await refused({ scopeKind: 'sub-organisation', scopeId: newId() })).toEqual(['GRANT_SCOPE', ['scopeId']]);
  expect(await refused({ windowId: newId() })).toEqual(['GRANT_WINDOW', ['windowId']]);
  expect(await refused({ targetName: 'nothing' })).toEqual(['GRANT_UNKNOWN', ['targetName']]);
  expect(await refused({ targetType: 'L', targetName: newId() })).toEqual(['GRANT_UNKNOWN', ['targetName']]);
  expect(await refused({ targetType: 'permission', targetName: 'representative.handOver' })).toEqual([
    'GRANT_UNKNOWN',
    ['targetName'],
  ]);
  expect((await refused({ granteeId: newId() }))[0]).toBe('CO404');
  expect((await refused({ scopeId: '' }))[0]).toBe('MB_M_REQUIRED');
  const [first, second] = [
    await idOf(own.post(path, body), 'grantId'),
    await idOf(own.post(path, { ...body, scopeId: 'BBBB' }), 'grantId'),
  ];
  expect((await refused({}))[0]).toBe('GRANT_EXISTS');
  expect(await codeOf(own.put(`${path}/${second}`, inBranch('AAAA')))).toBe('GRANT_EXISTS');
  expect(await codeOf(own.put(`${path}/${second}`, inBranch('NOWHERE')))).toBe('GRANT_SCOPE');
  expect(await codeOf(own.put(`${path}/${second}`, { ...inBranch('BBBB'), windowId: newId() }))).toBe('GRANT_WINDOW');
  expect(await codeOf(own.delete(`${path}/${newId()}`))).toBe('CO404');
  expect((await own.delete(`${path}/${first}`)).status).toBe(200);
});

test('MEM-02 of three simultaneous rights for a person two below the limit the third is refused with the limit', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { companyCode } = own;
  const { personId } = await employeeOf(own);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, role, scope_kind, scope_id, given_at)
      select ${companyCode}, ${personId}, 'V:departments', 'board', n, now() from generate_series(3, ${grantLimits.ofPerson}::integer) n`.execute(
      tx,
    ),
  );
  const codes = await Promise.all(
    ['AAAA', 'BBBB', 'TOP'].map((code) =>
      own.post(path, { granteeType: 'P', granteeId: personId, ...ofDepartments, ...inBranch(code) }),
    ),
  );
  expect(codes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  const { error } = codes.find(({ status }) => status === 409) ?? codes[0]!;
  expect([error.errorCode, error.params]).toEqual(['GRANT_LIMIT', { 0: grantLimits.ofPerson }]);
});

test('MEM-03 changed hours apply at the next call, and hours in use cannot be deleted', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const person = await employeeOf(own);
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false };
  const always = { ...hours, weekly: [{ from: 0, to: 10_080 }] };
  // Hours of a day at least two days away from now.
  const away = ((new Date().getUTCDay() + 6 + 3) % 7) * 1_440;
  const elsewhere = { ...hours, weekly: [{ from: away, to: away + 1_440 }] };
  const windowId = await idOf(own.post('/api/v1/grant-windows', always), 'grantWindowId');
  const grant = { granteeType: 'P', granteeId: person.personId, ...ofDepartments, ...inBranch('AAAA'), windowId };
  await idOf(own.post(path, grant), 'grantId');
  expect((await rename(person, 'AONE')).status).toBe(200);
  expect((await own.put(`/api/v1/grant-windows/${windowId}`, elsewhere)).status).toBe(200);
  expect((await rename(person, 'AONE')).status).toBe(403);
  expect((await own.put(`/api/v1/grant-windows/${windowId}`, always)).status).toBe(200);
  expect((await rename(person, 'AONE')).status).toBe(200);
  expect(await codeOf(own.delete(`/api/v1/grant-windows/${windowId}`))).toBe('GRANT_WINDOW_IN_USE');
});

test('MEM-02 a user who changes roles cannot extend their own role, and a department moved below them is moved by users with the right to it', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const person = await employeeOf(own);
  const role = { companyRoleName: 'Keepers', permissions: ['company-roles.change', 'company-roles.view'] };
  const roleId = await idOf(own.post('/api/v1/company-roles', role), 'companyRoleId');
  const whole = { ...limits, scopeKind: 'company' };
  const toPerson = { granteeType: 'P', granteeId: person.personId };
  await idOf(own.post(path, { ...toPerson, targetType: 'L', targetName: roleId, ...whole }), 'grantId');
  const wider = { ...role, permissions: [...role.permissions, 'departments.change'].toSorted() };
  expect(await codeOf(person.put(`/api/v1/company-roles/${roleId}`, { ...wider, expected: role }))).toBe(
    'GRANT_BEYOND_OWN',
  );
  await idOf(own.post(path, { ...toPerson, ...ofDepartments, ...inBranch('AAAA') }), 'grantId');
  const move = (browser: Browser, parentDepartmentCode: string) =>
    browser.put('/api/v1/departments/BONE/place', { parentDepartmentCode, beforeDepartmentCode: '' });
  expect((await move(person, 'AAAA')).status).toBe(403);
  expect((await rename(person, 'BONE')).status).toBe(403);
});

test('MEM-02 revoking a right stops running calls at their commit, and the undo is refused to a user who lost the right', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const person = await employeeOf(own);
  const toPerson = { granteeType: 'P', granteeId: person.personId };
  const grantId = await idOf(own.post(path, { ...toPerson, ...ofDepartments, ...inBranch('AAAA') }), 'grantId');
  const renamed = await rename(person, 'AONE');
  const [taken, ...answers] = await Promise.all([
    own.delete(`${path}/${grantId}`),
    ...Array.from({ length: 6 }, () => rename(person, 'ADEEP')),
  ]);
  expect(taken.status).toBe(200);
  for (const { status } of answers) expect([200, 403, 409]).toContain(status);
  expect((await rename(person, 'ADEEP')).status).toBe(403);
  expect((await person.post(`/api/v1/undo/${undoIdOf(renamed)}`, {})).status).toBe(403);
});
