import type { Page } from '@playwright/test';
import { languageTags, type Language } from '../contract/src/kernel/languages.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { ko as invitationsKo } from '../web/src/features/joining/invitations/messages/ko.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTablesWhole,
  expectWithinSides,
  test,
} from './support/watched-page.ts';

const { at, account: administrator } = portalWithOneAccount();
const shell = { ko: shellKo, en: shellEn };

// Asked before the sign-in: the session's call is refused then.
test.use({ refusedCalls: ['/api/v1/session'] });

async function expectSound(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('ACS-01 RTE-12 one group of sections is open: that of the page, or the one opened by keyboard', async ({
  watched: page,
}) => {
  const { groups, shell: texts } = shell.ko;
  await page.setViewportSize({ width: 1440, height: 800 });
  await enterAs(page, administrator, at('/console/job-ranks'), 'ko');
  const navigation = page.getByRole('navigation', { name: texts.navigation });
  const group = (name: keyof typeof groups) => navigation.getByRole('button', { name: groups[name], exact: true });
  const open = navigation.locator('[aria-expanded=true]');
  await expect(open).toHaveText(groups.organisation);
  await expect(navigation.locator('[aria-current=page]')).toHaveCount(1);
  const { width } = (await navigation.boundingBox())!;
  expect(Math.round(width)).toBe(223);
  await group('portal').press('Enter');
  await expect(open).toHaveText(groups.portal);
  await page.keyboard.press('Tab');
  await expect(navigation.getByRole('list', { name: groups.portal }).getByRole('link').first()).toBeFocused();
  await expectSound(page, 'ko');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/console/boards'));
  await expect(open).toHaveText(groups.portal);
  await group('portal').press('Enter');
  await expect(open).toHaveCount(0);
  await group('security').press('Enter');
  await page.goBack();
  await expect(open).toHaveText(groups.organisation);
});

test('ACS-01 RTE-12 a tablet has a rail of 80 px that opens the sections of a group beside it', async ({
  watched: page,
}) => {
  const { groups, shell: texts, start } = shell.en;
  await page.setViewportSize({ width: 768, height: 600 });
  await enterAs(page, administrator, at('/console'), 'en');
  const navigation = page.getByRole('navigation', { name: texts.navigation });
  expect(Math.round((await navigation.boundingBox())!.width)).toBe(79);
  await expect(navigation.getByRole('link', { name: start.title, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // None is open by itself, and the last opens within the window too.
  await expect(navigation.getByRole('group')).toHaveCount(0);
  for (const name of [groups.company, groups.people]) {
    const opener = navigation.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    const sections = navigation.getByRole('group', { name });
    await expect(sections).toBeInViewport({ ratio: 1 });
    expect((await sections.boundingBox())!.x).toBeGreaterThanOrEqual(80);
    await expectSound(page, 'en');
    await page.keyboard.press('Escape');
    await expect(sections).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sections.getByRole('link').first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/console/employees'));
  await expect(navigation.getByRole('group')).toHaveCount(0);
});

test('ACS-01 RTE-12 a phone has four groups as tabs, and all sections behind the fifth', async ({ watched: page }) => {
  const { groups, shell: texts, start } = shell.ko;
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, administrator, at('/console'), 'ko');
  const navigation = page.getByRole('navigation', { name: texts.navigation });
  const tabs = navigation.locator('> a');
  await expect(tabs).toHaveText([start.title, groups.people, groups.organisation, groups.records]);
  const openedFrame = await navigation.elementHandle();
  await tabs.nth(1).press('Enter');
  await expect(page).toHaveURL(at('/console/employees'));
  await expect(navigation.locator('> [aria-current]')).toHaveText([groups.people]);
  await expect(page.getByRole('heading', { level: 1, name: peopleKo.title })).toBeVisible();
  // What is opened in the frame while a page is on its way stays open, and the focus is on the page that came.
  expect(await openedFrame?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('main')).toBeFocused();
  await navigation.getByRole('button', { name: texts.more }).press('Enter');
  const all = navigation.getByRole('group', { name: texts.more });
  await expect(all).toBeInViewport({ ratio: 1 });
  for (const name of Object.values(groups)) await expect(all.getByText(name, { exact: true }).first()).toBeAttached();
  await expectSound(page, 'ko');
  await all.getByRole('link', { name: invitationsKo.title }).press('Enter');
  await expect(page).toHaveURL(at('/console/invitations'));
  await expect(all).toBeHidden();
});

test('ACS-05 RTE-12 on a phone every tab shows its whole word, and the rows of lists have two lines', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, administrator, at('/console'), 'en');
  const tabs = page.getByRole('navigation', { name: shell.en.shell.navigation });
  const words = tabs.locator('> a > span');
  await expect(words).toHaveText([
    shell.en.start.title,
    shell.en.groups.people,
    shell.en.groups.organisation,
    shell.en.groups.records,
  ]);
  const cut = await words.evaluateAll((all) =>
    all.flatMap((word) => (word.scrollWidth > word.clientWidth ? [word.textContent] : [])),
  );
  expect(cut).toEqual([]);
  await expectWithinSides(tabs.getByRole('button', { name: shell.en.shell.more }));
  for (const path of [
    '/console/access',
    '/console/administrators',
    '/console/administrators/permissions',
    '/console/employees',
    '/console/records',
    '/console/security-policies',
    '/portalapp/account/accesses',
  ]) {
    await page.goto(at(path));
    await expect(page.locator('table tbody tr').first()).toBeVisible();
    await expectTablesWhole(page);
    await expectNoSidewaysScroll(page);
  }
});
