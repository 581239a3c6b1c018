import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { explainRight } from '@madang/contract/access/grants/explanation-routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
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
const past = () => new Date().toISOString();

interface Where {
  readonly permission?: string;
  readonly kind?: string;
  readonly id?: string;
  readonly at?: string;
}

function ask(browser: Browser, personId: string, { permission = 'departments.change', kind, id, at = '' }: Where = {}) {
  const query = new URLSearchParams({ permission, scopeKind: kind ?? 'department', scopeId: id ?? 'AONE', at });
  return browser.get(`/api/v1/employees/${personId}/right?${query.toString()}`);
}

async function answerOf(browser: Browser, personId: string, where: Where = {}) {
  const answer = await ask(browser, personId, where);
  expect(answer.status, answer.text).toBe(200);
  const { items, isAllowed, hindrance } = answer.json<AnswerOf<typeof explainRight>>();
  return { isAllowed, hindrance, verdicts: items.map(({ verdict }) => verdict), items };
}

async function idOf(answer: ReturnType<Browser['post']>, name: string): Promise<string> {
  const made = await answer;
  expect(made.status, made.text).toBe(200);
  return made.json<Record<string, string>>()[name] ?? '';
}

test('MEM-09 each right explains a refusal: place, day, hours or read-only, and one that applies says so', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  const give = (what: object) => idOf(own.post(path, { granteeType: 'P', granteeId: personId, ...what }), 'grantId');
  expect(await answerOf(own, personId)).toMatchObject({ isAllowed: false, hindrance: null, verdicts: [] });
  await give({ ...ofDepartments, ...inBranch('BBBB') });
  await give({ ...ofDepartments, ...inBranch('AAAA'), validFrom: '2999-01-01' });
  await give({ targetType: 'V', targetName: 'departments', ...inBranch('AAAA') });
  // Hours of a day at least two days away from now.
  const away = ((new Date().getUTCDay() + 6 + 3) % 7) * 1_440;
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false };
  const weekly = [{ from: away, to: away + 1_440 }];
  const windowId = await idOf(own.post('/api/v1/grant-windows', { ...hours, weekly }), 'grantWindowId');
  await give({ ...ofDepartments, ...inBranch('AONE'), windowId });
  const refused = await answerOf(own, personId);
  expect([refused.isAllowed, refused.verdicts.toSorted()]).toEqual([
    false,
    ['notYet', 'otherHours', 'otherScope', 'viewOnly'],
  ]);
  expect(refused.items.find(({ verdict }) => verdict === 'otherHours')).toMatchObject({
    window: { name: 'Hours', weekly, zone: 'UTC' },
    scope: { kind: 'department', id: 'AONE', name: '영업', englishName: 'Sales' },
  });
  const seen = await answerOf(own, personId, { permission: 'departments.view' });
  expect([seen.isAllowed, seen.verdicts[0], seen.verdicts.toSorted()]).toEqual([
    true,
    'reaches',
    ['notYet', 'otherHours', 'otherScope', 'reaches'],
  ]);
  const later = await answerOf(own, personId, { at: '2999-02-01T00:00:00.000Z' });
  expect([later.isAllowed, later.verdicts[0]]).toEqual([true, 'reaches']);
});

test('MEM-09 a past time is explained with the rights, the hours and the role of that time', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const { personId } = await employeeOf(own);
  const role = { companyRoleName: 'Helpers', permissions: ['departments.change'] };
  const roleId = await idOf(own.post('/api/v1/company-roles', role), 'companyRoleId');
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false };
  const always = { ...hours, weekly: [{ from: 0, to: 10_080 }] };
  const windowId = await idOf(own.post('/api/v1/grant-windows', always), 'grantWindowId');
  const before = past();
  const target = { targetType: 'L', targetName: roleId };
  const grant = { granteeType: 'P', granteeId: personId, ...target, ...inBranch('AAAA'), windowId };
  const grantId = await idOf(own.post(path, grant), 'grantId');
  const held = past();
  const away = ((new Date().getUTCDay() + 6 + 3) % 7) * 1_440;
  const elsewhere = { ...hours, weekly: [{ from: away, to: away + 1_440 }] };
  expect((await own.put(`/api/v1/grant-windows/${windowId}`, elsewhere)).status).toBe(200);
  const closed = past();
  expect((await own.put(`/api/v1/grant-windows/${windowId}`, always)).status).toBe(200);
  const less = { ...role, permissions: ['departments.view'] };
  expect((await own.put(`/api/v1/company-roles/${roleId}`, less)).status).toBe(200);
  const viewed = past();
  expect((await own.delete(`${path}/${grantId}`)).status).toBe(200);
  expect((await own.delete(`/api/v1/grant-windows/${windowId}`)).status).toBe(200);
  const verdictsAt = async (at: string) => (await answerOf(own, personId, { at })).verdicts;
  expect([
    await verdictsAt(before),
    await verdictsAt(held),
    await verdictsAt(closed),
    await verdictsAt(viewed),
  ]).toEqual([[], ['reaches'], ['otherHours'], ['viewOnly']]);
  expect((await answerOf(own, personId)).verdicts).toEqual([]);
});

test('MEM-09 a locked-out person has no rights now, and a person with more rights ranks above', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  const desk = await memberBrowser(app, { companyCode: own.companyCode, role: 'serviceDesk' });
  const names = (await own.get('/api/v1/grants/permissions')).json<{ items: { permission: string }[] }>().items;
  const permission = 'employees.resetFactors';
  expect(names.map((each) => each.permission)).toContain(permission);
  expect(await answerOf(own, desk.personId, { permission, kind: 'person', id: own.personId })).toMatchObject({
    isAllowed: false,
    hindrance: 'above',
    verdicts: ['reaches'],
  });
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update people set suspended_at = app_now() where person_id = ${desk.personId}`.execute(tx),
  );
  expect(await answerOf(own, desk.personId, { permission, kind: 'company', id: '' })).toMatchObject({
    isAllowed: false,
    hindrance: 'locked',
  });
  await createTree(own);
  const self = await answerOf(own, own.personId, { permission: 'departments.change', id: 'TOP' });
  expect(self).toMatchObject({ isAllowed: true, hindrance: null });
});

test('MEM-09 rights of a stranger, without a target and with an unknown name are not explained, and employees explain none', async () => {
  const own = await newAdministrator(app, 'SAMPLE');
  const person = await employeeOf(own);
  const codeOf = async (browser: Browser, where: Where, id = person.personId) =>
    (await ask(browser, id, where)).error.errorCode;
  expect(await codeOf(own, { id: own.companyCode }, newId())).toBe('CO404');
  expect(await codeOf(own, { id: 'NOWHERE' })).toBe('GRANT_SCOPE');
  expect(await codeOf(own, { kind: 'person', id: 'me' })).toBe('GRANT_SCOPE');
  expect(await codeOf(own, { kind: 'company', id: 'AAAA' })).toBe('GRANT_SCOPE');
  expect(await codeOf(own, { permission: 'toString', id: own.companyCode })).toBe('GRANT_UNKNOWN');
  expect(await codeOf(person, { id: own.companyCode })).toBe('CO401');
  expect(await codeOf(app.browser(), { id: own.companyCode })).toBe('AC100');
  const head = await employeeOf(own);
  await createTree(own);
  const toHead = { granteeType: 'P', granteeId: head.personId, targetType: 'V', targetName: 'grants' };
  await idOf(own.post(path, { ...toHead, ...inBranch('AAAA') }), 'grantId');
  expect(await codeOf(head, { id: 'AONE' })).toBe('CO401');
});
