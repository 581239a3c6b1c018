import { expect, test } from 'vitest';
import { servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const insertPath = '/portal/admin/rest/v1/wizard/menu/insert';
const deletePath = (menuLabel: string, company = '') =>
  `/portal/admin/wizard/menu/delete?menuLabel=${menuLabel}&currentCompId=${company}`;

const menu = {
  titleKo: '회사 소식',
  titleEn: 'News',
  urlParameter: 'https://news.hanbit.example',
  type: 'default',
  menuType: 'EXEC',
  popUpTarget: 'NB',
  urlType: 'O',
  activeYn: 'Y',
  fullScreenYn: 'N',
  menuLabel: '',
  pageLists: [],
  servicedLanguages: ['ko', 'en', 'ja', 'zh'],
  servicedNetworks: ['EX', 'IN'],
  servicedLocales: ['KR', 'GB', 'US'],
  servicedBrowsers: ['IE', 'ETC'],
};
const page = {
  titleKo: '포털 홈',
  titleEn: 'Home',
  urlParameter: '/portalapp/home',
  pageTheme: 'URL',
  fxdBrwsUseYn: 'N',
  layoutId: 20000,
  index: 1,
};
const group = { ...menu, titleEn: 'Group', urlParameter: '', type: 'group', menuType: 'CONTAINER', pageLists: [page] };

function insert(browser: Browser, change: object = {}, base: object = menu) {
  return browser.post(insertPath, { ...base, ...change });
}

async function listOf(browser: Browser): Promise<MenuRow[]> {
  return (await browser.get('/api/v1/menus')).json<{ items: MenuRow[] }>().items;
}

test('API-01 WIZ-08 POR-01 a menu is created as the specification names it, and the audit log names the actor', async () => {
  const administrator = await newAdministrator(app, 'MENUA');
  const { companyCode } = administrator;
  const answer = await insert(administrator, { adminCompId: companyCode, currentCompId: companyCode });
  expect(answer.status, answer.text).toBe(200);
  const { menuLabel } = answer.json<{ menuLabel: string }>();
  expect(await listOf(administrator)).toEqual([
    {
      menuId: menuLabel,
      kind: 'menu',
      koreanTitle: '회사 소식',
      englishTitle: 'News',
      url: 'https://news.hanbit.example',
      windowTarget: 'newTab',
      isActive: true,
      service: servedEverywhere,
      lowerMenus: [],
    },
  ]);
  expect(await auditOf(app, companyCode)).toEqual([
    { operation: 'create-menu', actor_id: administrator.personId, target_id: menuLabel },
  ]);
});

test('WIZ-08 WIZ-09 POR-01 a group has up to 3 lower menus of the page list, which are deleted with it', async () => {
  const administrator = await newAdministrator(app, 'MENUA');
  await insert(administrator);
  const own = { ...page, titleKo: '회사 소식', titleEn: 'News', urlParameter: menu.urlParameter };
  const answer = await insert(administrator, { pageLists: [own, page] }, group);
  expect(answer.status, answer.text).toBe(200);
  const [, made] = await listOf(administrator);
  expect(made).toMatchObject({ kind: 'group', url: '' });
  expect(made?.lowerMenus.map(({ url }) => url)).toEqual([menu.urlParameter, '/portalapp/home']);
  const removed = await administrator.post(deletePath(made?.menuId ?? '', administrator.companyCode));
  expect(removed.json()).toEqual({ result: 'success' });
  expect((await listOf(administrator)).map(({ englishTitle }) => englishTitle)).toEqual(['News']);
  const { rows } = await app.pools.owner.query<{ left: string }>(
    `select count(*) as left from menus where url = '/portalapp/home'`,
  );
  expect(rows).toEqual([{ left: '0' }]);
});

test.each([
  [{ titleKo: '' }, 'titleKo', 'MB_M_REQUIRED'],
  [{ titleKo: '가'.repeat(31) }, 'titleKo', 'MB_M_MAX_LENGTH'],
  [{ titleEn: '소식' }, 'titleEn', 'MB_M_ALPHANUMERIC'],
  [{ titleEn: 'News!' }, 'titleEn', 'MB_M_ALPHANUMERIC'],
  [{ titleEn: 'N'.repeat(31) }, 'titleEn', 'MB_M_MAX_LENGTH'],
  [{ urlParameter: '' }, 'urlParameter', 'MB_M_REQUIRED'],
  [{ urlParameter: `https://${'n'.repeat(23)}` }, 'urlParameter', 'MB_M_MAX_LENGTH'],
  [{ urlParameter: 'javascript:alert(1)' }, 'urlParameter', 'MB_M_URL'],
  [{ urlParameter: '//news.hanbit.example' }, 'urlParameter', 'MB_M_URL'],
  [{ urlParameter: '/\\news.hanbit.example' }, 'urlParameter', 'MB_M_URL'],
  [{ popUpTarget: 'XX' }, 'popUpTarget', 'CO400'],
  [{ urlType: 'X' }, 'urlType', 'CO400'],
  [{ servicedLocales: ['FR'] }, 'servicedLocales.0', 'CO400'],
  [{ menuType: 'CONTAINER' }, 'menuType', 'CO400'],
  [{ pageLists: [page] }, 'pageLists', 'CO400'],
  [{ unknown: 1 }, 'unknown', 'CO400'],
])('POR-01 LIM-02 a menu with %j is refused on %s with %s', async (change, path, code) => {
  const administrator = await newAdministrator(app, 'MENUA');
  const answer = await insert(administrator, change);
  expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, path, code]);
  expect(await listOf(administrator)).toEqual([]);
});

test.each([
  [{ pageLists: [] }, 'pageLists', 'MENU_LOWER_COUNT', 400],
  [{ pageLists: [page, page, page, page] }, 'pageLists', 'MENU_LOWER_COUNT', 400],
  [{ pageLists: [{ ...page, urlParameter: 'javascript:x' }] }, 'pageLists.0.urlParameter', 'MB_M_URL', 400],
  [{ pageLists: [{ ...page, layoutId: 1 }] }, 'pageLists.0.layoutId', 'CO400', 400],
  [{ pageLists: [{ ...page, urlParameter: 'https://x.example' }] }, undefined, 'MENU_PAGE_UNKNOWN', 409],
])('LIM-02 POR-01 a group with %j is refused on %s with %s', async (change, path, code, status) => {
  const administrator = await newAdministrator(app, 'MENUA');
  const answer = await insert(administrator, change, group);
  expect([answer.status, answer.error.fields[0]?.path, answer.error.errorCode]).toEqual([status, path, code]);
  expect(await listOf(administrator)).toEqual([]);
});

test('LIM-02 of 64 simultaneous menus and groups 20 are created, and lower menus do not count', async () => {
  const administrator = await newAdministrator(app, 'MENUA');
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => insert(administrator, {}, index % 2 === 0 ? menu : group)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status !== 200).map(({ status, error }) => [status, error.errorCode]);
  expect(refused).toEqual(Array.from({ length: 44 }, () => [409, 'SET_UP_LIMIT']));
  const list = await listOf(administrator);
  expect(list).toHaveLength(20);
  await administrator.post(deletePath(list[0]?.menuId ?? ''));
  expect((await insert(administrator)).status).toBe(200);
  expect((await insert(administrator)).error).toMatchObject({ errorCode: 'SET_UP_LIMIT', params: { 0: 20 } });
});

test('WIZ-22 MEM-04 API-07 only the company’s administrator adds or removes, and every foreign company code is refused alike', async () => {
  const [administrator, other] = [await newAdministrator(app, 'MENUA'), await newAdministrator(app, 'MENUA')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const { menuLabel } = (await insert(administrator)).json<{ menuLabel: string }>();
  expect((await insert(app.browser())).error.errorCode).toBe('AC100');
  expect((await insert(employee)).error.errorCode).toBe('CO401');
  expect((await app.browser().post(deletePath(menuLabel))).error.errorCode).toBe('AC100');
  expect((await employee.post(deletePath(menuLabel))).error.errorCode).toBe('CO401');
  for (const code of [other.companyCode, 'NOBODY']) {
    const refusals = [
      await insert(administrator, { adminCompId: code }),
      await insert(administrator, { currentCompId: code }),
      await administrator.post(deletePath(menuLabel, code)),
    ];
    expect(refusals.map(({ status, error }) => [status, error.errorCode])).toEqual(refusals.map(() => [403, 'CO401']));
  }
  for (const label of [menuLabel, crypto.randomUUID(), 'x']) {
    const answer = await other.post(deletePath(label));
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
  expect(await listOf(administrator)).toHaveLength(1);
  expect(await listOf(other)).toEqual([]);
});

test.each(['finished', 'quit'] as const)('WIZ-18 once the set-up is %s its calls change nothing', async (state) => {
  const administrator = await newAdministrator(app, 'MENUA');
  const { menuLabel } = (await insert(administrator)).json<{ menuLabel: string }>();
  await endSetUp(app, administrator.companyCode, state);
  for (const answer of [await insert(administrator), await administrator.post(deletePath(menuLabel))]) {
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
  }
  expect(await listOf(administrator)).toHaveLength(1);
});
