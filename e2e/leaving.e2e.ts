import type { Page } from '@playwright/test';
import { daySeconds } from '../contract/src/kernel/durations.ts';
import { en as codesEn } from '../contract/src/people/employment/messages/en.ts';
import { ko as codesKo } from '../contract/src/people/employment/messages/ko.ts';
import { en as rolesEn } from '../contract/src/people/role-assignments/messages/en.ts';
import { ko as rolesKo } from '../contract/src/people/role-assignments/messages/ko.ts';
import { en as refusedEn } from '../contract/src/secrets/credentials/messages/en.ts';
import { ko as refusedKo } from '../contract/src/secrets/credentials/messages/ko.ts';
import { en } from '../web/src/features/people/employment/messages/en.ts';
import { ko } from '../web/src/features/people/employment/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { LeavingPage } from './support/pages/leaving-page.ts';
import { signInFormOf, type Account } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

// Its clock is moved.
const { portal, at, account: administrator } = portalWithOneAccount({ isAlone: true });
const departmentNames = { ko: '영업본부', en: 'Sales Division' };

/** Makes a colleague the head of a new department. */
async function makeHead({ loginId }: Account, departmentCode: string): Promise<void> {
  const caller = await portal.signInBeside(administrator);
  const names = { departmentName: departmentNames.ko, englishDepartmentName: departmentNames.en, language: 'ko' };
  const department = { departmentCode, ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  await caller.post('/api/v1/departments', department);
  const found = await caller.post('/api/v1/employees/search', { keyword: loginId.split('@')[0] });
  const personIds = found.json<{ items: { personId: string }[] }>().items.map(({ personId }) => personId);
  const led = await caller.put(`/api/v1/organisation/departments/${departmentCode}/heads`, { personIds });
  expect(led.status, led.text).toBe(200);
}

/** The list with one person in it. */
const listOf = ({ loginId }: Account) => at(`/console/employees#q=${loginId.split('@')[0]}`);

/** The line about the department whose head came back. */
const headOf = (language: 'ko' | 'en', { kinds }: Pick<typeof en, 'kinds'>) =>
  `${kinds.departmentHeads} · ${departmentNames[language]}`;

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const ways = [
  [
    'ko',
    1440,
    {
      ...ko,
      people: peopleKo,
      roles: rolesKo.roles,
      codes: codesKo.errors,
      refused: refusedKo.errors,
      undo: shellKo.section.undo,
    },
  ],
  [
    'en',
    360,
    {
      ...en,
      people: peopleEn,
      roles: rolesEn.roles,
      codes: codesEn.errors,
      refused: refusedEn.errors,
      undo: shellEn.section.undo,
    },
  ],
] as const;
for (const [language, width, texts] of walked(ways)) {
  test.describe(`a leaver, in ${language} at ${width}`, () => {
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    test.use({ locale, refusedCalls: ['/api/v1/'], viewport: { width, height: 900 } });

    test('STA-02 STA-04 STA-07 a leaver is retired in under 8 actions, signed out at once, and returns the next day with role and department', async ({
      watched: page,
      newContext,
    }) => {
      const leaver = await portal.newColleague(administrator);
      await portal.grantBeside(administrator, leaver, 'manager');
      await makeHead(leaver, 'SALES');
      const beside = await (await newContext({ locale })).newPage();
      await enterAs(beside, leaver, at('/portalapp/home'), language);
      await expect(beside.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await enterAs(page, administrator, listOf(leaver), language);

      const leaving = new LeavingPage(page, texts);
      await leaving.openPerson();
      await leaving.openFromMenu('retire');
      // What is left behind has its person already, with the reason.
      await expect(leaving.sheet.getByText(departmentNames[language], { exact: true })).toBeVisible();
      await expect(
        leaving.sheet.getByRole('combobox', { name: new RegExp(departmentNames[language]) }),
      ).not.toHaveValue('');
      await expectSound(page);
      await leaving.retireNow(leaver.fullName);
      expect(leaving.acts).toBeLessThan(8);
      await expect(leaving.button(texts.acts.reinstate).first()).toBeVisible();
      await expectSound(page);

      // The leaver's open browser is at the sign-in with its next call, and does not come in again.
      await beside.goto(at('/portalapp/home'));
      await expect(beside).toHaveURL(/loginapp/);
      await signInFormOf(beside).logIn(leaver.loginId, leaver.password);
      await expect(beside.getByText(texts.refused.EM0010)).toBeVisible();

      await portal.product.moveClock(daySeconds);
      const nextDay = await (await newContext({ locale, viewport: { width, height: 900 } })).newPage();
      await nextDay.clock.install({ time: Date.now() + daySeconds * 1000 });
      await enterAs(nextDay, administrator, listOf(leaver), language);
      const returning = new LeavingPage(nextDay, texts);
      await returning.openPerson();
      await returning.reinstate();
      await expect(returning.sheet.getByText(`${texts.kinds.roles} · ${texts.roles.manager}`)).toBeVisible();
      await expect(returning.sheet.getByText(headOf(language, texts))).toBeVisible();
      await expect(returning.sheet.getByText(texts.reinstate.isNew)).toBeVisible();
      await expectSound(nextDay);
      await returning.button(texts.reinstate.close).click();
      await nextDay.getByRole('tab', { name: texts.people.tabs.posts }).click();
      await expect(nextDay.getByRole('heading', { name: departmentNames[language] })).toBeVisible();
      await nextDay.getByRole('tab', { name: texts.people.tabs.history }).click();
      const line = nextDay.getByRole('tabpanel').getByRole('listitem');
      await expect(line.filter({ hasText: texts.story.reinstated }).first()).toBeVisible();
      await expect(line.filter({ hasText: texts.reasons.personal })).toBeVisible();
      await expectSound(nextDay);
    });

    test('STA-02 items left behind since are shown before the retirement, and one press undoes it', async ({
      watched: page,
    }) => {
      const leaver = await portal.newColleague(administrator);
      await enterAs(page, administrator, listOf(leaver), language);
      const leaving = new LeavingPage(page, texts);
      await leaving.openPerson();
      await leaving.openFromMenu('retire');
      await expect(leaving.sheet.getByText(texts.left.none)).toBeVisible();
      await makeHead(leaver, 'LATER');
      await leaving.choose('reason', 'contractEnd');
      await leaving.submitNow();
      await expect(leaving.sheet.getByText(texts.codes.EMPLOYMENT_LEFT_CHANGED)).toBeVisible();
      await expect(leaving.sheet.getByText(departmentNames[language], { exact: true })).toBeVisible();
      await expectSound(page);
      await leaving.submitNow();
      await expect(page.getByText(filled(texts.retire.done, { name: leaver.fullName }))).toBeVisible();
      await leaving.button(texts.undo).click();
      // The undo says what came back as a reinstatement does, and that the person chooses another password.
      const summary = page.getByRole('alertdialog');
      await expect(summary.getByText(headOf(language, texts))).toBeVisible();
      await expect(summary.getByText(texts.reinstate.isNew)).toBeVisible();
      await expectSound(page);
      await summary.getByRole('button').last().click();
      await expect(leaving.menu).toBeVisible();
      await expect(page.getByRole('dialog').getByText(texts.people.states.reinstated, { exact: true })).toBeVisible();
    });

    test('USR-13 ACS-01 the sheet works by keyboard; a suspended person reads the reason at sign-in, and signs in once restored', async ({
      watched: page,
      newContext,
    }) => {
      const colleague = await portal.newColleague(administrator);
      await enterAs(page, administrator, listOf(colleague), language);
      const leaving = new LeavingPage(page, texts);
      await leaving.openPerson();

      // The sheet by keyboard alone: it takes the focus, Esc closes it alone, and the menu has the focus again.
      await leaving.menu.press('Enter');
      await page.keyboard.press('Tab');
      await expect(leaving.button(texts.acts.leave)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(leaving.button(texts.acts.retire)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(leaving.sheet.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(leaving.sheet.locator('select[name=reason]')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('select[name=reason]')).toHaveCount(0);
      await expect(leaving.menu).toBeFocused();

      await leaving.suspend(colleague.fullName);
      await expectSound(page);
      const beside = await (await newContext({ locale })).newPage();
      await beside.goto(at(`/loginapp?locale=${language}`));
      await signInFormOf(beside).logIn(colleague.loginId, colleague.password);
      await expect(beside.getByText(texts.codes.ACCESS_SUSPENDED)).toBeVisible();
      await expectSound(beside);
      await leaving.button(texts.acts.restore).first().press('Enter');
      await expect(page.getByText(filled(texts.suspend.restored, { name: colleague.fullName }))).toBeVisible();
      await signInFormOf(beside).logIn(colleague.loginId, colleague.password);
      await expect(beside).toHaveURL(at('/portalapp/home'));

      // One's own leaving stays in reach and says why it cannot be.
      await page.goto(listOf(administrator));
      await leaving.openPerson();
      await leaving.menu.press('Enter');
      await expect(leaving.button(texts.acts.retire)).toHaveAccessibleDescription(texts.codes.EMPLOYMENT_OWN);
      await expectAccessible(page);
    });
  });
}

test.describe('the sheet of a leaver', () => {
  test.use({ locale: 'ko-KR', refusedCalls: ['/api/v1/'] });

  test('STA-02 ACS-02 remains over the panel when the window becomes narrow and wide again', async ({
    watched: page,
  }) => {
    const leaver = await portal.newColleague(administrator);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterAs(page, administrator, listOf(leaver), 'ko');
    const leaving = new LeavingPage(page, ko);
    await leaving.openPerson();
    await leaving.openFromMenu('retire');
    const note = leaving.sheet.locator('input[name=note]');
    await note.fill('인수인계');
    for (const narrower of [700, 360, 1440, 360]) {
      await page.setViewportSize({ width: narrower, height: 900 });
      // Nothing lies over it: a press would meet it.
      await leaving.button(ko.retire.submitLater).click({ trial: true });
      await expect(note).toHaveValue('인수인계');
      await expect(note).toBeFocused();
    }
    await expectSound(page);
    // Esc is the sheet's, which asks about what was typed, and then the panel's.
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.locator('select[name=reason]')).toHaveCount(0);
    await expect(leaving.menu).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
