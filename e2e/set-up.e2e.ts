import type { Page } from '@playwright/test';
import { anniversaryLimits } from '../contract/src/anniversaries/limits.ts';
import { menuLimits } from '../contract/src/menus/limits.ts';
import { en as menuTexts } from '../contract/src/menus/messages/en.ts';
import { wizardQuietMinutes } from '../contract/src/wizard/limits.ts';
import { wizardSteps } from '../contract/src/wizard/steps.ts';
import { en as base } from '../contract/src/kernel/messages/en.ts';
import { en as anniversaries } from '../web/src/features/anniversaries/messages/en.ts';
import { ko as anniversariesKo } from '../web/src/features/anniversaries/messages/ko.ts';
import { en as departments } from '../web/src/features/departments/messages/en.ts';
import { ko as departmentsKo } from '../web/src/features/departments/messages/ko.ts';
import { en as ranks } from '../web/src/features/job-ranks/messages/en.ts';
import { en as consoleTexts } from '../web/src/features/console/messages/en.ts';
import { en as home } from '../web/src/features/portal/messages/en.ts';
import { ko as ranksKo } from '../web/src/features/job-ranks/messages/ko.ts';
import { en as boards } from '../web/src/features/managed-boards/messages/en.ts';
import { ko as boardsKo } from '../web/src/features/managed-boards/messages/ko.ts';
import { en as menus } from '../web/src/features/menus/messages/en.ts';
import { ko as menusKo } from '../web/src/features/menus/messages/ko.ts';
import { en as shell } from '../web/src/features/console/messages/en.ts';
import { en as portalTexts } from '../web/src/features/portal/messages/en.ts';
import { en } from '../web/src/features/wizard/messages/en.ts';
import { ko } from '../web/src/features/wizard/messages/ko.ts';
import { type Account, logInFormOf, PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
const at = (path: string) => portal.at(path);
test.beforeAll(() => portal.start());
test.afterAll(() => portal.product.stop());
// One product for all.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
/** WIZ-20: what stands already is refused at every later load, which the wizard ignores. */
const standing = ['/calendars/create', '/compCreate'];
test.use({ refusedCalls: standing });

const said = {
  ko: {
    stay: '계속 작성',
    t: ko,
    ranks: ranksKo,
    departments: departmentsKo,
    menus: menusKo,
    boards: boardsKo,
    days: anniversariesKo,
  },
  en: { stay: 'Keep editing', t: en, ranks, departments, menus, boards, days: anniversaries },
} as const;
type Spoken = keyof typeof said;

async function logIn(page: Page, { loginId, password }: Account, language: Spoken) {
  await page.context().addCookies([{ name: 'lang', value: language, url: at('/') }]);
  await page.goto(at('/loginapp'));
  await logInFormOf(page).logIn(loginId, password);
  await expect(page).toHaveURL(/\/userapp\/wizard/);
}

/** A person at the wizard, by the mouse or by the keyboard alone. */
class Wizard {
  readonly page: Page;
  readonly texts: (typeof said)[Spoken];
  readonly #byKeyboard: boolean;

  constructor(page: Page, language: Spoken, byKeyboard: boolean) {
    this.page = page;
    this.texts = said[language];
    this.#byKeyboard = byKeyboard;
  }

  /** By the keyboard Tab goes on until the thing has the focus, as it does for somebody who cannot use a mouse. */
  async press(name: string, role: 'button' | 'link' | 'checkbox' | 'radio' = 'button') {
    const thing = this.page.getByRole(role, { name, exact: role === 'button' }).last();
    await thing.waitFor();
    if (!this.#byKeyboard) return thing.click();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await thing.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('Tab');
    }
    await expect(thing).toBeFocused();
    await this.page.keyboard.press(role === 'button' || role === 'link' ? 'Enter' : 'Space');
  }

  /** Fills in the fields of the popup that is open and saves; the popup goes, and the thing stands in the list. */
  async add(label: string, fields: Readonly<Record<string, string>>, expected: string, ticks: readonly string[] = []) {
    await this.press(label);
    const popup = this.page.getByRole('dialog', { name: label });
    // ACS-01: whoever opened it types at once, and Esc asks before it throws away what was typed.
    await expect(popup.locator('input, select, textarea').first()).toBeFocused();
    for (const [name, value] of Object.entries(fields)) await popup.locator(`[name=${name}]`).fill(value);
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('alertdialog').getByRole('button', { name: this.texts.stay }).click();
    for (const tick of ticks) await popup.getByRole('checkbox', { name: tick }).check();
    await expectAccessible(this.page);
    await popup.locator(`[name=${Object.keys(fields)[0]}]`).press('Enter');
    await expect(popup).toBeHidden();
    await expect(this.page.getByRole('list').getByText(expected, { exact: true })).toBeVisible();
  }

  async expectAt(step: (typeof wizardSteps)[number]) {
    const { t } = this.texts;
    await expect(this.page.getByRole('heading', { level: 1, name: t.steps[step].title })).toBeFocused();
    const active = this.page.getByRole('list', { name: t.stepsLabel }).locator('[aria-current=step]');
    await expect(active).toContainText(t.steps[step].name);
    await expect(this.page.getByText(t.steps[step].tip)).toBeVisible();
    expect(await this.page.evaluate(() => scrollY)).toBe(0);
    await expect(this.page.getByRole('button', { name: t.previous })).toHaveCount(hasPrevious.includes(step) ? 1 : 0);
    await expectNoSidewaysScroll(this.page);
    await expectAccessible(this.page);
  }

  async expectAtStill(step: (typeof wizardSteps)[number]) {
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.t.steps[step].title })).toBeVisible();
  }

  async next(to: (typeof wizardSteps)[number]) {
    await this.press(this.texts.t.next);
    await this.expectAt(to);
  }
}

const hasPrevious: readonly string[] = ['departments', 'mainPage', 'menus', 'boards', 'anniversaries'];

for (const [language, width, byKeyboard] of [
  ['ko', 1440, false],
  ['en', 360, true],
] as const) {
  test(`WIZ-01 WIZ-02 WIZ-03 WIZ-04 WIZ-05 WIZ-06 WIZ-07 WIZ-08 WIZ-10 WIZ-12 WIZ-13 WIZ-15 WIZ-16 WIZ-19 RTE-01 ACS-01 from the log-in to a living home in ${language} at ${width}`, async ({
    watched: page,
  }) => {
    const account = await portal.newAdministrator();
    await page.setViewportSize({ width, height: 800 });
    const wizard = new Wizard(page, language, byKeyboard);
    const { t, ranks: rank, departments: department, menus: menu, boards: board, days: day } = wizard.texts;
    await logIn(page, account, language);
    const welcome = page.getByRole('dialog', { name: filled(t.welcome.title, { name: account.fullName }) });
    await expect(welcome).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(welcome).toBeVisible();
    await expectAccessible(page);
    await wizard.press(t.welcome.start);
    await wizard.expectAt('jobRanks');
    await wizard.add(rank.addRank, { jobRankName: '부장', jobRankCode: 'g1' }, '부장');
    await wizard.add(rank.addRank, { jobRankName: '사원', jobRankCode: 'g2' }, '사원');
    await wizard.press(filled(t.words.removeNamed, { name: '사원' }));
    await wizard.press(t.words.remove);
    await expect(page.getByText('사원', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: rank.addRank })).toBeFocused();
    await wizard.next('departments');
    const names = { departmentName: '개발', englishDepartmentName: 'Engineering', departmentCode: 'dev1' };
    await wizard.add(department.add, names, language === 'ko' ? '개발' : 'Engineering');
    await wizard.next('mainPage');
    await expect(page.getByRole('radio', { name: t.home.ML })).toBeChecked();
    await page.getByRole('radio', { name: t.home.ML }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: t.home.PT })).toBeChecked();
    await wizard.next('menus');
    const rules = { koreanTitle: '규정집', englishTitle: 'Rules', url: 'https://intra.example/rules' };
    const rulesTitle = language === 'ko' ? '규정집' : 'Rules';
    await wizard.add(menu.add, rules, rulesTitle);
    await wizard.press(menu.addGroup);
    const group = page.getByRole('dialog', { name: menu.addGroup });
    await group.locator('[name=koreanTitle]').fill('자주 찾는 곳');
    await group.locator('[name=englishTitle]').fill('Often');
    await wizard.press(menu.pick);
    await wizard.press(rulesTitle, 'checkbox');
    await expectAccessible(page);
    await wizard.press(language === 'ko' ? '확인' : 'OK');
    await wizard.press(t.words.save);
    await expect(group).toBeHidden();
    await expect(page.getByText(language === 'ko' ? '자주 찾는 곳' : 'Often', { exact: true })).toBeVisible();
    await wizard.next('boards');
    const news = { boardName: '공지', englishBoardName: 'News' };
    await wizard.add(board.add, news, language === 'ko' ? '공지' : 'News', [
      board.flags.isAnonymous,
      board.usesValidity,
    ]);
    const kinds = page.getByRole('listitem').filter({ hasText: board.shownForATime });
    await expect(kinds).toContainText(language === 'ko' ? '익명' : 'Anonymous');
    await wizard.next('anniversaries');
    await wizard.add(day.add, { subject: '창립기념일', date: '2020-08-15' }, '창립기념일', [day.isLunar]);
    await wizard.next('review');
    await expect(page.getByText(filled(t.registered, { number: 1 }))).toHaveCount(4);
    await expect(page.getByText(filled(t.registered, { number: 2 }))).toHaveCount(1);
    await expect(page.getByText(t.home.PT)).toBeVisible();
    await wizard.next('almostDone');
    await wizard.next('guideMember');
    const picture = page.getByRole('img', { name: t.steps.guideMember.picture });
    await expect(picture).toHaveJSProperty('naturalWidth', 1280);
    const shown = () => picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(shown).toContain('-dark');
    await expect(picture).toHaveJSProperty('naturalWidth', 1280);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(shown).not.toContain('-dark');
    await wizard.press(t.enlarge);
    await expect(page.getByRole('dialog', { name: t.steps.guideMember.title })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await wizard.next('guideLink');
    await wizard.next('guideApproval');
    await wizard.press(t.toMain);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await expect(page.getByRole('link', { name: new RegExp(rulesTitle) }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: language === 'ko' ? '공지' : 'News' })).toBeVisible();
    await page.goto(at('/userapp/wizard/'));
    await expect(page).toHaveURL(at('/portalapp/home'));
  });
}

/** Goes over the steps by the wizard's own call, as the buttons before do. */
async function skipTo(page: Page, step: (typeof wizardSteps)[number]) {
  for (const each of wizardSteps.slice(0, wizardSteps.indexOf(step) + 1)) {
    const headers = { 'x-madang': '1' };
    const answer = await page.request.put(at('/api/v1/set-up/step'), { data: { step: each }, headers });
    expect([each, answer.status()]).toEqual([each, 200]);
  }
}

test('WIZ-14 WIZ-16 WIZ-17 WIZ-18 a step is kept through a reload, tiles open their rooms, and who quits does not return', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  const account = await portal.newAdministrator();
  await logIn(page, account, 'en');
  // Whoever leaves the welcome before they begin finds the way there as well.
  await page.goto(at('/console'));
  await page.getByRole('button', { name: consoleTexts.notices.title }).click();
  await expect(page.getByRole('link', { name: consoleTexts.notices.setUpIsNew })).toBeVisible();
  await page.goto(at('/portalapp/home'));
  await page.getByRole('link', { name: home.home.setUpIsNew }).click();
  await wizard.press(en.welcome.start);
  await wizard.expectAt('jobRanks');
  await page.route('**/code/title/create', async (call) => {
    await expect(page.getByRole('alertdialog', { name: en.words.working })).toBeVisible();
    await call.continue();
  });
  await wizard.add(ranks.addRank, { jobRankName: 'Lead', jobRankCode: 'l1' }, 'Lead');
  await wizard.next('departments');
  await page.reload();
  await wizard.expectAt('departments');
  expect(asked).toEqual(['beforeunload']);
  await page.goBack();
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('departments');
  // Whoever has left it for another page finds the way back there, and in the console.
  await page.goto(at('/portalapp/home'));
  await page.getByRole('link', { name: home.home.setUpGoesOn }).click();
  await wizard.expectAt('departments');
  await page.goto(at('/console'));
  await page.getByRole('button', { name: consoleTexts.notices.title }).click();
  await page.getByRole('link', { name: consoleTexts.notices.setUpGoesOn }).click();
  await wizard.expectAt('departments');
  await wizard.press(en.previous);
  await wizard.expectAt('jobRanks');
  await skipTo(page, 'almostDone');
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('almostDone');
  for (const [tile, room] of [
    [en.tiles.APPROVAL, '/console/approval'],
    [en.tiles.RANK, '/console/job-ranks?panel=new'],
  ] as const) {
    const opening = page.context().waitForEvent('page');
    await wizard.press(tile, 'link');
    const opened = await opening;
    await expect(opened).toHaveURL(at(room));
    await opened.close();
  }
  await wizard.press(en.quit.open);
  const popup = page.getByRole('alertdialog', { name: en.quit.title });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: en.quit.open })).toBeFocused();
  await wizard.press(en.quit.open);
  asked.length = 0;
  await wizard.press(en.quit.end);
  await expect(page).toHaveURL(at('/portalapp/home'));
  expect(asked).toEqual([]);
  await page.goto(at('/userapp/wizard/'));
  await expect(page).toHaveURL(at('/portalapp/home'));
  // What nobody chose has its default: the next log-in opens the inbox (WIZ-07).
  await page.getByRole('button', { name: account.fullName }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await logInFormOf(page).logIn(account.loginId, account.password);
  await expect(page).toHaveURL(at('/portalapp/inbox'));
});

test('WIZ-12 WIZ-16 ACS-01 ACS-03 the last thing that a step may make leaves the focus at its button, which says why it adds no more', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', true);
  await logIn(page, await portal.newAdministrator(), 'en');
  await wizard.press(en.welcome.start);
  await wizard.expectAt('jobRanks');
  await skipTo(page, 'anniversaries');
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('anniversaries');
  const limit = anniversaryLimits.setUpAnniversaries;
  const add = page.getByRole('button', { name: anniversaries.add });
  for (let made = 1; made <= limit; made += 1) {
    await expect(add).not.toHaveAttribute('aria-disabled');
    await wizard.add(anniversaries.add, { subject: `Day ${made}`, date: `2020-08-1${made}` }, `Day ${made}`);
    await expect(add).toBeFocused();
  }
  const full = filled(en.words.full, { limit });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(full);
  await expect(add).toBeFocused();
  await expect(page.getByRole('status').getByText(full)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wizard.press(filled(en.words.removeNamed, { name: 'Day 2' }));
  await wizard.press(en.words.remove);
  await expect(add).not.toHaveAttribute('aria-disabled');
  await expect(add).toBeFocused();
});

test('WIZ-08 WIZ-17 ACS-01 ACS-03 a page too many for a group is heard where it is ticked', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  await logIn(page, await portal.newAdministrator(), 'en');
  await wizard.press(en.welcome.start);
  await wizard.expectAt('jobRanks');
  await skipTo(page, 'menus');
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('menus');
  const titles = ['One', 'Two', 'Three', 'Four'];
  for (const title of titles) {
    const url = `https://intra.example/${title.toLowerCase()}`;
    await wizard.add(menus.add, { koreanTitle: title, englishTitle: title, url }, title);
  }
  await wizard.press(menus.addGroup);
  await wizard.press(menus.pick);
  const popup = page.getByRole('dialog', { name: menus.pick, exact: true });
  const heard = popup.locator('[role=status]').last();
  for (const title of titles) {
    await expect(heard).toHaveText('');
    await wizard.press(title, 'checkbox');
  }
  await expect(heard).toHaveText(filled(menuTexts.errors.MENU_LOWER_COUNT, { 0: menuLimits.lowerMenus }));
});

test.describe('where calls are refused', () => {
  test.use({
    refusedCalls: [
      ...standing,
      '/readEmployeeByUserId',
      '/compconfig',
      '/topmenu',
      '/ptconf',
      '/set-up/step',
      '/title/create',
    ],
  });

  test('WIZ-07 WIZ-21 WIZ-23 each failure says what the specification asks for and leads where it says', async ({
    watched: page,
  }) => {
    const wizard = new Wizard(page, 'en', false);
    const alert = page.getByRole('alertdialog', { name: 'Notice' });
    const refused = (errorCode: string) => ({
      status: 403,
      json: { errorCode, errorMessage: '', fields: [], requestId: '' },
    });
    const failing = async (path: string, errorCode: string) => {
      await page.route(path, (call) => call.fulfill(refused(errorCode)));
    };
    const leaveAlert = async (text: string | RegExp) => {
      await expect(alert).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(alert).toBeVisible();
      await alert.getByRole('button').click();
    };
    await logIn(page, await portal.newAdministrator(), 'en');
    await wizard.press(en.welcome.start);
    await wizard.expectAtStill('jobRanks');
    await skipTo(page, 'mainPage');
    await failing('**/readEmployeeByUserId', '');
    await page.goto(at('/userapp/wizard/'));
    await leaveAlert(base.errors.CO401);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.unroute('**/readEmployeeByUserId');
    await failing('**/calendars/create', 'CO401');
    await page.goto(at('/userapp/wizard/'));
    await leaveAlert(base.errors.CO401);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.unroute('**/calendars/create');
    await failing('**/compconfig/update', 'CO401');
    await page.goto(at('/userapp/wizard/'));
    await wizard.expectAt('mainPage');
    await wizard.press(en.next);
    await expect(alert).toContainText(base.errors.CO401);
    await alert.getByRole('button', { name: 'OK' }).click();
    await wizard.expectAtStill('mainPage');
    await page.unroute('**/compconfig/update');
    await wizard.next('menus');
    await failing('**/set-up/step', 'CO403');
    await wizard.press(en.next);
    await expect(alert).toContainText(en.ended);
    await page.unroute('**/set-up/step');
    await alert.getByRole('button', { name: 'OK' }).click();
    await wizard.expectAt('menus');
    await failing('**/topmenu/list*', 'CO401');
    await wizard.press(menus.addGroup);
    await leaveAlert(/\S/);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.unroute('**/topmenu/list*');
    await page.route('**/set-up/arrivals', (call) =>
      call.fulfill({ json: { state: 'elsewhere', step: 'menus', homeScreen: 'ML' } }),
    );
    await page.goto(at('/userapp/wizard/'));
    await leaveAlert(en.taken);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.unroute('**/set-up/arrivals');
    await skipTo(page, 'guideApproval');
    await failing('**/policy/update/ptconf', 'CO401');
    await page.goto(at('/userapp/wizard/'));
    await wizard.press(en.toMain);
    await expect(alert).toContainText(base.errors.CO403);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.steps.guideApproval.title })).toBeVisible();
  });

  test('WIZ-18 ERR-04 a log-in elsewhere disturbs nobody, and what is saved once it was ended there is told that, and led on', async ({
    watched: page,
  }) => {
    const wizard = new Wizard(page, 'en', false);
    const account = await portal.newAdministrator();
    await logIn(page, account, 'en');
    await expect(page.getByText(filled(en.welcome.once, { minutes: wizardQuietMinutes }))).toBeVisible();
    await wizard.press(en.welcome.start);
    await wizard.expectAtStill('jobRanks');
    const telephone = await portal.logInBeside(account);
    await wizard.add(ranks.addRank, { jobRankName: 'Lead', jobRankCode: 'l1' }, 'Lead');
    await wizard.next('departments');
    await wizard.press(en.previous);
    await wizard.press(ranks.addRank);
    const popup = page.getByRole('dialog', { name: ranks.addRank });
    await popup.locator('[name=jobRankCode]').fill('g1');
    await popup.locator('[name=jobRankName]').fill('Principal');
    expect((await telephone.delete('/api/v1/set-up/run-elsewhere')).status).toBe(200);
    await popup.locator('[name=jobRankName]').press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Notice' });
    await expect(alert).toContainText(en.ended);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(at('/portalapp/home'));
  });

  test('WIZ-18 LIM-02 whose browser was closed is led to the portal, ends the set-up in the console, and has its own limits there', async ({
    watched: page,
  }) => {
    const wizard = new Wizard(page, 'en', false);
    const account = await portal.newAdministrator();
    await logIn(page, account, 'en');
    await wizard.press(en.welcome.start);
    await wizard.expectAtStill('jobRanks');
    // The cookies of the set-up and of the session end with the browser.
    await page.context().clearCookies({ name: /(setup|sid)$/i });
    await page.goto(at('/loginapp'));
    await logInFormOf(page).logIn(account.loginId, account.password);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.goto(at('/userapp/wizard/'));
    const alert = page.getByRole('alertdialog', { name: 'Notice' });
    await expect(alert).toContainText(en.otherBrowser);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.getByRole('link', { name: portalTexts.home.ownSetUpRuns }).click();
    await expect(page).toHaveURL(at('/console'));
    const end = page.getByRole('main').getByRole('button', { name: shell.ownSetUp.end });
    await expect(page.getByText(shell.notices.ownSetUp)).toBeVisible();
    await expectAccessible(page);
    await end.click();
    const question = page.getByRole('alertdialog', { name: shell.ownSetUp.ask });
    await expect(question).toContainText(shell.ownSetUp.askText);
    await question.getByRole('button', { name: 'Cancel' }).click();
    const limitOf = async () =>
      ((await (await page.request.get(at('/api/v1/anniversaries'))).json()) as { limit: number }).limit;
    expect(await limitOf()).toBe(anniversaryLimits.setUpAnniversaries);
    await end.click();
    await question.getByRole('button', { name: shell.ownSetUp.end }).click();
    await expect(page.getByText(shell.ownSetUp.done)).toBeVisible();
    await expect(page.getByText(shell.notices.ownSetUp)).toBeHidden();
    // A button that is gone leaves the focus to the page's heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Everything is made in the console now, which is not held to the set-up's limits.
    expect(await limitOf()).toBe(anniversaryLimits.anniversaries);
    await page.goto(at('/userapp/wizard/'));
    await expect(page).toHaveURL(at('/portalapp/home'));
  });
});
