import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { holderRoles } from '@madang/contract/access/grants/rules.ts';
import type { GrantRow } from '@madang/contract/access/grants/routes.ts';
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
const inCompanyWide = { ...limits, scopeKind: 'company' };
const ofDepartments = { targetType: 'R', targetName: 'departments' };
const administratorRole = { targetType: 'L', targetName: 'administrator' };

const employeeOf = ({ companyCode }: { companyCode: string }) => memberBrowser(app, { companyCode, role: 'employee' });
const toPerson = (granteeId: string) => ({ granteeType: 'P', granteeId });

async function given(browser: Browser, body: object): Promise<string> {
  const answer = await browser.post(path, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ grantId: string }>().grantId;
}

const codeOf = async (answer: ReturnType<Browser['post']>) => (await answer).error.errorCode;
const rename = (browser: Browser, code: string) =>
  browser.put(`/api/v1/departments/${code}`, {
    departmentName: '해외영업',
    englishDepartmentName: 'Overseas Sales',
    language: 'ko',
  });

async function rowsOf(browser: Browser): Promise<GrantRow[]> {
  return (await browser.get(path)).json<{ items: GrantRow[] }>().items;
}

test('MEM-02 MEM-04 an administrator of a branch changes only the branch, until the right is revoked, and the undo restores it', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const person = await employeeOf(own);
  expect(await codeOf(rename(person, 'AONE'))).toBe('CO401');
  const grantId = await given(own, { ...toPerson(person.personId), ...administratorRole, ...inBranch('AAAA') });
  expect((await rename(person, 'ADEEP')).status).toBe(200);
  expect(await codeOf(rename(person, 'BBBB'))).toBe('CO401');
  const [row] = await rowsOf(own);
  expect(row).toMatchObject({
    grantId,
    state: 'now',
    reason: limits.reason,
    scope: { id: 'AAAA' },
    can: ['change', 'takeBack'],
  });
  const taken = await own.delete(`${path}/${grantId}`);
  expect(taken.status, taken.text).toBe(200);
  expect(await codeOf(rename(person, 'ADEEP'))).toBe('CO401');
  expect((await own.post(`/api/v1/undo/${undoIdOf(taken)}`, {})).status).toBe(200);
  expect((await rename(person, 'AONE')).status).toBe(200);
});

test('MEM-02 a right that the caller lacks cannot be granted: elsewhere, for longer, to themselves, by an undo or through a role', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const [head, other] = [await employeeOf(own), await employeeOf(own)];
  const until = { validUntil: '2999-12-30' };
  const ownId = await given(own, { ...toPerson(head.personId), ...administratorRole, ...inBranch('AAAA'), ...until });
  const give = (what: object, where: object, to = other.personId) =>
    codeOf(head.post(path, { ...toPerson(to), ...what, ...where }));
  expect(await give(ofDepartments, { ...inBranch('BBBB'), ...until })).toBe('CO401');
  expect(await give(ofDepartments, { ...inCompanyWide, ...until })).toBe('RIGHT_COMPANY_WIDE');
  expect(await give(ofDepartments, inBranch('AONE'))).toBe('GRANT_BEYOND_OWN');
  expect(await give(ofDepartments, { ...inBranch('AONE'), ...until }, head.personId)).toBe('ROLE_OWN');
  const grantId = await given(head, { ...toPerson(other.personId), ...ofDepartments, ...inBranch('AONE'), ...until });
  const change = (id: string, where: object) => codeOf(head.put(`${path}/${id}`, { ...where }));
  expect(await change(grantId, inBranch('AONE'))).toBe('GRANT_BEYOND_OWN');
  expect(await change(grantId, { ...inBranch('BONE'), ...until })).toBe('CO401');
  expect(await change(ownId, { ...inBranch('AAAA'), ...until })).toBe('ROLE_OWN');
  const taken = await head.delete(`${path}/${grantId}`);
  await own.delete(`${path}/${ownId}`);
  expect((await head.post(`/api/v1/undo/${undoIdOf(taken)}`, {})).status).toBe(403);
  // A manager may not put into a role what managers have not.
  const manager = await employeeOf(own);
  await given(own, { ...toPerson(manager.personId), targetType: 'R', targetName: 'company-roles', ...inCompanyWide });
  const role = (permissions: string[]) => ({ companyRoleName: 'Helpers', permissions });
  expect(await codeOf(manager.post('/api/v1/company-roles', role(['departments.change'])))).toBe('GRANT_BEYOND_OWN');
  expect(await codeOf(own.post('/api/v1/company-roles', role(['representative.handOver'])))).toBe('GRANT_UNKNOWN');
});

test('MEM-02 a role of the company grants its permissions, changes at once, and cannot be deleted while a person has it', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const person = await employeeOf(own);
  const role = { companyRoleName: 'Helpers', permissions: ['departments.view'] };
  const { companyRoleId } = (await own.post('/api/v1/company-roles', role)).json<{ companyRoleId: string }>();
  const what = { targetType: 'L', targetName: companyRoleId };
  const grantId = await given(own, { ...toPerson(person.personId), ...what, ...inBranch('AAAA') });
  expect(await codeOf(rename(person, 'AONE'))).toBe('CO401');
  const more = { ...role, permissions: ['departments.change', 'departments.view'] };
  expect((await own.put(`/api/v1/company-roles/${companyRoleId}`, { ...more, expected: role })).status).toBe(200);
  expect((await rename(person, 'AONE')).status).toBe(200);
  expect(await codeOf(own.delete(`/api/v1/company-roles/${companyRoleId}`))).toBe('COMPANY_ROLE_IN_USE');
  await own.delete(`${path}/${grantId}`);
  expect((await own.delete(`/api/v1/company-roles/${companyRoleId}`)).status).toBe(200);
});

test('MEM-02 API-06 the holders of a role get its grants while they hold it, and a role cannot get a role', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const [early, late] = [await employeeOf(own), await employeeOf(own)];
  const hold = (personId: string) => own.post('/api/v1/memberships', { personId, role: 'agency' });
  await hold(early.personId);
  const toRole = { granteeType: 'R', granteeId: 'agency' };
  expect(await codeOf(own.post(path, { ...toRole, ...administratorRole, ...inBranch('AAAA') }))).toBe('GRANT_TO_ROLE');
  expect(
    await codeOf(own.post(path, { granteeType: 'R', granteeId: 'employee', ...ofDepartments, ...inBranch('AAAA') })),
  ).toBe('GRANT_UNKNOWN');
  const grantId = await given(own, { ...toRole, ...ofDepartments, ...inBranch('AAAA') });
  await hold(late.personId);
  expect([(await rename(early, 'AONE')).status, (await rename(late, 'AONE')).status]).toEqual([200, 200]);
  await own.delete(`/api/v1/memberships/${late.personId}/agency`);
  expect(await codeOf(rename(late, 'AONE'))).toBe('CO401');
  expect((await own.put(`${path}/${grantId}`, inBranch('BBBB'))).status).toBe(200);
  expect([await codeOf(rename(early, 'AONE')), (await rename(early, 'BONE')).status]).toEqual(['CO401', 200]);
  await own.delete(`${path}/${grantId}`);
  expect(await codeOf(rename(early, 'BONE'))).toBe('CO401');
});

test.each(holderRoles)(
  'MEM-02 a permission given to the role %s is in the list, and is revoked there',
  async (role) => {
    const own = await newAdministrator(app, 'SAMPLE');
    const what = { targetType: 'permission', targetName: 'records.view' };
    const grantId = await given(own, { granteeType: 'R', granteeId: role, ...what, ...inCompanyWide });
    for (const query of ['', '?grantee=R']) {
      const answer = await own.get(`${path}${query}`);
      expect([answer.status, answer.json<{ items: GrantRow[] }>().items]).toMatchObject([
        200,
        [{ grantId, grantee: { type: 'R', id: role, name: '' }, can: ['change', 'takeBack'] }],
      ]);
    }
    expect((await own.delete(`${path}/${grantId}`)).status).toBe(200);
    expect(await rowsOf(own)).toEqual([]);
  },
);

test('MEM-01 MEM-02 a grant created by a role assignment cannot be revoked as a right, so the company owner keeps it', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  const person = await memberBrowser(app, { companyCode: own.companyCode, role: 'administrator' });
  const { rows } = await inCompany(app.kernel.db, own.companyCode, async (tx) => ({
    rows: await tx.selectFrom('grants').select('grant_id').where('person_id', '=', own.personId).execute(),
  }));
  expect(rows.length).toBeGreaterThan(0);
  for (const { grant_id: id } of rows) expect([404, 403]).toContain((await person.delete(`${path}/${id}`)).status);
  expect((await own.get(path)).status).toBe(200);
  expect(await codeOf(own.post(path, { ...toPerson(person.personId), ...administratorRole, ...inCompanyWide }))).toBe(
    'GRANT_ROLE_WHOLE',
  );
});

test('MEM-02 of one right granted five times at once one is recorded, and of two changes at once the second is refused', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  const body = { ...toPerson(personId), ...ofDepartments, ...inBranch('AAAA') };
  const answers = await Promise.all(Array.from({ length: 5 }, () => own.post(path, body)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  const [row] = await rowsOf(own);
  const { reason: _reason, ...expected } = inBranch('AAAA');
  const change = (validUntil: string) =>
    own.put(`${path}/${row?.grantId}`, { ...inBranch('AAAA'), validUntil, expected });
  expect((await change('2999-12-31')).status).toBe(200);
  expect(await codeOf(change('2999-11-30'))).toBe('EDIT_CONFLICT');
  expect(
    (await own.put(`${path}/${row?.grantId}`, { ...inBranch('AAAA'), validUntil: '2020-01-01' })).error.errorCode,
  ).toBe('GRANT_DATES');
});

test('MEM-02 ERR-04 a right over an unknown target or with unknown hours is refused, and hours in use cannot be deleted', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  const body = { ...toPerson(personId), ...ofDepartments };
  const fieldsOf = async (where: object) => (await own.post(path, { ...body, ...where })).error.fields;
  expect(await fieldsOf(inBranch('NONE'))).toMatchObject([{ path: 'scopeId', code: 'GRANT_SCOPE' }]);
  const foreign = { ...inBranch('AAAA'), windowId: crypto.randomUUID() };
  expect(await fieldsOf(foreign)).toMatchObject([{ path: 'windowId', code: 'GRANT_WINDOW' }]);
  const hours = { weekly: [{ from: 540, to: 1080 }], zone: 'GMT+9', closesOnDaysOff: false };
  const made = await own.post('/api/v1/grant-windows', { grantWindowName: 'Door', ...hours });
  const { grantWindowId: windowId } = made.json<{ grantWindowId: string }>();
  const grantId = await given(own, { ...body, ...inBranch('AAAA'), windowId });
  const remove = () => own.delete(`/api/v1/grant-windows/${windowId}`);
  expect(await codeOf(remove())).toBe('GRANT_WINDOW_IN_USE');
  await own.delete(`${path}/${grantId}`);
  expect((await remove()).status).toBe(200);
});

test('LIM-01 MEM-02 of two rights granted at once to a person one below the limit one is recorded', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`insert into grants (company_code, grant_id, person_id, permission, scope_kind, scope_id, given_at, given_by, reason)
      select ${own.companyCode}, gen_random_uuid(), ${personId}::uuid, 'departments.view', 'department', 'D' || n, app_now(),
        ${own.personId}::uuid, ''::bytea
      from generate_series(2, ${grantLimits.ofPerson}) n`.execute(tx),
  );
  const answers = await Promise.all(
    ['AAAA', 'BBBB'].map((code) => own.post(path, { ...toPerson(personId), ...ofDepartments, ...inBranch(code) })),
  );
  expect(answers.map(({ status, error }) => (status === 200 ? 'given' : error.errorCode)).toSorted()).toEqual([
    'GRANT_LIMIT',
    'given',
  ]);
});
