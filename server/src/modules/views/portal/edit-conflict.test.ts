// Runs on every PostgreSQL: conflicts.
import { expect, test } from 'vitest';
import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { auditOf, endSetUp } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });

type Administrator = Awaited<ReturnType<typeof administratorOf>>;

async function twoAdministrators(companyCode: string): Promise<[Administrator, Administrator]> {
  const one = await administratorOf(app, companyCode);
  await endSetUp(app, companyCode);
  return [one, await administratorOf(app, companyCode)];
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
  return answer;
}

interface Section {
  /** Makes what is changed, and returns where; what a company has once is there anyway. */
  readonly make: (browser: Administrator) => Promise<string>;
  readonly first: object;
  readonly second: object;
  readonly third: object;
  /** Reads what a page shows of the change, limited to the fields of `first`. */
  readonly read: (browser: Browser, path: string) => Promise<unknown>;
  readonly audited: string;
}

/** The first of a list, with the fields that `like` has. */
async function onlyOf(browser: Browser, path: string, like: object): Promise<unknown> {
  const { items = [], settings } = (await browser.get(path)).json<{ items?: object[]; settings?: object }>();
  const row = settings ?? items[0];
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => name in like));
}

const page = (url: string) => ({
  koreanTitle: '포털 홈',
  englishTitle: 'Home',
  url,
  windowTarget: 'newTab',
  service: servedEverywhere,
});
const titles = { koreanTitle: '모음', englishTitle: 'Group' };
const group = { ...titles, url: '', windowTarget: 'newWindow', isActive: true, lowerMenus: [page('/portalapp/home')] };
const link = { ...titles, url: '/portalapp/home', windowTarget: 'newTab', icon: 'link', imageAddress: null };
const board = { boardName: '자유', englishBoardName: 'Free', ...ordinaryBoard };
const day = {
  subject: '창립기념일',
  date: '2020-03-02',
  isLunar: false,
  isLeapMonth: false,
  isHoliday: true,
  everyYears: 1,
  ends: 'never',
  times: null,
  until: '',
};

const jobList = { jobListName: '', englishJobListName: '', isHidden: false };
const job = { jobRankCode: '', jobTitleCode: '' };

function sectionAt(
  path: string,
  first: object,
  changes: readonly [object, object],
  audited: string,
  kind = {},
): Section {
  const { imageAddress: _shown, ...input } = { imageAddress: null, ...first };
  return {
    make: async (browser) => {
      const made = (await done(browser.post(path, { ...kind, ...input }))).json<Record<string, string>>();
      return `${path}/${Object.values(made)[0]}`;
    },
    first,
    second: { ...first, ...changes[0] },
    third: { ...first, ...changes[1] },
    read: (browser) => onlyOf(browser, path, first),
    audited,
  };
}

const inKind = { kind: 'group' };
const sections: readonly [name: string, section: Section, kind?: object][] = [
  [
    'POR-01 a group of menus',
    // Of the second change only the lower menus are other ones: they are rows of their own.
    sectionAt(
      '/api/v1/menus',
      group,
      [{ lowerMenus: [page('/portalapp/boards')] }, { isActive: false }],
      'change-menu',
      inKind,
    ),
    inKind,
  ],
  [
    'POR-03 a quick link',
    sectionAt('/api/v1/quick-links', link, [{ icon: 'mail' }, { url: '/loginapp' }], 'change-link'),
  ],
  [
    'BRD-02 a board',
    // Whether it is on the home stands in another table than all the rest.
    sectionAt('/api/v1/admin/boards', board, [{ showsOnHome: false }, { viewGrade: 7 }], 'change-board'),
  ],
  [
    'CAL-01 an anniversary',
    sectionAt(
      '/api/v1/anniversaries',
      day,
      [{ ends: 'until', until: '2030-03-02' }, { date: '2020-03-03' }],
      'change-anniversary',
    ),
  ],
  [
    'APR-01 the settings of approvals',
    {
      ...sectionAt(
        '/api/v1/approval-settings',
        defaultSettings,
        [{ keptDays: 30 }, { maxAgreers: 2 }],
        'change-approval-settings',
      ),
      make: async () => '/api/v1/approval-settings',
    },
  ],
  [
    'RNK-02 the settings of job titles',
    {
      ...sectionAt(
        '/api/v1/job-titles-list',
        jobList,
        [{ jobListName: '보직' }, { englishJobListName: 'Duty', isHidden: true }],
        'settle-job-list',
      ),
      make: async () => '/api/v1/job-titles-list',
      read: (browser) => onlyOf(browser, '/api/v1/job-titles', jobList),
    },
  ],
  [
    'RNK-01 RNK-02 the job of an employee',
    {
      ...sectionAt('', job, [{ jobRankCode: 'ONE' }, { jobTitleCode: 'ONE' }], 'change-employee-job'),
      make: async (browser) => {
        for (const list of ['job-ranks', 'job-titles']) {
          await done(browser.post(`/api/v1/${list}`, { jobRankCode: 'ONE', jobRankName: '하나' }));
        }
        return `/api/v1/employees/${browser.personId}/job`;
      },
      read: async (browser, path) => {
        const answer = await browser.get(path.slice(0, path.lastIndexOf('/')));
        const { jobRank, jobTitle } = answer.json<{ employee: Employee }>().employee;
        return { jobRankCode: jobRank?.jobRankCode ?? '', jobTitleCode: jobTitle?.jobRankCode ?? '' };
      },
    },
  ],
];

test.each(sections)('%s changed since the form was opened is not overwritten', async (name, section, kind = {}) => {
  const companyCode = `STALE${sections.findIndex(([each]) => each === name)}`;
  const [one, two] = await twoAdministrators(companyCode);
  const path = await section.make(one);
  const { first, second, third } = section;
  const put = (browser: Browser, body: object, expected?: object) => {
    const { imageAddress: _shown, ...input } = { imageAddress: null, ...body };
    return browser.put(path, { ...kind, ...input, ...(expected && { expected }) });
  };
  await done(put(one, second, first));
  const late = await put(two, third, first);
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect(await section.read(two, path)).toEqual(second);
  // Who says nothing of what they saw overwrites.
  await done(put(two, third));
  expect((await put(one, first, second)).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await section.read(one, path)).toEqual(third);
  // What is as it is wanted already was changed by the same call before: an undo that is sent twice is no other change.
  await done(put(one, second, third));
  await done(put(one, second, third));
  expect(await section.read(one, path)).toEqual(second);
  await done(put(two, third, second));
  let expected = third;
  for (let round = 0; round < 4; round += 1) {
    const [wanted = first, other = first] = [first, second, third].filter((each) => each !== expected);
    const answers = await Promise.all([put(one, wanted, expected), put(two, other, expected)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expected = answers[0].status === 200 ? wanted : other;
    expect(await section.read(one, path)).toEqual(expected);
  }
  const audited = (await auditOf(app, companyCode)).filter(({ operation }) => operation === section.audited);
  expect(audited).toHaveLength(9);
});

interface Order {
  /** Makes two, and returns the keys of the list. */
  readonly make: (browser: Browser) => Promise<readonly string[]>;
  readonly put: (browser: Browser, keys: readonly string[], expected?: readonly string[]) => Promise<Answer>;
  readonly read: (browser: Browser) => Promise<readonly string[]>;
}

function orderAt(path: string, orderPath: string, input: object, names: { key: string; keys: string }): Order {
  const wire = (key: string) => (names.key === 'boardNumber' ? Number(key) : key);
  const read = async (browser: Browser) => {
    const { items } = (await browser.get(path)).json<{ items: Record<string, unknown>[] }>();
    return items.map((row) => String(row[names.key]));
  };
  return {
    make: async (browser) => {
      for (let made = 0; made < 3; made += 1) await done(browser.post(path, input));
      return read(browser);
    },
    put: (browser, keys, expected) =>
      browser.put(orderPath, { [names.keys]: keys.map(wire), ...(expected && { expected: expected.map(wire) }) }),
    read,
  };
}

const portlets = '/api/v1/admin/portlets';
const portletKeys = async (browser: Browser) => {
  const listed = (await browser.get(portlets)).json<{ items: { portletKey: string; isShown: boolean }[] }>();
  return listed.items.map(({ portletKey, isShown }) => `${portletKey} ${isShown}`);
};
/** A board and two that every home has; what is not named in an order stays behind them. */
const firstPortlets = async (browser: Browser) => (await portletKeys(browser)).slice(0, 3);
const asPortlets = (keys: readonly string[]) =>
  keys.map((key) => ({ portletKey: key.split(' ')[0], isShown: key.endsWith('true') }));

const { imageAddress: _none, ...newLink } = link;
const orders: readonly [name: string, order: Order][] = [
  [
    'POR-01 menus',
    orderAt('/api/v1/menus', '/api/v1/menu-order', { ...inKind, ...group }, { key: 'menuId', keys: 'menuIds' }),
  ],
  [
    'POR-03 quick links',
    orderAt('/api/v1/quick-links', '/api/v1/quick-link-order', newLink, { key: 'linkId', keys: 'linkIds' }),
  ],
  [
    'BRD-02 boards',
    orderAt('/api/v1/admin/boards', '/api/v1/admin/boards/order', board, { key: 'boardNumber', keys: 'boardNumbers' }),
  ],
  [
    'POR-02 portlets',
    {
      make: async (browser) => {
        await done(browser.post('/api/v1/admin/boards', board));
        return firstPortlets(browser);
      },
      put: (browser, keys, expected) =>
        browser.put(portlets, { portlets: asPortlets(keys), ...(expected && { expected: asPortlets(expected) }) }),
      read: firstPortlets,
    },
  ],
];

test.each(orders)('%s reordered by others keep that order after a move or an undo', async (name, order) => {
  const [one, two] = await twoAdministrators(`ORDER${orders.findIndex(([each]) => each === name)}`);
  const seen = await order.make(one);
  const [a = '', b = '', c = ''] = seen;
  expect(seen).toHaveLength(3);
  for (const twice of [order.put(one, [b, a, b]), order.put(one, [b, a, c], [a, b, b])]) {
    const { status, error } = await twice;
    expect([status, error.errorCode, error.fields.map(({ code }) => code)]).toEqual([400, 'CO400', ['CO400']]);
  }
  expect(await order.read(one)).toEqual(seen);
  await done(order.put(one, [b, a, c], seen));
  const late = await order.put(two, [c, a, b], seen);
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect(await order.read(two)).toEqual([b, a, c]);
  await done(order.put(one, [b, a, c], seen));
  expect(await order.read(two)).toEqual([b, a, c]);
  await done(order.put(two, [c, b, a]));
  expect((await order.put(one, seen, [b, a, c])).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await order.read(one)).toEqual([c, b, a]);
  const answers = await Promise.all([order.put(one, [a, b, c], [c, b, a]), order.put(two, [b, c, a], [c, b, a])]);
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect(await order.read(one)).toEqual(answers[0].status === 200 ? [a, b, c] : [b, c, a]);
});

test('POR-02 a portlet shown or hidden in the meantime is an edit conflict', async () => {
  const [one, two] = await twoAdministrators('HIDDEN1');
  const [a = '', b = '', ...others] = await portletKeys(one);
  const put = (browser: Browser, keys: readonly string[]) =>
    browser.put(portlets, { portlets: asPortlets(keys), expected: asPortlets([a, b]) });
  await done(put(one, [a.replace('true', 'false'), b]));
  expect((await put(two, [b, a])).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await portletKeys(two)).toEqual([a.replace('true', 'false'), b, ...others]);
});
