import type { Page } from '@playwright/test';
import { en as employeesEn } from '../contract/src/people/people/messages/en.ts';
import { ko as employeesKo } from '../contract/src/people/people/messages/ko.ts';
import { languages, languageTags, type Language } from '../contract/src/kernel/languages.ts';
import { en as invitationFaultsEn } from '../contract/src/joining/invitations/messages/en.ts';
import { ko as invitationFaultsKo } from '../contract/src/joining/invitations/messages/ko.ts';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as invitationsEn } from '../web/src/features/joining/invitations/messages/en.ts';
import { ko as departmentsKo } from '../web/src/features/organisation/departments/messages/ko.ts';
import { ko as invitationsKo } from '../web/src/features/joining/invitations/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { downloaded } from './support/pages/downloads.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { type Account, signInFormOf, sectionLink } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectWithinSides, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

async function signInAt(page: Page, path: string, account: Account, language: Language) {
  await page.context().addCookies([{ name: 'lang', value: language, url: at('/') }]);
  await page.goto(at(path));
  await signInFormOf(page).logIn(account.loginId, account.password);
}

async function expectSound(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const app = { ko: appKo, en: appEn };
const shell = { ko: shellKo, en: shellEn };
const people = { ko: invitationsKo.people, en: invitationsEn.people };
const awaited = { ko: invitationFaultsKo.errors.APPROVAL_AWAITED, en: invitationFaultsEn.errors.APPROVAL_AWAITED };
const faults = { ko: employeesKo.errors, en: employeesEn.errors };
const words = {
  ko: { console: '관리 콘솔', start: '홈', palette: '검색 및 명령', sections: '콘솔 메뉴' },
  en: {
    console: 'Admin console',
    start: 'Home',
    palette: 'Search and commands',
    sections: 'Console menu',
  },
} as const;

for (const [language, width] of walked([
  ['ko', 1440],
  ['en', 360],
] as const)) {
  const said = words[language];
  test.describe(`the console in ${language} at ${width}`, () => {
    // Asked before the sign-in: the session's call is refused then.
    test.use({ refusedCalls: ['/api/v1/session'] });

    test('RTE-12 ACS-01 MEM-04 opens from the portal, and its address returns after sign-in', async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, administrator, at('/portalapp/home'), language);
      await page.getByRole('banner').locator('button[aria-expanded]').click();
      await page.getByRole('banner').getByRole('link', { name: said.console }).click();
      await expect(page).toHaveURL(at('/console'));
      await expect(page.getByRole('heading', { level: 1, name: said.start })).toBeVisible();
      await expect(page.getByText(administrator.companyName).first()).toBeVisible();
      await expectSound(page, language);
      // Its calls that are under way go with the page, or they would be refused once the session is gone.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await signInAt(page, '/console', administrator, language);
      await expect(page).toHaveURL(at('/console'));
    });

    test('ACS-01 has a palette and shortcuts that work by keyboard only, and a visible navigation', async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, administrator, at('/console'), language);
      await page.getByRole('heading', { level: 1, name: said.start }).waitFor();
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: said.palette });
      await expect(box).toBeFocused();
      await expect(page.getByRole('option', { name: said.start, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expectSound(page, language);
      await box.fill('h');
      const short = filled(faults[language].SEARCH_TERM_SHORT, { 0: 5, 1: 2 });
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(new RegExp(`: ${short}$`));
      // Everything that is said is written down: nothing is announced before the search is over.
      const status = page.getByRole('dialog').getByRole('status');
      const heard = await status.evaluateHandle((live) => {
        const all: string[] = [];
        new MutationObserver(() => all.push(live.textContent)).observe(live, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        return all;
      });
      const { found, nothing } = shell[language].palette;
      const { searching } = app[language].ui;
      await box.fill('');
      await expect(status).toHaveText('');
      await heard.evaluate((all) => all.splice(0));
      // One person is of that name, and no page or action.
      await box.fill(administrator.fullName);
      await expect(page.getByRole('option', { name: administrator.fullName })).toBeVisible();
      await expect(status).toHaveText(filled(found, { number: 1 }));
      expect(await heard.jsonValue()).toEqual([searching, filled(found, { number: 1 })]);
      await heard.evaluate((all) => all.splice(0));
      await box.fill('nobody is called so');
      await expect(status).toHaveText(nothing);
      expect(await heard.jsonValue()).toEqual([searching, nothing]);
      await box.fill('');
      await expect(status).toHaveText('');
      await page.keyboard.press('Enter');
      await expect(box).toBeHidden();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const navigation = page.getByRole('navigation', { name: said.sections });
      await expect(navigation).toBeVisible();
      if (width >= 640) return;
      // The bar of a phone has no room for help: the last tab has it.
      const { shell: texts, shortcuts, help } = shell[language];
      await navigation.getByRole('button', { name: texts.more }).press('Enter');
      await expectSound(page, language);
      await navigation.getByRole('button', { name: help.shortcuts }).click();
      await expect(page.getByRole('dialog')).toContainText(shortcuts.palette);
    });
  });
}

test('POR-08 POR-09 finds a section in the palette by a word for its tasks, and the section has help', async ({
  watched: page,
}) => {
  await enterAs(page, administrator, at('/console'), 'ko');
  await page.getByRole('heading', { level: 1, name: shell.ko.start.title }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: '검색 및 명령' });
  await box.fill('퇴사');
  await expect(page.getByRole('option', { name: '구성원 퇴사', exact: true })).toBeVisible();
  await box.fill('다크');
  await page.getByRole('option', { name: new RegExp(shell.ko.theme.dark) }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.keyboard.press('Control+k');
  await box.fill('엑셀');
  await page.getByRole('option', { name: /^일괄/ }).click();
  await expect(page).toHaveURL(at('/console/imports'));
  await page.getByRole('button', { name: shell.ko.help.title, exact: true }).click();
  await page.getByRole('button', { name: /일괄.* 도움말/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('ACS-01 shows the first of many results in the palette and marks that there are more', async ({
  watched: page,
}) => {
  const caller = await portal.signInBeside(administrator);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const names = { departmentName: `가람 ${number}팀`, englishDepartmentName: `Garam ${number}`, language: 'ko' };
    const place = { departmentCode: `GARAM${number}`, parentDepartmentCode: 'TOP' };
    const made = await caller.post('/api/v1/departments', { ...names, ...place });
    expect(made.status, made.text).toBe(200);
  }
  await enterAs(page, administrator, at('/console'), 'ko');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const { found, firstOnly } = shell.ko.palette;
  const status = page.getByRole('dialog').getByRole('status');
  await page.getByRole('combobox', { name: words.ko.palette }).fill('가람');
  const first = filled(firstOnly, { what: departmentsKo.department, number: 8 });
  await expect(status).toHaveText(first);
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(8);
  await page.getByRole('combobox', { name: words.ko.palette }).fill('가람 9');
  await expect(status).toHaveText(filled(found, { number: 1 }));
});

for (const [language, width] of walked(
  [
    ['ko', 1440],
    ['en', 360],
  ] as const,
  'last',
)) {
  const { notices } = shell[language];
  test.describe(`the bell of the console in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('INV-07 RTE-12 ACS-01 shows applicants that wait for approval, leads there, and is empty after the decision', async ({
      watched: page,
    }) => {
      // Of a company of its own: the other journeys count their people.
      const leader = await portal.newAccount();
      const applicant = await portal.newColleague(leader, true);
      const { fullName } = applicant;
      await signInAt(page, '/loginapp', applicant, language);
      await expect(page.getByText(awaited[language])).toBeVisible();
      await expectSound(page, language);
      await enterAs(page, leader, at('/console'), language);
      const bell = page.getByRole('banner').getByRole('button', { name: notices.title });
      await expect(bell).toHaveText(new RegExp(`${filled(notices.counted, { number: 1 })}$`));
      await bell.press('Enter');
      const list = page.getByRole('group', { name: notices.title });
      const line = list.getByRole('link', { name: filled(notices.joins_one, { number: 1 }) });
      await expect(line).toBeVisible();
      await expectWithinSides(list);
      await expectSound(page, language);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(bell).toBeFocused();
      await bell.press('Enter');
      await line.press('Enter');
      await expect(list).toBeHidden();
      await expect(page).toHaveURL(/\/console\/invitations\?item=/);
      const approve = page.getByRole('button', { name: people[language].approve, exact: true });
      await expect(approve).toBeVisible();
      // Two invented people may bear one name: the leader's stands in the page's head, and on the start page, which is left by now.
      await expect(page.getByRole('main').getByText(fullName)).toBeVisible();
      // The button goes with what it did: that is said, and anyone who pressed it is still in the panel.
      await approve.press('Enter');
      await expect(
        page.getByRole('status').getByText(filled(people[language].approved, { name: fullName })),
      ).toBeVisible();
      await expect(approve).toBeHidden();
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      await expect(bell).not.toContainText('1');
      // On a phone the panel covers the bar.
      await page.goBack();
      await expect(page).toHaveURL(at('/console'));
      await bell.click();
      await expect(list).toContainText(notices.nothing);
      await expectAccessible(page);
    });
  });
}

test.describe('the bar of the console', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('RTE-12 ACS-01 fits a phone in every language, and so do its menus', async ({ watched: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAs(page, administrator, at('/console'), 'ko');
    await expect(page).toHaveURL(at('/console'));
    for (const language of languages) {
      await page.context().addCookies([{ name: 'lang', value: language, url: at('/') }]);
      await page.goto(at('/console'));
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
      await page.locator('h1').waitFor();
      await expectNoSidewaysScroll(page);
      // Jobs, bell and account; what help there is, the last tab says.
      await expect(page.locator('header [aria-expanded]:visible')).toHaveCount(3);
      await page.locator('header [aria-expanded]:visible').last().click();
      await expectWithinSides(page.locator('header [role=group]'));
    }
  });

  test('RTE-12 ACS-01 keeps an open menu on the screen when the window becomes narrow and wide', async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await enterAs(page, administrator, at('/console'), 'ko');
    await page.locator('header [aria-expanded]:visible').first().click();
    for (const width of [360, 1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(() => expectWithinSides(page.locator('header [role=group]'))).toPass();
      await expectNoSidewaysScroll(page);
    }
  });
});

test.describe('the employees', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('WIZ-14 USR-03 RTE-12 the wizard leads to the employees; one is registered, found and linked by keyboard', async ({
    watched: page,
  }) => {
    const { fullName } = administrator;
    const caller = await portal.signInBeside(administrator);
    const rank = { jobRankCode: 'G1', jobRankName: '부장', englishJobRankName: 'General Manager' };
    expect((await caller.post('/api/v1/job-ranks', rank)).status).toBe(200);
    await enterAs(page, administrator, at('/portalapp/home'), 'en');
    await expect(page).toHaveURL(at('/portalapp/home'));
    await page.evaluate(() => localStorage.setItem('initialMenuCode', 'EMP'));
    await page.goto(at('/console'));
    await expect(page).toHaveURL(at('/console/employees?panel=new'));
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('initialMenuCode'))).toBeNull();
    const panel = page.getByRole('dialog', { name: 'Add a member' });
    await panel.getByLabel(/^Last name/).fill('도');
    await panel.getByLabel(/^First name/).fill('라지');
    await panel.getByLabel('Sign-in ID').fill('doraji');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByText('Enter at least one of activation key')).toBeVisible();
    await panel.getByLabel(/^External email/).fill('doraji@outside.example');
    await panel.getByLabel(/^Job rank/).selectOption('General Manager');
    await expectAccessible(page);
    await panel.getByLabel(/^External email/).press('Enter');
    const person = page.getByRole('dialog', { name: '도라지' });
    await expect(person.getByText('This account is not activated yet.')).toBeVisible();
    await expect(person.getByText('General Manager', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/item=/);
    await expectSound(page, 'en');
    await page.keyboard.press('Escape');
    await expect(person).toBeHidden();
    await page.getByRole('textbox', { name: 'Search members' }).fill('ㄷㄹㅈ');
    await expect(page).toHaveURL(/#q=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    const link = page.getByRole('link', { name: '도라지' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(person).toBeVisible();
    await page.goBack();
    await expect(person).toBeHidden();
    await expect(page).toHaveURL(/#q=/);
    await page.getByLabel('Status').selectOption('inService');
    await expect(page.getByText('No items match the search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('link', { name: fullName }).press('Enter');
    const own = page.getByRole('dialog', { name: fullName });
    await own.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
    await expect(page).toHaveURL(/edit=person/);
    await expect(own.getByLabel(/^First name/)).toBeFocused();
    await own.getByLabel(/^Job rank/).selectOption('General Manager');
    await own.getByLabel(/^Employee number/).fill('A-1001');
    await expectSound(page, 'en');
    await own.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(own.getByText('A-1001')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: fullName })).toContainText('General Manager');
    await expectSound(page, 'en');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: fullName })).not.toContainText('General Manager');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('도라지');
    await expect(page.getByRole('option', { name: '도라지' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(person).toBeVisible();
  });

  test('RTE-12 ACS-01 leaving panel, section or page with unsaved input asks first', async ({ watched: page }) => {
    await enterAs(page, administrator, at('/console/employees'), 'en');
    const add = page.getByRole('button', { name: 'Add a member' });
    const panel = page.getByRole('dialog', { name: 'Add a member' });
    const asked = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    const surname = panel.getByLabel(/^Last name/);
    const stays = async () => {
      await expect(asked).toBeVisible();
      // Enter keeps what was typed.
      await page.keyboard.press('Enter');
      await expect(asked).toBeHidden();
      await expect(surname).toHaveValue('도');
    };
    await add.press('Enter');
    await surname.fill('도');
    await surname.press('Escape');
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await stays();
    await page.goBack();
    await stays();
    await expect(page).toHaveURL(/panel=new/);
    await (await sectionLink(page, 'organisation', 'Departments')).press('Enter');
    await stays();
    await page.getByRole('link', { name: administrator.fullName }).press('Enter');
    await stays();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('Departments');
    await page.keyboard.press('Enter');
    await stays();
    // The list beside it may be searched in the meantime.
    await page.getByRole('textbox', { name: 'Search members' }).fill('도라지');
    await expect(page).toHaveURL(/#q=/);
    await expect(surname).toHaveValue('도');
    await surname.fill('');
    await surname.press('Escape');
    await expect(panel).toBeHidden();
    await add.press('Enter');
    await surname.fill('도');
    await page.goBack();
    await asked.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(panel).toBeHidden();
    await add.press('Enter');
    await expect(surname).toHaveValue('');
    await surname.fill('도');
    await (await sectionLink(page, 'organisation', 'Departments')).press('Enter');
    await asked.getByRole('button', { name: 'Leave' }).press('Enter');
    await expect(page).toHaveURL(at('/console/departments'));
    await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeVisible();
  });
});

test.describe('the calls, and the employees on a phone', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('API-04 RTE-12 ACS-01 the calls are found, opened by keyboard and downloaded as OpenAPI', async ({
    watched: page,
  }) => {
    await enterAs(page, administrator, at('/console/api'), 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search calls' }).fill('post v1/departments');
    const row = page.getByRole('link', { name: 'POST /api/v1/departments', exact: true });
    // The head, the call, the search of departments and their file.
    await expect(page.getByRole('row')).toHaveCount(4);
    await row.press('Enter');
    const panel = page.getByRole('dialog', { name: 'POST /api/v1/departments', exact: true });
    await expect(panel.getByText('Company administrators')).toBeVisible();
    await expect(panel.getByText('departmentCode', { exact: true })).toBeVisible();
    // A refusal is in the reader's language.
    await expect(panel.getByText('409 CM301')).toBeVisible();
    await expectSound(page, 'en');
    const openApi = page.getByRole('link', { name: 'OpenAPI 3.1' });
    const { text } = await downloaded(page, () => openApi.press('Enter'));
    const taken = JSON.parse(text) as { openapi: string; paths: object };
    expect(taken.openapi).toBe('3.1.0');
    expect(Object.keys(taken.paths)).toContain('/api/v1/departments');
    await page.context().addCookies([{ name: 'lang', value: 'ko', url: at('/') }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(panel.getByText('회사 관리자')).toBeVisible();
    await expectSound(page, 'ko');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expectSound(page, 'ko');
  });

  test('RTE-12 ACS-01 the employees and their form fit a phone in Korean', async ({ watched: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enterAs(page, administrator, at('/console/employees'), 'ko');
    await expect(page.getByRole('heading', { level: 1, name: '구성원' })).toBeVisible();
    await expect(page.getByRole('link', { name: administrator.fullName })).toBeVisible();
    await expectSound(page, 'ko');
    await page.getByRole('button', { name: '구성원 추가' }).click();
    await expect(page.getByRole('dialog', { name: '구성원 추가' })).toBeVisible();
    await expectSound(page, 'ko');
  });
});

test.describe('a person who administers no company', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('MEM-04 reads the reason in the console and returns to the portal', async ({ watched: page }) => {
    const person = await portal.newUnconfirmedAccount();
    await enterAs(page, person, at('/portalapp/home'), 'en');
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin console' })).toBeHidden();
    await page.goto(at('/console'));
    await expect(page.getByText('Only for company administrators')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to portal' }).click();
    await expect(page).toHaveURL(at('/portalapp/home'));
  });
});

test('RTE-10 the administrator’s footer opens the privacy policy in a window of 820x860', async ({ watched: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, administrator, at('/console'), 'en');
  await page.goto(at('/console'));
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacy policy/ })
    .click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([820, 860]);
  await popup.close();
});
