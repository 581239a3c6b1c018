import { expect, test } from 'vitest';
import type {
  findAskableDepartments,
  listOwnRightRequests,
  OwnExplanation,
} from '@madang/contract/access/right-requests/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

type OwnRights = AnswerOf<typeof listOwnRightRequests>;
type Offered = AnswerOf<typeof findAskableDepartments>;

const app = await startTestApp();
const reason = '조직 개편을 함께 준비합니다.';
const limits = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason };
const inBranch = (scopeId: string) => ({ ...limits, scopeKind: 'department', scopeId });
const ofDepartments = { targetType: 'R', targetName: 'departments' };
const day = 1_440;

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const by = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const give = async (what: object, personId = by.personId) => {
    const given = await own.post('/api/v1/grants', { granteeType: 'P', granteeId: personId, ...what });
    expect(given.status, given.text).toBe(200);
  };
  return { own, by, give };
}

function whyOf(browser: Browser, right: object = {}): Promise<Answer> {
  const asked = { permission: 'departments.change', kind: 'department', id: 'AONE', ...right };
  return browser.get(`/api/v1/right-requests/own/explanation?${new URLSearchParams(asked).toString()}`);
}

async function explained(browser: Browser, right: object = {}) {
  const answer = await whyOf(browser, right);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<OwnExplanation>();
}

const change = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
const rename = (by: Browser, code: string) => by.put(`/api/v1/departments/${code}`, change);

test('MEM-09 a refusal names the missing permission and its place, and the person asks why without any right', async () => {
  const { by, give } = await company();
  // Without the permission anywhere the call is refused before it is read.
  const anywhere = await rename(by, 'AONE');
  expect([anywhere.status, anywhere.error.right]).toEqual([
    403,
    { permission: 'departments.change', kind: '', id: '' },
  ]);
  expect(await explained(by, { kind: '', id: '' })).toMatchObject({ isAllowed: false, isAskable: true, items: [] });
  await give({ ...ofDepartments, ...inBranch('BBBB') });
  const refused = await rename(by, 'AONE');
  const right = { permission: 'departments.change', kind: 'department', id: 'AONE' };
  expect([refused.status, refused.error.right]).toEqual([403, right]);
  expect(await explained(by, right)).toMatchObject({
    isAllowed: false,
    hindrance: null,
    opensAt: null,
    isAskable: true,
    department: { departmentCode: 'AONE', name: '영업' },
    holders: null,
    work: { permission: 'departments.change', effect: 'modify' },
    items: [{ verdict: 'otherScope', scope: { id: 'BBBB' } }],
  });
  const askable = { permission: 'departments.change', scopeKind: 'department', scopeId: 'AONE', hours: 2, reason };
  expect((await by.post('/api/v1/right-requests', askable)).status).toBe(200);
});

test('MEM-09 a refused move names the place that is missing, and its explanation agrees', async () => {
  const { by, give } = await company();
  await give({ ...ofDepartments, ...inBranch('AAAA') });
  const moved = await by.put('/api/v1/departments/ADEEP/place', { parentDepartmentCode: 'BBBB' });
  const right = { permission: 'departments.change', kind: 'department', id: 'BBBB' };
  expect([moved.status, moved.error.errorCode, moved.error.right]).toEqual([403, 'CO401', right]);
  expect(await explained(by, right)).toMatchObject({ isAllowed: false, items: [{ verdict: 'otherScope' }] });
});

test('MEM-09 the explanation names the first day or the next hours from which a right applies by itself', async () => {
  const { own, by, give } = await company();
  await give({ ...ofDepartments, ...inBranch('AAAA'), validFrom: '2999-01-01' });
  expect((await explained(by)).opensAt?.slice(0, 4)).toMatch(/299[89]/);
  const from = ((new Date().getUTCDay() + 6 + 2) % 7) * day;
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false, weekly: [{ from, to: from + 60 }] };
  const made = await own.post('/api/v1/grant-windows', hours);
  const windowId = made.json<{ grantWindowId: string }>().grantWindowId;
  await give({ ...ofDepartments, ...inBranch('AONE'), windowId });
  const { opensAt, items } = await explained(by);
  const next = new Date();
  next.setUTCHours(0, 0, 0, 0);
  next.setUTCDate(next.getUTCDate() + 2);
  expect(opensAt).toBe(next.toISOString());
  expect(items.map(({ verdict }) => verdict).toSorted()).toEqual(['notYet', 'otherHours']);
});

test('MEM-09 colleagues with the permission are named only if the company allows it, and only those who can act there', async () => {
  const { own, by, give } = await company();
  const colleague = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  await give({ ...ofDepartments, ...inBranch('AAAA') }, colleague.personId);
  const elsewhere = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  await give({ ...ofDepartments, ...inBranch('BBBB') }, elsewhere.personId);
  expect((await explained(by)).holders).toBeNull();
  const policy = '/api/v1/security-policies';
  expect((await by.put(`${policy}/right-holders`, { isNamed: true })).error.errorCode).toBe('CO401');
  expect((await own.get(policy)).json()).toMatchObject({ namesHolders: false });
  expect((await own.put(`${policy}/right-holders`, { isNamed: true })).status).toBe(200);
  expect((await own.get(policy)).json()).toMatchObject({ namesHolders: true });
  const there = (await explained(by)).holders ?? [];
  const other = (await explained(by, { id: 'BBBB' })).holders ?? [];
  expect([there.length, other.length]).toEqual([2, 2]);
  expect(there[0]).toEqual({ fullName: expect.any(String), englishName: expect.any(String) });
});

test('MEM-09 an existing right, an unknown place, an unknown permission and a person with more rights each have their explanation', async () => {
  const { own, by } = await company();
  expect(await explained(own)).toMatchObject({ isAllowed: true, isAskable: false });
  const codeOf = async (right: object) => (await whyOf(by, right)).error.errorCode;
  expect(await codeOf({ permission: 'toString' })).toBe('GRANT_UNKNOWN');
  expect(await codeOf({ permission: '' })).toBe('MB_M_REQUIRED');
  expect(await codeOf({ permission: 'employees.change', kind: 'person', id: 'me' })).toBe('CO400');
  expect((await whyOf(app.browser())).error.errorCode).toBe('AC100');
  // An unknown place is answered as a known one.
  expect(await explained(by, { id: 'NOWHERE' })).toMatchObject({ isAllowed: false, department: null, items: [] });
  const desk = await memberBrowser(app, { companyCode: own.companyCode, role: 'serviceDesk' });
  const above = { permission: 'employees.resetFactors', kind: 'person', id: own.personId };
  expect(await explained(desk, above)).toMatchObject({ isAllowed: false, hindrance: 'above', isAskable: false });
});

test('MEM-10 a permission can be asked for in own departments and those of own rights with all below, also outside their hours', async () => {
  const { own, by, give } = await company();
  const offered = async (keyword = '') =>
    (await by.post('/api/v1/right-requests/own/departments/search', { keyword }))
      .json<Offered>()
      .items.map(({ department }) => department.departmentCode);
  expect(await offered()).toEqual([]);
  const from = ((new Date().getUTCDay() + 6 + 2) % 7) * day;
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false, weekly: [{ from, to: from + 60 }] };
  const { grantWindowId: windowId } = (await own.post('/api/v1/grant-windows', hours)).json<{
    grantWindowId: string;
  }>();
  await give({ ...ofDepartments, ...inBranch('AONE'), windowId });
  expect(await offered()).toEqual(['AONE', 'ADEEP']);
  // Of the own department the way up is offered, and no neighbour of it.
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    tx.updateTable('people').set({ department_code: 'BONE' }).where('person_id', '=', by.personId).execute(),
  );
  expect((await offered()).toSorted()).toEqual(['ADEEP', 'AONE', 'BBBB', 'BONE']);
  expect(await offered('AONE')).toEqual(['AONE']);
  expect(await offered('AAAA')).toEqual([]);
  expect((await app.browser().post('/api/v1/right-requests/own/departments/search', { keyword: '' })).status).toBe(401);
});

test('MEM-04 MEM-10 a permission that is company-wide is asked for in the whole company alone', async () => {
  const { by } = await company();
  const { permissions } = (await by.get('/api/v1/right-requests/own')).json<OwnRights>();
  const wide = new Map(permissions.map(({ permission, isCompanyWide }) => [permission, isCompanyWide]));
  expect([wide.get('menus.change'), wide.get('boards.change'), wide.get('departments.change')]).toEqual([
    true,
    true,
    false,
  ]);
  const asked = { permission: 'menus.change', scopeKind: 'department', scopeId: 'AAAA', hours: 2, reason };
  const { error } = await by.post('/api/v1/right-requests', asked);
  expect([error.errorCode, error.fields?.map(({ path }) => path)]).toEqual(['GRANT_COMPANY_WIDE', ['scopeId']]);
  expect((await by.post('/api/v1/right-requests', { ...asked, scopeKind: 'company', scopeId: '' })).status).toBe(200);
});
