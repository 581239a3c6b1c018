import { anniversaryLimits } from '../contract/src/workplace/anniversaries/limits.ts';
import { menuLimits } from '../contract/src/workplace/menus/limits.ts';
import { en as menuTexts } from '../contract/src/workplace/menus/messages/en.ts';
import { wizardQuietMinutes } from '../contract/src/views/setup/limits.ts';
import { en as anniversaries } from '../web/src/features/workplace/anniversaries/messages/en.ts';
import { en as ranks } from '../web/src/features/organisation/job-ranks/messages/en.ts';
import { en as consoleTexts } from '../web/src/features/views/console/messages/en.ts';
import { en as home } from '../web/src/features/views/portal/messages/en.ts';
import { en as menus } from '../web/src/features/workplace/menus/messages/en.ts';
import { en } from '../web/src/features/views/setup/messages/en.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';
import { portalWithSetUps, standing, Wizard } from './support/wizard.ts';

const { portal, at, logIn, skipTo, beginAt } = portalWithSetUps();

/** Targets of the shortcuts of 'almost done'. */
const sections = {
  RANK: '/console/job-ranks?panel=new',
  DEPT: '/console/departments?panel=new',
  EMP: '/console/employees?panel=new',
  BOARD: '/console/boards?panel=new',
  MENU: '/console/menus?panel=menu',
  QUICKLINK: '/console/quick-links?panel=new',
  APPROVAL: '/console/approval-policies?panel=new',
  ANNIV: '/console/anniversaries?panel=new',
} as const;

test.use({ refusedCalls: standing });

for (const [language, width, byKeyboard] of walked(
  [
    ['ko', 1440, false],
    ['en', 360, true],
  ] as const,
  'last',
)) {
  test(`WIZ-01 WIZ-02 WIZ-03 WIZ-04 WIZ-05 WIZ-06 WIZ-07 WIZ-08 WIZ-10 WIZ-12 WIZ-13 WIZ-15 WIZ-16 WIZ-19 RTE-01 RTE-13 ACS-01 from the sign-in to a complete home in ${language} at ${width}`, async ({
    watched: page,
  }) => {
    const account = await portal.newAdministrator();
    await page.setViewportSize({ width, height: 800 });
    const wizard = new Wizard(page, language, byKeyboard, 'look');
    const { t, ranks: rank, departments: department, menus: menu, boards: board, days: day } = wizard.texts;
    await logIn(page, account, language);
    const welcome = page.getByRole('dialog', { name: filled(t.welcome.title, { name: account.fullName }) });
    await expect(welcome).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(welcome).toBeVisible();
    await expectAccessible(page);
    await wizard.press(t.welcome.start);
    await wizard.expectAt('jobRanks');
    // The step is the page itself: nothing lies over it.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/userapp/wizard/');
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
    // No mail is connected: the inbox stays in sight, and the home is what is kept.
    await expect(page.getByRole('radio', { name: t.home.ML })).toBeDisabled();
    await expect(page.getByText(t.home.MLWaits)).toBeVisible();
    await expect(page.getByRole('radio', { name: new RegExp(`^${t.home.PT}`) })).toBeChecked();
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
    // On a phone the company's menus are behind the last tab.
    if (width < 640) await page.locator('nav [aria-expanded]:visible').click();
    await expect(page.getByRole('link', { name: new RegExp(rulesTitle) }).first()).toBeVisible();
    await expect(page.getByRole('tab', { name: language === 'ko' ? '공지' : 'News', exact: true })).toBeVisible();
    await page.goto(at('/userapp/wizard/'));
    await expect(page).toHaveURL(at('/portalapp/home'));
  });
}

test('WIZ-14 WIZ-16 WIZ-17 WIZ-18 a step is kept through a reload, tiles open their sections, and quitting is final', async ({
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
  // Anyone who leaves the welcome before they begin finds the way there as well.
  await page.goto(at('/console'));
  await page.getByRole('button', { name: consoleTexts.notices.title }).click();
  await expect(page.getByRole('link', { name: consoleTexts.notices.setUpIsNew }).first()).toBeVisible();
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
  // Anyone who has left it for another page finds the way back there, and in the console.
  await page.goto(at('/portalapp/home'));
  await page.getByRole('link', { name: home.home.setUpGoesOn }).click();
  await wizard.expectAt('departments');
  await page.goto(at('/console'));
  await page.getByRole('button', { name: consoleTexts.notices.title }).click();
  await page.getByRole('link', { name: consoleTexts.notices.setUpGoesOn }).first().click();
  await wizard.expectAt('departments');
  await wizard.press(en.previous);
  await wizard.expectAt('jobRanks');
  await skipTo(page, 'almostDone');
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('almostDone');
  for (const [code, section] of Object.entries(sections)) {
    const opening = page.context().waitForEvent('page');
    await wizard.press(en.tiles[code as keyof typeof sections], 'link');
    const opened = await opening;
    await expect(opened).toHaveURL(at(section));
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    // The console takes the code away, so that its next visit opens where it is asked for.
    expect(await opened.evaluate(() => localStorage.getItem('initialMenuCode'))).toBeNull();
    await opened.close();
  }
  await wizard.press(en.quit.open);
  const popup = page.getByRole('alertdialog', { name: en.quit.title });
  await expect(popup).toContainText(filled(en.quit.closing, { minutes: wizardQuietMinutes }));
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
  // While no mail is connected the portal home opens first (WIZ-25).
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: account.fullName }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signInFormOf(page).logIn(account.loginId, account.password);
  await page.waitForURL(at('/portalapp/home'));
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(at('/portalapp/home'));
});

test('WIZ-12 WIZ-16 ACS-01 ACS-03 at the limit of a step the focus is on its button, which states the reason', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', true);
  await beginAt(wizard, 'anniversaries');
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
  // No note says it again over the count.
  await expect(page.getByText(full).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wizard.press(filled(en.words.removeNamed, { name: 'Day 2' }));
  await wizard.press(en.words.remove);
  await expect(add).not.toHaveAttribute('aria-disabled');
  await expect(add).toBeFocused();
});

test('WIZ-08 WIZ-17 ACS-01 ACS-03 a page too many for a group is announced at its box', async ({ watched: page }) => {
  const wizard = new Wizard(page, 'en', false);
  await beginAt(wizard, 'menus');
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

test('WIZ-13 the review names unregistered areas, and a press on each leads to its step', async ({ watched: page }) => {
  const wizard = new Wizard(page, 'en', false);
  await beginAt(wizard, 'review');
  const areas = page.getByRole('list', { name: en.steps.review.title }).getByRole('button');
  // All but the main page, which has its default.
  await expect(areas.filter({ hasText: en.unregistered })).toHaveCount(5);
  await expect(areas.filter({ hasText: en.home.PT })).toHaveCount(1);
  await expectAccessible(page);
  for (const step of ['jobRanks', 'departments', 'mainPage', 'menus', 'boards', 'anniversaries'] as const) {
    await areas.filter({ hasText: en.steps[step].name }).first().click();
    await wizard.expectAt(step);
    await skipTo(page, 'review');
    await page.goto(at('/userapp/wizard/'));
    await wizard.expectAt('review');
  }
});
