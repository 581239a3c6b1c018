import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { calls as allCalls } from '../../../testing/operations/calls.ts';

const app = await startTestApp({ work: false });
const employee = '/employee/memberadmin/rest/v2/comp';
const portal = '/portal/admin/wizard';
const board = '/board/rest/v1/admin/boards';
const calendars = '/pims/calendar/rest/v1/calendars';
const titles = { titleKo: '게시판', titleEn: 'Board' };

type Call = readonly ['post' | 'put' | 'delete', string, object?];
type Made = Readonly<Record<'menu' | 'category' | 'board' | 'portlet' | 'anniversary', string>>;

/** Every call that changes something in the wizard, in its order; the later ones name what the earlier ones made. */
const calls: readonly ((company: string, made: Partial<Made>) => Call)[] = [
  () => ['post', '/api/v1/set-up/run'],
  (company) => ['post', `${calendars}/create`, calendarOf(company)],
  (compCd) => ['post', '/approval/rest/v1/organization/compCreate', approvalOf(compCd)],
  () => ['post', `${employee}/code/title/create`, { compStrcCd: 'G1', compStrcCdNm: '사원' }],
  () => ['post', `${employee}/dept/create`, { deptCd: 'SALES', deptNm: '영업팀', enDeptNm: 'Sales' }],
  () => ['put', '/api/v1/set-up/step', { step: 'departments' }],
  (company) => ['post', `${portal}/compconfig/update`, homeOf(company)],
  () => ['post', '/portal/admin/rest/v1/wizard/menu/insert', menuOf()],
  () => ['post', `${portal}/category/0/type/PORTLET/insert`, titles],
  () => ['post', `${board}/create`, { brdNm: '게시판', enBrdNm: 'Board' }],
  (_, made) => ['post', `${portal}/portlets/${made.category}/insert`, portletOf(made)],
  (company, made) => ['post', `${portal}/placement/compId/${company}/home/update`, { portletLabels: [made.portlet] }],
  () => ['post', `${calendars}/HOL1/schedules/create`, anniversary],
  (company) => ['post', `${employee}/policy/update/ptconf`, { compCd: company }],
];

/** Calls that delete or give up something, sent after the set-up has ended. */
const removals: typeof calls = [
  (id) => ['post', `${employee}/code/title/delete`, { compStrcCdList: ['G1'], id }],
  (compCd) => ['post', `${employee}/dept/delete`, { compCd, deptCd: 'SALES', uprDeptCd: 'TOP' }],
  (company, made) => ['post', `${portal}/menu/delete?menuLabel=${made.menu}&currentCompId=${company}`],
  (_, made) => ['post', `${portal}/portlets/${made.portlet}/delete`],
  (_, made) => ['post', `${board}/delete?brdNo=${made.board}`],
  (_, made) => ['post', `${calendars}/HOL1/schedules/${made.anniversary}/delete?recurrenceModType=ALL`],
  () => ['delete', '/api/v1/set-up/run'],
  () => ['delete', '/api/v1/set-up/run-elsewhere'],
];

const calendarOf = (company: string) => ({
  subject: '회사 기념일',
  type: 'COMPANNIVERSARY',
  timezone: 'Asia/Seoul',
  regType: 'ADMIN',
  color: '#3F8F7F',
  publicTargets: [{ authority: 'VIEW_SCHEDULE', target: 'COMPANY', targetId: company }],
});
const approvalOf = (compCd: string) => ({
  apConfId: 'auto',
  compCd,
  keepTermVal: 4015,
  ttAplnNum: 99,
  apOrgTypeCd: 'C',
});
const homeOf = (company: string) => ({ compCode: company, sOrgCode: company, defaultScreenCode: 'PT' });
const menuOf = () => ({
  ...titles,
  urlParameter: 'https://news.hanbit.example',
  type: 'default',
  menuType: 'EXEC',
  popUpTarget: 'NB',
  urlType: 'O',
  activeYn: 'Y',
  fullScreenYn: 'N',
  menuLabel: '',
  pageLists: [],
  servicedLanguages: ['ko'],
  servicedNetworks: ['EX'],
  servicedLocales: ['KR'],
  servicedBrowsers: ['ETC'],
});
const portletOf = (made: Partial<Made>) => ({
  ...titles,
  url: '/boardapp/portlet01',
  urlType: 'O',
  activeYn: 'Y',
  urlParameter: `brdNo=${made.board}`,
  categoryTitle: '한빛상사',
});
const anniversary = {
  subject: '창립기념일',
  startTime: '2026-03-02',
  endTime: '2026-03-02',
  calendarId: 'HOL1',
  type: 'COMPANNIVERSARY',
  restDayYn: 'Y',
  allDayYn: 'Y',
  lunarYn: 'N',
  recurrence: { freq: 'YEARLY', freqInterval: 1, endType: 'UNLIMITED', condition: '', until: '' },
};

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;
const send = (who: Pick<Administrator, 'post' | 'put' | 'delete'>, [method, path, body = {}]: Call): Promise<Answer> =>
  method === 'delete' ? who.delete(path) : who[method](path, body);
const codeOf = ({ status, error }: Answer) => `${status} ${error.errorCode}`;
const setUpCalls = [...calls, ...removals];

let who: Administrator;
const made: { -readonly [K in keyof Made]?: string } = {};
const wireNames = {
  menuLabel: 'menu',
  categoryLabel: 'category',
  brdNo: 'board',
  portletNo: 'portlet',
  uid: 'anniversary',
} as const;

beforeAll(async () => {
  who = await newAdministrator(app, 'REPLAY');
  for (const call of calls) {
    const answer = await send(who, call(who.companyCode, made));
    expect([call(who.companyCode, made)[1], answer.status, answer.text]).toEqual([expect.anything(), 200, answer.text]);
    for (const [wire, kind] of Object.entries(wireNames)) {
      const value = answer.json<Record<string, string | number>>()[wire];
      if (value !== undefined) made[kind] = String(value);
    }
  }
  expect(Object.keys(made)).toHaveLength(5);
});

test('WIZ-17 WIZ-18 WIZ-19 every call of the wizard repeated after its end is CO403, and no row changes', async () => {
  const before = await databaseText(app);
  const answers = [];
  for (const call of setUpCalls) answers.push(await send(who, call(who.companyCode, made)));
  expect(answers.map(codeOf)).toEqual(setUpCalls.map(() => '403 CO403'));
  expect(await databaseText(app)).toBe(before);
});

test('WIZ-22 every call of the wizard refuses employees and administrators of another company', async () => {
  const inIt = await newAdministrator(app, 'REPLAY');
  const worker = await memberBrowser(app, { companyCode: inIt.companyCode, role: 'employee' });
  const before = await databaseText(app);
  for (const [browser, code] of [
    [app.browser(), '401 AC100'],
    [worker, '403 CO401'],
  ] as const) {
    const answers = [];
    for (const call of setUpCalls) answers.push(await send(browser, call(inIt.companyCode, made)));
    expect(answers.map(codeOf)).toEqual(setUpCalls.map(() => code));
  }
  // What names a company names the other's, and what names a thing names what the other made.
  const isForeign = (call: Call) => /REPLAY|menu.delete|portlets.\d|brdNo=|schedules/.test(JSON.stringify(call));
  const foreign = setUpCalls.map((call) => call(who.companyCode, made)).filter(isForeign);
  expect(foreign).toHaveLength(13);
  for (const call of foreign)
    expect([call[1], (await send(inIt, call)).status]).toEqual([call[1], expect.toBeOneOf([403, 404, 409])]);
  expect(await databaseText(app)).toBe(before);
});

test('WIZ-22 the list above contains every changing call of the set-up', () => {
  const known = setUpCalls.map((call) =>
    call('C', { menu: 'm', category: '1', board: '1', portlet: '1', anniversary: 'u' }),
  );
  const isSetUpCall = (path: string) =>
    /\/wizard\/(?!agree)|\/api\/v1\/set-up\/(?!arrivals)|\/rest\/v2\/comp\/|compCreate|board\/rest\/v1\/admin\/boards|calendars\//.test(
      path,
    );
  const declared = allCalls.filter(
    ({ method, access, path }) => method !== 'GET' && access === 'administrator' && isSetUpCall(path),
  );
  const unknown = declared.filter((route) => {
    const form = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return !known.some(
      ([method, path]) => method === route.method.toLowerCase() && form.test(path.split('?', 1)[0] ?? ''),
    );
  });
  expect(unknown.map(({ path }) => path)).toEqual([]);
  expect(declared.length).toBeGreaterThanOrEqual(22);
});
