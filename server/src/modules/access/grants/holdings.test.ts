import { expect, test } from 'vitest';
import type { Holding } from '@madang/contract/access/grants/holder-routes.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/grants/holders';
const reason = '조직 개편을 함께 준비합니다.';
const limits = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason };
const inBranch = (scopeId: string) => ({ ...limits, scopeKind: 'department', scopeId });

interface Listed {
  readonly items: Holding[];
  readonly total: { readonly count: number };
  readonly can: readonly string[];
}

const listOf = async (by: Browser, filters: object = {}) => {
  const answer = await by.get(`${path}?${new URLSearchParams({ ...filters }).toString()}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Listed>();
};

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await addMember(app.kernel.db, { companyCode: own.companyCode, role: 'employee' });
  const idOf = async (answer: Promise<Answer>, name: string) => {
    const made = await answer;
    expect(made.status, made.text).toBe(200);
    return made.json<Record<string, string>>()[name] ?? '';
  };
  const give = (what: object) =>
    idOf(own.post('/api/v1/grants', { granteeType: 'P', granteeId: personId, ...what }), 'grantId');
  return { own, personId, idOf, give };
}

test('MEM-09 the matrix has a row for each permission of each person with its source: role, resource, scope, hours and days', async () => {
  const { own, personId, idOf, give } = await company();
  const role = { companyRoleName: 'Helpers', permissions: ['menus.change'] };
  const roleId = await idOf(own.post('/api/v1/company-roles', role), 'companyRoleId');
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false, weekly: [{ from: 0, to: 10_080 }] };
  const windowId = await idOf(own.post('/api/v1/grant-windows', hours), 'grantWindowId');
  await give({ targetType: 'L', targetName: roleId, ...limits, scopeKind: 'company', validUntil: '2999-12-31' });
  const ofRole = await own.post('/api/v1/grants', {
    granteeType: 'R',
    granteeId: roleId,
    targetType: 'V',
    targetName: 'departments',
    ...inBranch('AAAA'),
    windowId,
  });
  expect(ofRole.status, ofRole.text).toBe(200);
  const { items, total } = await listOf(own, { personId });
  expect(total.count).toBe(2);
  expect(items).toMatchObject([
    {
      permission: 'departments.view',
      target: { type: 'V', name: 'departments' },
      through: { role: roleId, shownName: 'Helpers' },
      scope: { kind: 'department', id: 'AAAA', name: '영업' },
      windowName: 'Hours',
      validUntil: '2999-12-31',
      state: 'now',
    },
    { permission: 'menus.change', target: { type: 'L', shownName: 'Helpers' }, through: null, windowName: '' },
  ]);
  const all = await listOf(own, { permission: 'departments.view' });
  expect(all.can).toEqual(['export']);
  expect(all.items.map(({ grantee, target }) => `${grantee.type} ${target.type} ${target.name}`).toSorted()).toEqual([
    'P L administrator',
    'P V departments',
    'R V departments',
  ]);
  expect((await own.get(`${path}?page=900`)).error.errorCode).toBe('PAGE_BEYOND');
});

test('MEM-09 the matrix filters by department, and in a part of the company it contains only that part', async () => {
  const { own, personId, give } = await company();
  expect((await own.put(`/api/v1/employees/${personId}/department`, { departmentCode: 'ADEEP' })).status).not.toBe(500);
  await give({ targetType: 'V', targetName: 'departments', ...inBranch('BBBB') });
  const head = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect((await head.get(path)).error.errorCode).toBe('CO401');
  const toHead = {
    granteeType: 'P',
    granteeId: head.personId,
    targetType: 'V',
    targetName: 'grants',
    ...inBranch('AAAA'),
  };
  expect((await own.post('/api/v1/grants', toHead)).status).toBe(200);
  const seen = await listOf(head);
  expect(seen.can).toEqual([]);
  expect(seen.items.map(({ scope }) => scope.id)).toEqual(['AAAA']);
  expect((await listOf(own, { departmentCode: 'BONE' })).items).toEqual([]);
  const top = await listOf(own, { departmentCode: 'TOP' });
  expect(top.items.every(({ grantee }) => grantee.type === 'P')).toBe(true);
});

test('MEM-09 the matrix is exported with a reason, for its caller only', async () => {
  const { own, personId, give } = await company();
  await give({ targetType: 'V', targetName: 'departments', ...inBranch('BBBB') });
  expect((await own.post(`${path}/exports`, { personId, reason: '' })).error.errorCode).toBe('MB_M_REQUIRED');
  const made = await own.post(`${path}/exports`, { personId, reason: '연간 점검' });
  expect(made.status, made.text).toBe(200);
  const { exportId } = made.json<{ exportId: string }>();
  const file = await own.get(`${path}/exports/${exportId}/file`);
  expect([file.status, file.text.split('\n').filter((line) => line.includes('departments.view')).length]).toEqual([
    200, 1,
  ]);
  expect(file.text).toContain('Sales');
  const other = await memberBrowser(app, { companyCode: own.companyCode, role: 'administrator' });
  expect((await other.get(`${path}/exports/${exportId}/file`)).error.errorCode).toBe('CO404');
  expect((await own.get(`${path}/exports/${newId()}/file`)).error.errorCode).toBe('CO404');
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect((await employee.post(`${path}/exports`, { reason: '연간 점검' })).error.errorCode).toBe('CO401');
});
