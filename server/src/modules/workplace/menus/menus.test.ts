// Runs on every PostgreSQL: JSON by SQL and row locks.
import { expect, test } from 'vitest';
import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { HomeMenu } from '@madang/contract/workplace/menus/contributions/home-card.ts';
import { servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/menus';
const menu = { kind: 'menu', koreanTitle: '회사 소식', englishTitle: 'News', url: 'https://news.hanbit.example' };
const home = { koreanTitle: '포털 홈', englishTitle: 'Home', url: '/portalapp/home', windowTarget: 'newTab' };
const group = { kind: 'group', koreanTitle: '바로 가기', englishTitle: 'Shortcuts', lowerMenus: [home] };

async function listOf(browser: Browser): Promise<MenuRow[]> {
  return (await browser.get(path)).json<{ items: MenuRow[] }>().items;
}

async function made(browser: Browser, input: object = menu): Promise<string> {
  const answer = await browser.post(path, input);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ menuId: string }>().menuId;
}

async function settledAdministrator() {
  const administrator = await newAdministrator(app, 'MENUC');
  await endSetUp(app, administrator.companyCode);
  return administrator;
}

test('POR-01 menus and groups are created, changed, ordered and deleted in the console, and audited', async () => {
  const administrator = await settledAdministrator();
  const [first, second, third] = [
    await made(administrator),
    await made(administrator, group),
    await made(administrator),
  ];
  expect((await administrator.put('/api/v1/menu-order', { menuIds: [third, second] })).status).toBe(200);
  expect((await listOf(administrator)).map(({ menuId }) => menuId)).toEqual([third, second, first]);
  const news = { koreanTitle: '회사 소식', englishTitle: 'News', url: menu.url, windowTarget: 'newWindow' };
  const changed = { ...group, koreanTitle: '모음', lowerMenus: [news, home], isActive: false };
  expect((await administrator.put(`${path}/${second}`, changed)).json()).toEqual({ result: 'success' });
  expect((await listOf(administrator))[1]).toMatchObject({ ...changed, menuId: second });
  expect((await administrator.delete(`${path}/${third}`)).json()).toEqual({ result: 'success' });
  expect((await listOf(administrator)).map(({ menuId }) => menuId)).toEqual([second, first]);
  expect((await auditOf(app, administrator.companyCode)).map(({ operation }) => operation)).toEqual([
    'create-menu',
    'create-menu',
    'create-menu',
    'order-menus',
    'change-menu',
    'delete-menu',
  ]);
});

test('LIM-01 many simultaneous menus are created up to the limit, and the rest are refused with it', async () => {
  const administrator = await settledAdministrator();
  for (let number = 2; number < menuLimits.menus; number += 1) await made(administrator);
  const answers = await Promise.all(Array.from({ length: 16 }, () => administrator.post(path, menu)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(14);
  for (const { status, error } of refused)
    expect([status, error.errorCode, error.params]).toEqual([409, 'MENU_LIMIT', { 0: menuLimits.menus }]);
  expect(await listOf(administrator)).toHaveLength(menuLimits.menus);
});

/** Returns the menus that the home shows to a new employee of the company. */
async function seenBy(companyCode: string, language: string, country: string) {
  const browser = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ language, residence_country: country })
      .where('person_id', '=', browser.personId)
      .execute(),
  );
  const { menus } = (await browser.get('/api/v1/portal/home')).json<{ menus: HomeMenu[] }>();
  return menus;
}

test('POR-01 POR-04 people see only the active menus, in order', async () => {
  const administrator = await settledAdministrator();
  await made(administrator, { ...menu, isActive: false });
  const shown = await made(administrator, group);
  expect(await seenBy(administrator.companyCode, 'ko', 'KR')).toMatchObject([{ menuId: shown, lowerMenus: [home] }]);
});

test('POR-01 a menu is shown in its languages and to residents of its countries, and opens as an overlay if set so', async () => {
  const administrator = await settledAdministrator();
  const { companyCode } = administrator;
  const served = (change: object) => ({ service: { ...servedEverywhere, ...change } });
  await made(administrator, { ...menu, koreanTitle: '중국어', ...served({ languages: ['zh'] }) });
  await made(administrator, { ...menu, koreanTitle: '한국', ...served({ locales: ['KR'], isFullScreen: true }) });
  await made(administrator, { ...group, lowerMenus: [{ ...home, ...served({ languages: ['en'] }) }] });
  const titles = async (language: string, country: string) =>
    (await seenBy(companyCode, language, country)).map(({ koreanTitle }) => koreanTitle);
  expect(await titles('ko', 'KR')).toEqual(['한국']);
  expect(await titles('tw', 'JP')).toEqual(['중국어']);
  expect(await titles('zh', 'KR')).toEqual(['중국어', '한국']);
  // Vietnamese is served English; the group has something for them.
  expect(await titles('vi', 'VN')).toEqual(['바로 가기']);
  const [korean] = await seenBy(companyCode, 'ko', 'KR');
  expect(korean).toMatchObject({ isFullScreen: true });
});

test('POR-01 the delivery of a menu changes only from the expected value, and omitted values remain', async () => {
  const administrator = await settledAdministrator();
  const service = { ...servedEverywhere, languages: ['ja'] };
  const menuId = await made(administrator, { ...group, lowerMenus: [{ ...home, service }] });
  const change = (body: object) => administrator.put(`${path}/${menuId}`, body);
  expect((await change({ ...group, service, lowerMenus: [home] })).status).toBe(200);
  expect((await listOf(administrator))[0]).toMatchObject({ service, lowerMenus: [{ service }] });
  expect((await change(group)).status).toBe(200);
  expect((await listOf(administrator))[0]).toMatchObject({ service, lowerMenus: [{ service }] });
  const { kind: _kind, menuId: _id, ...seen } = (await listOf(administrator))[0] ?? ({} as MenuRow);
  expect((await change({ ...seen, kind: 'group', service: servedEverywhere, expected: seen })).status).toBe(200);
  const late = await change({ ...seen, kind: 'group', koreanTitle: '늦음', expected: seen });
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  const nobody = await change({ ...group, service: { ...service, languages: [] } });
  expect([nobody.status, nobody.error.fields[0]]).toMatchObject([400, { path: 'service', code: 'MB_M_REQUIRED' }]);
});

test('WIZ-08 lower menus are chosen from the company’s menus and the suite’s pages, and the others remain if one is deleted', async () => {
  const administrator = await settledAdministrator();
  const own = await made(administrator);
  const pages = (await administrator.get('/api/v1/menu-pages')).json<{ items: object[] }>().items;
  const [news] = pages;
  expect(news).toMatchObject({ url: menu.url, isOwn: true });
  expect(pages).toContainEqual(expect.objectContaining({ ...home, isOwn: false }));
  const picked = { koreanTitle: '회사 소식', englishTitle: 'News', url: menu.url, windowTarget: 'newWindow' };
  const holder = await made(administrator, { ...group, lowerMenus: [picked] });
  await administrator.delete(`${path}/${own}`);
  expect((await administrator.put(`${path}/${holder}`, { ...group, lowerMenus: [picked] })).status).toBe(200);
  const gone = await administrator.post(path, { ...group, lowerMenus: [picked] });
  expect([gone.status, gone.error.errorCode]).toEqual([409, 'MENU_PAGE_UNKNOWN']);
});

test.each([
  [{ ...menu, url: '' }, 'url', 'MB_M_REQUIRED'],
  [{ ...menu, url: 'javascript:alert(1)' }, 'url', 'MB_M_URL'],
  [{ ...menu, lowerMenus: [home] }, 'lowerMenus', 'CO400'],
  [{ ...group, lowerMenus: [] }, 'lowerMenus', 'MENU_LOWER_COUNT'],
  [{ ...group, lowerMenus: [home, home, home, home] }, 'lowerMenus', 'MENU_LOWER_COUNT'],
])('POR-01 %j is refused on %s with %s', async (input, field, code) => {
  const administrator = await settledAdministrator();
  const menuId = await made(administrator);
  for (const answer of [await administrator.post(path, input), await administrator.put(`${path}/${menuId}`, input)]) {
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
  }
});

test('POR-01 a menu cannot become a group, and a deleted one cannot be changed', async () => {
  const administrator = await settledAdministrator();
  const menuId = await made(administrator);
  for (const id of [menuId, crypto.randomUUID()]) {
    expect((await administrator.put(`${path}/${id}`, group)).error.errorCode).toBe('CO404');
  }
  const order = await administrator.put('/api/v1/menu-order', { menuIds: [menuId, crypto.randomUUID()] });
  expect(order.error.errorCode).toBe('CO404');
});

test('LIM-02 the limit is 20 during set-up and 100 afterwards', async () => {
  const administrator = await newAdministrator(app, 'MENUC');
  const first = await Promise.all(Array.from({ length: 64 }, () => administrator.post(path, menu)));
  expect(first.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await administrator.get(path)).json()).toMatchObject({ limit: 20, can: [] });
  await endSetUp(app, administrator.companyCode);
  expect((await administrator.get(path)).json()).toMatchObject({ limit: 100, can: ['create'] });
  expect((await administrator.post(path, menu)).status).toBe(200);
});

test('POR-01 simultaneous changes and orders leave every group with its lower menus', async () => {
  const administrator = await settledAdministrator();
  const ids = [await made(administrator, group), await made(administrator, group), await made(administrator)];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0
        ? administrator.put('/api/v1/menu-order', { menuIds: index % 4 === 0 ? ids : ids.toReversed() })
        : administrator.put(`${path}/${ids[index % 4 === 1 ? 0 : 1]}`, { ...group, lowerMenus: [home, home] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const list = await listOf(administrator);
  expect(list.filter(({ kind }) => kind === 'group').map(({ lowerMenus }) => lowerMenus.length)).toEqual([2, 2]);
  expect(new Set(list.map(({ menuId }) => menuId))).toEqual(new Set(ids));
});

test('MEM-04 API-07 only administrators of the company read and change menus, and those of another company are not found', async () => {
  const [administrator, other] = [await settledAdministrator(), await settledAdministrator()];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const menuId = await made(administrator);
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${menuId}`, menu),
    await browser.delete(`${path}/${menuId}`),
    await browser.put('/api/v1/menu-order', { menuIds: [menuId] }),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const reads = [await browser.get(path), await browser.get('/api/v1/menu-pages'), await browser.post(path, menu)];
    const answers = [...(await callsOf(browser)), ...reads];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect(await listOf(administrator)).toHaveLength(1);
});
