import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import pg from 'pg';
import { en as windowFieldsEn } from '../contract/src/access/grant-windows/messages/en.ts';
import { ko as windowFieldsKo } from '../contract/src/access/grant-windows/messages/ko.ts';
import { en as windowsEn } from '../web/src/features/access/grant-windows/messages/en.ts';
import { ko as windowsKo } from '../web/src/features/access/grant-windows/messages/ko.ts';
import { en as grantsEn } from '../web/src/features/access/grants/messages/en.ts';
import { ko as grantsKo } from '../web/src/features/access/grants/messages/ko.ts';
import { en as rightsEn } from '../web/src/features/access/right-requests/messages/en.ts';
import { ko as rightsKo } from '../web/src/features/access/right-requests/messages/ko.ts';
import { en as membersEn } from '../web/src/features/people/role-assignments/messages/en.ts';
import { ko as membersKo } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import type { Account, PortalProduct } from './support/portal-pages.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const texts = {
  ko: {
    fields: windowFieldsKo.fields,
    windows: windowsKo,
    grants: grantsKo,
    rights: rightsKo,
    members: membersKo,
    shell: shellKo,
    hours: '월–금 09:00–18:00',
    window: '평일 9–18시',
    division: '영업본부',
  },
  en: {
    fields: windowFieldsEn.fields,
    windows: windowsEn,
    grants: grantsEn,
    rights: rightsEn,
    members: membersEn,
    shell: shellEn,
    hours: 'Mon–Fri 09:00–18:00',
    window: 'Weekdays 9 to 18',
    division: 'Sales Division',
  },
} as const;

const reason = '조직 개편을 함께 준비합니다.';
const dayMs = 86_400_000;

/** The next day in Seoul that is a weekday before another one. */
function nextWorkday(): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + dayMs);
  while (day.getUTCDay() === 0 || day.getUTCDay() > 4) day.setTime(day.getTime() + dayMs);
  return day.toISOString().slice(0, 10);
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** The last day of the next March that is a while away. */
function endOfMarch(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < '03-01' ? year : year + 1}-03-31`;
}

interface Way {
  readonly language: 'ko' | 'en';
  readonly screen: BrowserContextOptions;
  readonly today: string;
  readonly dayOff: string;
}

interface People {
  readonly branch: Account;
  readonly inside: Account;
  readonly outside: Account;
}

interface Opened {
  readonly portal: PortalProduct;
  readonly administrator: Account;
  readonly people: People;
  readonly way: Way;
  readonly newContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly outputPath: (name: string) => string;
}

/** A journey with a browser of its own for each person and time. */
class Walk {
  readonly portal: PortalProduct;
  readonly administrator: Account;
  readonly people: People;
  readonly way: Way;
  readonly #opened: Opened;
  page: Page;
  #ahead = 0;

  constructor(page: Page, opened: Opened) {
    this.page = page;
    this.portal = opened.portal;
    this.administrator = opened.administrator;
    this.people = opened.people;
    this.way = opened.way;
    this.#opened = opened;
  }

  get panel() {
    return this.page.getByRole('dialog');
  }

  async look(name: string): Promise<void> {
    await this.page.screenshot({ path: this.#opened.outputPath(`${name}.png`), fullPage: true });
    await expectNoSidewaysScroll(this.page);
    await expectAccessible(this.page);
  }

  /** Enters in a new browser whose clock is the product's. */
  async open(account: Account, path: string): Promise<void> {
    await this.#leave();
    this.page = await (await this.#opened.newContext(this.way.screen)).newPage();
    this.page.setDefaultTimeout(20_000);
    await this.page.clock.install({ time: Date.now() + this.#ahead * 1_000 });
    await enterAs(this.page, account, this.portal.at(path), this.way.language);
  }

  /** Moves the clock of the product to a time of a day in Seoul. */
  async moveTo(day: string, clock: string): Promise<void> {
    await this.#leave();
    const wanted = Math.round((Date.parse(`${day}T${clock}:00+09:00`) - Date.now()) / 1_000);
    await this.portal.product.moveClock(wanted - this.#ahead);
    this.#ahead = wanted;
  }

  /** A page that stays open would ask on with a session that is over by then. */
  async #leave(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.goto('about:blank');
  }
}

async function prepare(portal: PortalProduct, account: Account, dayOff: string): Promise<People> {
  const leader = await portal.signInBeside(account);
  for (const [departmentCode, departmentName, englishDepartmentName] of [
    ['SALES', '영업본부', 'Sales Division'],
    ['RNDLAB', '연구소', 'Research Lab'],
  ]) {
    const names = { departmentCode, departmentName, englishDepartmentName, language: 'ko' };
    const made = await leader.post('/api/v1/departments', { ...names, parentDepartmentCode: 'TOP' });
    expect(made.status, made.text).toBe(200);
  }
  expect((await leader.put('/api/v1/public-holidays', { choice: 'none' })).status).toBe(200);
  const anniversary = { subject: '창립기념일', date: dayOff, isHoliday: true, ends: 'times', times: 1 };
  expect((await leader.post('/api/v1/anniversaries', anniversary)).status).toBe(200);
  expect((await leader.put('/api/v1/security-policies/right-holders', { isNamed: true })).status).toBe(200);
  return {
    branch: await portal.newColleague(account),
    inside: await portal.newColleague(account),
    outside: await portal.newColleague(account),
  };
}

async function place({ portal, people }: Walk): Promise<void> {
  const client = new pg.Client(portal.product.connection);
  await client.connect();
  try {
    for (const [{ loginId }, code] of [
      [people.branch, 'SALES'],
      [people.inside, 'SALES'],
      [people.outside, 'RNDLAB'],
    ] as const) {
      await client.query('update people set department_code = $1 where login_id = $2', [code, loginId]);
    }
  } finally {
    await client.end();
  }
}

/** The representative names the hours, and gives the division within them until March. */
async function give(walk: Walk): Promise<void> {
  const {
    administrator,
    people,
    way: { language, today, dayOff },
  } = walk;
  const { fields, windows, window } = texts[language];
  const personId = await walk.portal.personIdOf(administrator, people.branch);
  await place(walk);
  await walk.moveTo(today, '09:45');

  // The representative names the hours, and gives the division within them until March.
  await walk.open(administrator, '/console/grants?view=windows&panel=new');
  await walk.panel.locator('[name=grantWindowName]').fill(window);
  await walk.panel.locator('[name=zone]').fill('Asia/Seoul');
  await walk.panel.getByRole('checkbox', { name: fields.closesOnDaysOff }).check();
  await walk.look('hours');
  await walk.panel.getByRole('button', { name: windows.save, exact: true }).press('Enter');
  await expect(walk.page.getByText(windows.calendar)).toBeVisible();
  await walk.look('hours-list');
  const leader = await walk.portal.signInBeside(administrator);
  const listed = (await leader.get('/api/v1/grant-windows')).json<{
    items: { grantWindowId: string }[];
    daysOff: string[];
  }>();
  expect(listed.daysOff).toEqual([dayOff]);
  const windowId = listed.items[0]?.grantWindowId ?? '';
  const give = async (targetType: string, targetName: string, limits: object) => {
    const what = { granteeType: 'P', granteeId: personId, targetType, targetName, validFrom: '', reason };
    const given = await leader.post('/api/v1/grants', { ...what, ...limits });
    expect(given.status, given.text).toBe(200);
  };
  await give('V', 'console', { scopeKind: 'company', scopeId: '', validUntil: '', windowId: '' });
  const division9to18 = { scopeKind: 'department', scopeId: 'SALES', validUntil: endOfMarch(today), windowId };
  for (const name of ['departments', 'employees']) await give('R', name, division9to18);
}

/** The division alone, and a change of it. */
async function inHours(walk: Walk): Promise<void> {
  const { administrator, people, portal, way } = walk;
  const leader = await portal.signInBeside(administrator);
  await walk.moveTo(way.today, '10:00');
  await walk.open(people.branch, '/console/employees');
  await expect(walk.page.locator('[data-row-link]')).toHaveCount(2);
  await expect(walk.page.getByText(people.outside.loginId)).toHaveCount(0);
  await walk.look('people');
  await walk.page.goto(portal.at('/console/departments'));
  await expect(walk.page.locator('[data-row-link]')).toHaveCount(1);
  await walk.look('departments');
  await walk.page.locator('[data-row-link]').press('Enter');
  await walk.panel.locator('[name=englishDepartmentName]').fill('Sales Division East');
  await walk.panel.locator('[name=englishDepartmentName]').press('Enter');
  await expect.poll(async () => (await leader.get('/api/v1/departments/SALES')).text).toContain('Sales Division East');
  await walk.look('department');
}

/** A refusal and its explanation; two hours are asked for, given, used and over. */
async function afterHours(walk: Walk): Promise<void> {
  const {
    administrator,
    people,
    way: { language, today },
  } = walk;
  const { grants, rights, shell, hours, division } = texts[language];
  // A minute after its hours: why, until when, and who gives it.
  await walk.moveTo(today, '18:01');
  const refused = `${hours} Asia/Seoul`;
  await walk.open(people.branch, '/console/departments');
  await expect(walk.page.getByText(shell.section.refused)).toBeVisible();
  await expect(walk.page.getByText(refused)).toBeVisible();
  await walk.look('refused');
  await walk.page.getByRole('link', { name: shell.section.why }).press('Enter');
  await expect(walk.page.getByText(grants.own.outside)).toBeVisible();
  await expect(walk.page.getByText(refused).first()).toBeVisible();
  await expect(walk.page.getByText(grants.own.valid, { exact: true })).toBeVisible();
  await expect(walk.page.getByText(grants.own.opens)).toBeVisible();
  await expect(walk.page.getByText(grants.own.holders)).toBeVisible();
  await expect(walk.page.getByText(grants.own.askSooner)).toBeVisible();
  await walk.look('why');

  // Two hours are asked for, given, used, and over.
  await expect(walk.page.locator('[name=scopeKind]')).toHaveValue('department');
  await walk.page.locator('[name=reason]').fill(reason);
  await walk.page.getByRole('button', { name: rights.ask }).press('Enter');
  await expect(walk.page.getByText(rights.asked)).toBeVisible();
  await walk.open(administrator, '/console/grants?view=requests');
  await walk.page.locator('[data-row-link]').first().press('Enter');
  await walk.panel.getByRole('button', { name: rights.approve }).press('Enter');
  await expect(walk.page.getByText(rights.approved)).toBeVisible();
  await walk.open(people.branch, '/console/departments');
  await expect(walk.page.locator('[data-row-link]')).toHaveCount(1);
  await expect(walk.page.locator('[data-row-link]').getByText(division)).toBeVisible();
  await walk.look('temporary');
  await walk.moveTo(today, '20:10');
  await walk.open(people.branch, '/console/departments');
  await expect(walk.page.getByText(refused)).toBeVisible();
}

/** A day off, and the explanation of the evening before for the representative. */
async function dayOfRest(walk: Walk): Promise<void> {
  const {
    administrator,
    people,
    way: { language, today, dayOff },
  } = walk;
  const { grants, members, shell, division } = texts[language];
  // The day after is a day off.
  await walk.moveTo(dayOff, '18:30');
  await walk.open(people.branch, '/console/departments');
  await walk.page.getByRole('link', { name: shell.section.why }).press('Enter');
  await expect(walk.page.getByText(grants.own.dayOff)).toBeVisible();
  await walk.look('day-off');

  // The representative sees the same for the evening before.
  await walk.open(administrator, '/console/grants?view=why');
  await walk.page.getByRole('combobox', { name: members.person }).fill(people.branch.loginId);
  await walk.page.getByRole('option', { name: people.branch.loginId }).click();
  await walk.page.locator('[name=area]').selectOption('departments');
  await walk.page.locator('[name=permission]').selectOption('departments.view');
  await walk.page.locator('[name=place]').selectOption('department');
  await walk.page.getByRole('combobox', { name: grants.why.places.department }).fill('SALES');
  await walk.page.getByRole('option', { name: division }).first().click();
  await walk.page.locator('[name=when]').selectOption('other');
  await walk.page.locator('[name=day]').fill(today);
  await walk.page.locator('[name=clock]').selectOption('18:00');
  await expect(walk.page.getByText(grants.why.no, { exact: true }).first()).toBeVisible();
  await expect(walk.page.getByText(grants.why.verdicts.otherHours).first()).toBeVisible();
  await walk.look('explained');
  await walk.page.locator('[name=clock]').selectOption('17:30');
  await expect(walk.page.getByText(grants.why.yes, { exact: true }).first()).toBeVisible();
}

for (const [language, width, colorScheme] of walked([
  ['ko', 1440, 'light'],
  ['en', 360, 'dark'],
] as const)) {
  test.describe(`the administrator of one division, in ${language} at ${width}`, () => {
    const screen: BrowserContextOptions = {
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
    };
    test.use({
      ...screen,
      refusedCalls: ['/api/v1/session', '/api/v1/departments', '/api/v1/department-count', '/api/v1/saved-views'],
    });
    const today = nextWorkday();
    const way = { language, screen, today, dayOff: dayAfter(today) };
    let people: People;
    // A product of its own: its clock is moved.
    const { portal, account: administrator } = portalWithOneAccount({
      isAlone: true,
      prepare: async (product, account) => {
        people = await prepare(product, account, way.dayOff);
      },
    });

    test('MEM-02 MEM-03 MEM-09 MEM-10 sees and changes it in its hours, reads why not outside of them, asks for two hours and uses them', async ({
      watched,
      newContext,
    }, info) => {
      test.setTimeout(240_000);
      const outputPath = (name: string) => info.outputPath(name);
      const walk = new Walk(watched, { portal, administrator, people, way, newContext, outputPath });
      await give(walk);
      await inHours(walk);
      await afterHours(walk);
      await dayOfRest(walk);
    });
  });
}
