import { expect, test } from 'vitest';
import type { GrantEffects } from '@madang/contract/access/grant-effects/routes.ts';
import type { explainRight } from '@madang/contract/access/grants/explanation-routes.ts';
import type { readGrantChoices } from '@madang/contract/access/grants/routes.ts';
import type { OwnExplanation } from '@madang/contract/access/right-requests/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { sql } from 'kysely';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import { undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { createTree } from '../../../testing/operations/random-grants.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/grants';
const place = { scopeId: '', validFrom: '', validUntil: '', windowId: '' };
const reason = '조직 개편을 함께 준비합니다.';
const inBranch = { ...place, scopeKind: 'department', scopeId: 'AAAA' };
const inCompanyWide = { ...place, scopeKind: 'company' };
const menus = { targetType: 'R', targetName: 'menus' };

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  await createTree(own);
  const by = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const given = (what: object) => ({ granteeType: 'P', granteeId: by.personId, ...what });
  const give = (what: object) => own.post(path, { ...given(what), reason });
  /** A right of an earlier release, which gave any permission anywhere. */
  const plant = async (permission: string) => {
    const made = await give({ targetType: 'permission', targetName: 'departments.change', ...inBranch });
    expect(made.status, made.text).toBe(200);
    await inCompany(app.kernel.db, own.companyCode, (tx) =>
      sql`update grants set permission = ${permission} where permission = 'departments.change'`.execute(tx),
    );
  };
  return { own, by, given, give, plant };
}

const refusalOf = ({ error }: Answer) => [error.errorCode, error.fields?.map(({ path: field }) => field)];
const refused = ['GRANT_COMPANY_WIDE', ['scopeKind']];

test('MEM-04 a permission, resource or role that is company-wide is not given in a part of the company', async () => {
  const { own, give } = await company();
  const role = { companyRoleName: 'Menus', permissions: ['menus.change', 'menus.view'] };
  const made = await own.post('/api/v1/company-roles', role);
  const { companyRoleId } = made.json<{ companyRoleId: string }>();
  for (const target of [
    menus,
    { targetType: 'V', targetName: 'menus' },
    { targetType: 'permission', targetName: 'menus.change' },
    { targetType: 'L', targetName: 'membershipManager' },
    { targetType: 'L', targetName: companyRoleId },
  ]) {
    expect(refusalOf(await give({ ...target, ...inBranch }))).toEqual(refused);
  }
  // Of one board, and no department.
  const board = { targetType: 'permission', targetName: 'boards.change' };
  expect(refusalOf(await give({ ...board, ...inBranch }))).toEqual(refused);
  expect((await give({ ...board, ...place, scopeKind: 'board', scopeId: '1' })).status).toBe(200);
  const whole = await give({ ...menus, ...inCompanyWide });
  expect(whole.status, whole.text).toBe(200);
  const { grantId } = whole.json<{ grantId: string }>();
  expect(refusalOf(await own.put(`${path}/${grantId}`, { ...inBranch, reason }))).toEqual(refused);
  // To the holders of a role too.
  const toRole = { granteeType: 'R', granteeId: 'manager', ...menus, ...inBranch, reason };
  expect(refusalOf(await own.post(path, toRole))).toEqual(refused);
});

test('MEM-04 a right of an earlier release that opens nothing is taken back, and its undo does not give it again', async () => {
  const { own, plant } = await company();
  await plant('menus.change');
  const { items } = (await own.get(path)).json<{ items: { grantId: string }[] }>();
  const taken = await own.delete(`${path}/${items[0]?.grantId}`);
  expect(taken.status, taken.text).toBe(200);
  expect((await own.post(`/api/v1/undo/${undoIdOf(taken)}`, {})).error.errorCode).toBe('GRANT_COMPANY_WIDE');
});

test('MEM-04 MEM-09 a role of both kinds is given in a department, and the preview names what does not reach there', async () => {
  const { own, by, given, give } = await company();
  const role = { companyRoleName: 'Both', permissions: ['departments.change', 'departments.view', 'menus.view'] };
  const made = await own.post('/api/v1/company-roles', role);
  const target = { targetType: 'L', targetName: made.json<{ companyRoleId: string }>().companyRoleId };
  const previewed = async (what: Record<string, string>) => {
    const query = new URLSearchParams({ ...given({}), ...what }).toString();
    const answer = await own.get(`${path}/effects?${query}`);
    expect(answer.status, answer.text).toBe(200);
    const { items, companyWide } = answer.json<GrantEffects>();
    return [items.map(({ permission }) => permission).toSorted(), companyWide];
  };
  expect(await previewed({ ...target, ...inBranch })).toEqual([
    ['departments.change', 'departments.view'],
    ['menus.view'],
  ]);
  expect(await previewed({ ...target, ...inCompanyWide })).toEqual([
    ['departments.change', 'departments.view', 'menus.view'],
    [],
  ]);
  expect(
    (await own.get(`${path}/effects?${new URLSearchParams({ ...given({}), ...menus, ...inBranch }).toString()}`)).error
      .errorCode,
  ).toBe('GRANT_COMPANY_WIDE');
  const answer = await give({ ...target, ...inBranch });
  expect(answer.status, answer.text).toBe(200);
  expect((await by.get('/api/v1/menus')).error.errorCode).toBe('RIGHT_COMPANY_WIDE');
  const { grantId } = answer.json<{ grantId: string }>();
  const taking = (await own.get(`${path}/${grantId}/effects/of-taking-back`)).json<GrantEffects>();
  expect([taking.items.length, taking.companyWide]).toEqual([2, []]);
});

test('MEM-04 MEM-09 an explanation names the missing company-wide right as its reason, of a person and of oneself', async () => {
  const { own, by, give, plant } = await company();
  await plant('menus.view');
  const asked = async (permission: string, scopeKind = 'department', scopeId = 'AAAA') => {
    const query = new URLSearchParams({ permission, scopeKind, scopeId, at: '' }).toString();
    const { isAllowed, items } = (await own.get(`/api/v1/employees/${by.personId}/right?${query}`)).json<
      AnswerOf<typeof explainRight>
    >();
    return [isAllowed, items.map(({ verdict }) => verdict)];
  };
  expect(await asked('menus.view')).toEqual([false, ['companyWide']]);
  expect(await asked('menus.view', 'company', '')).toEqual([false, ['companyWide']]);
  const right = new URLSearchParams({ permission: 'menus.view', kind: 'company', id: '' }).toString();
  const why = (await by.get(`/api/v1/right-requests/own/explanation?${right}`)).json<OwnExplanation>();
  expect(why).toMatchObject({ isAllowed: false, department: null, items: [{ verdict: 'companyWide' }] });
  // Somewhere is nowhere too: the page of the section is refused.
  const anywhere = new URLSearchParams({ permission: 'menus.view', kind: '', id: '' }).toString();
  expect((await by.get(`/api/v1/right-requests/own/explanation?${anywhere}`)).json<OwnExplanation>()).toMatchObject({
    isAllowed: false,
    items: [{ verdict: 'companyWide' }],
  });
  expect((await give({ targetType: 'V', targetName: 'departments', ...inBranch })).status).toBe(200);
  expect(await asked('departments.view')).toEqual([true, ['reaches']]);
  expect(await asked('departments.view', 'department', 'BBBB')).toEqual([false, ['otherScope']]);
  expect((await give({ ...menus, ...inCompanyWide })).status).toBe(200);
  expect(await asked('menus.view')).toEqual([true, ['reaches', 'companyWide']]);
});

test('MEM-04 the choices of a grant say in which scopes each opens anything', async () => {
  const { own } = await company();
  const { resources, roles } = (await own.get(`${path}/choices`)).json<AnswerOf<typeof readGrantChoices>>();
  const placesOf = (name: string, type: 'R' | 'V') =>
    resources.find((each) => each.name === name)?.types.find((each) => each.type === type)?.places;
  expect(placesOf('menus', 'R')).toEqual([]);
  expect(placesOf('departments', 'V')).toEqual(['sub-organisation', 'department']);
  expect(placesOf('opencodes', 'R')).toEqual(['sub-organisation', 'department', 'person']);
  expect(roles.find(({ name }) => name === 'membershipManager')?.places).toEqual([]);
  expect(roles.find(({ name }) => name === 'manager')?.places).toContain('department');
});
