import { en as fieldsEn } from '../contract/src/people/saved-views/messages/en.ts';
import { ko as fieldsKo } from '../contract/src/people/saved-views/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en } from '../web/src/features/people/people/messages/en.ts';
import { ko } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const {
  portal,
  at,
  account: administrator,
} = portalWithOneAccount({
  prepare: async (portal, account) => {
    const caller = await portal.signInBeside(account);
    const answer = await caller.post('/api/v1/employees', {
      surname: '도',
      givenName: '라지',
      loginId: 'mindeulle',
      externalMail: 'mindeulle@outside.example',
      language: 'ko',
      residenceCountry: 'KR',
    });
    expect(answer.status, answer.text).toBe(200);
  },
});

for (const [language, width, texts, fields, shell] of walked([
  ['en', 1440, en, fieldsEn.fields, shellEn.section],
  ['ko', 360, ko, fieldsKo.fields, shellKo.section],
] as const)) {
  test.describe(`views of the list of people, in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('USR-01 ACS-01 a filter is a chip and part of the address; its result is saved as a view, opened, renamed and deleted', async ({
      watched: page,
    }) => {
      await enterAs(page, administrator, at('/console/employees'), language);
      const rows = page.locator('table [data-row]');
      await expect(rows).toHaveCount(2);
      await page.getByRole('combobox', { name: texts.columns.state }).selectOption('notYetApplied');
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/state=notYetApplied/);
      await page.goBack();
      await expect(rows).toHaveCount(2);
      await page.goForward();
      await expect(rows).toHaveCount(1);

      await page.getByRole('button', { name: texts.views.save }).press('Enter');
      const popup = page.getByRole('dialog', { name: texts.views.save });
      await expectAccessible(page);
      await popup.getByLabel(fields.savedViewName).fill('Waiting');
      await popup.getByLabel(fields.isShared).check();
      await popup.getByLabel(fields.savedViewName).press('Enter');
      const views = page.getByRole('navigation', { name: texts.views.label });
      const view = views.getByRole('link', { name: 'Waiting' });
      await expect(view).toHaveAttribute('aria-current', 'page');
      await expect(popup).toBeHidden();
      await expectNoSidewaysScroll(page);

      await page
        .getByRole('button', { name: filled(shell.removeFilter, { filter: texts.columns.state }) })
        .press('Enter');
      await expect(rows).toHaveCount(2);
      await expect(page.getByRole('combobox', { name: texts.columns.state })).toBeFocused();
      await view.press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/state=notYetApplied/);

      await page.getByRole('button', { name: filled(texts.views.edit, { name: 'Waiting' }) }).press('Enter');
      const edited = page.getByRole('dialog', { name: filled(texts.views.edit, { name: 'Waiting' }) });
      await edited.getByRole('button', { name: texts.views.delete }).press('Enter');
      await expect(view).toHaveCount(0);
      await page.getByRole('button', { name: shell.undo }).press('Enter');
      await expect(view).toBeVisible();
    });

    test('USR-01 ACS-01 hidden columns remain hidden after a reload', async ({ watched: page }) => {
      await enterAs(page, administrator, at('/console/employees'), language);
      const heads = page.getByRole('columnheader', { name: texts.columns.loginId });
      const settings = page.getByRole('button', { name: texts.layout.label });
      await expect(heads).toHaveCount(1);
      await settings.press('Enter');
      await page.getByLabel(texts.columns.loginId, { exact: true }).uncheck();
      await page.getByLabel(texts.layout.compact).check();
      await expectAccessible(page);
      await expect(heads).toHaveCount(0);
      await page.reload();
      await expect(page.locator('table [data-row]')).toHaveCount(2);
      await expect(heads).toHaveCount(0);
      await settings.press('Enter');
      await page.getByLabel(texts.columns.loginId, { exact: true }).check();
      await page.getByLabel(texts.layout.compact).uncheck();
      await expect(heads).toHaveCount(1);
    });
  });
}

test.describe('the departments beside the list of people', () => {
  test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 1280, height: 900 } });

  test('USR-01 ACS-01 navigate the list by keyboard, and give way to a panel where there is no room', async ({
    watched: page,
  }) => {
    await enterAs(page, administrator, at('/console/employees'), 'en');
    const tree = page.getByRole('complementary', { name: en.departmentTree }).getByRole('tree');
    await tree.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('table [data-row]')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: /도라지/ }).press('Enter');
    await expect(tree).toHaveCount(0);
    await expect(page.getByRole('button', { name: new RegExp(en.columns.department) })).toBeVisible();
    // The usual width of a screen has room for all three.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(tree).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('the list of people by its address', () => {
  // The list hears that the page is beyond the end, and reads the last one.
  test.use({ refusedCalls: ['/api/v1/session', '/api/v1/employees'], viewport: { width: 1440, height: 900 } });

  test('USR-01 shows the last page for a page beyond the end, in its address too', async ({ watched: page }) => {
    await enterAs(page, administrator, at('/console/employees?page=99&state=notYetApplied'), 'en');
    await expect(page.locator('table [data-row]')).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]page=1(&|$)/);
  });
});

test.describe('the list of people on a phone', () => {
  test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 360, height: 800 } });

  for (const [language, texts] of [
    ['ko', ko],
    ['en', en],
  ] as const) {
    test(`USR-01 ACS-01 has rows of two lines, the name over department and rank, with the state beside it, in ${language}`, async ({
      watched: page,
    }) => {
      await enterAs(page, administrator, at('/console/employees'), language);
      const row = page.locator('table [data-row]').filter({ hasText: '도라지' });
      await expect(row.getByText(texts.states.notYetApplied, { exact: true })).toBeVisible();
      for (const hidden of [texts.columns.loginId, texts.columns.department, texts.columns.registeredAt])
        await expect(row.locator(`[data-title="${hidden}"]`)).toBeHidden();
      const lines = (await row.locator('th').innerText()).trim().split(/\n+/);
      expect(lines).toHaveLength(2);
      const { height = 0 } = (await row.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(48);
      expect(height).toBeLessThanOrEqual(76);
      await expectNoSidewaysScroll(page);
    });
  }
});

for (const [language, width, texts] of walked([
  ['en', 1440, en],
  ['ko', 360, ko],
] as const)) {
  test.describe(`a view shared by another person, in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('USR-01 has no edit button for a manager; an administrator sees its owner, and deletes it', async ({
      watched: page,
    }) => {
      const session = await portal.signInBeside(administrator);
      const manager = await portal.newColleague(administrator);
      await portal.grantBeside(administrator, manager, 'manager');
      const savedViewName = `Waiting ${width}`;
      const shared = { savedViewName, query: 'state=notYetApplied&sort=loginId', isShared: true };
      expect((await session.post('/api/v1/saved-views', shared)).status).toBe(200);
      const own = { savedViewName: 'Of the manager', query: 'state=inService', isShared: true };
      const beside = await portal.signInBeside(manager);
      expect((await beside.post('/api/v1/saved-views', own)).status).toBe(200);

      const edit = (name: string) => page.getByRole('button', { name: filled(texts.views.edit, { name }) });
      const view = (name: string) => page.getByRole('link', { name });
      await enterAs(page, manager, at(`/console/employees?${shared.query}`), language);
      await expect(view(savedViewName)).toHaveAttribute('aria-current', 'page');
      await expect(edit(savedViewName)).toHaveCount(0);
      await view(own.savedViewName).press('Enter');
      await expect(edit(own.savedViewName)).toBeVisible();

      await page.context().clearCookies();
      await enterAs(page, administrator, at('/console/employees?state=inService'), language);
      await edit(own.savedViewName).press('Enter');
      const popup = page.getByRole('dialog');
      await expect(popup).toContainText(manager.fullName);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await popup.getByRole('button', { name: texts.views.delete }).press('Enter');
      await expect(view(own.savedViewName)).toHaveCount(0);
      const { items } = (await beside.get('/api/v1/saved-views')).json<{ items: (typeof own)[] }>();
      expect(items.find((each) => each.savedViewName === own.savedViewName)).toMatchObject({ isShared: false });
    });
  });
}
test.describe('the keywords of a search for people', () => {
  test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 1440, height: 900 } });

  test('OPS-01 USR-01 are in the fragment of the address, in old links, views, after Back and after a sign-in', async ({
    watched: page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    const word = '도라지';
    const rows = page.locator('table [data-row]');
    const search = page.getByRole('textbox', { name: en.searchLabel });
    const hidden = at(`/console/employees?state=notYetApplied#q=${encodeURIComponent(word)}`);
    await enterAs(page, administrator, at('/console/employees'));
    await expect(rows.nth(1)).toBeVisible();
    const all = await rows.count();
    // An old link is the one address that has them, and no longer than until the page is drawn.
    await page.goto(at(`/console/employees?q=${encodeURIComponent(word)}&state=notYetApplied`));
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(hidden);
    await expect(search).toHaveValue(word);
    sent.length = 0;
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hidden);
    const found = rows.first().getByRole('link');
    await expect(found).toHaveAttribute('href', /\?state=notYetApplied&item=[\w-]+#q=/);
    const ofPerson = await found.getAttribute('href');
    await found.press('Enter');
    await expect(page.getByRole('dialog', { name: word })).toBeVisible();
    await page.goBack();
    // The link that a new tab opens.
    await page.goto(at(ofPerson ?? ''));
    await expect(page.getByRole('dialog', { name: word })).toBeVisible();
    await page.goto(hidden);
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(hidden);
    await search.fill('');
    await expect(page).toHaveURL(at('/console/employees?state=notYetApplied'));
    await search.fill(word);
    await page.getByRole('button', { name: en.views.save }).press('Enter');
    const popup = page.getByRole('dialog', { name: en.views.save });
    await popup.getByLabel(fieldsEn.fields.savedViewName).fill('Found');
    await popup.getByLabel(fieldsEn.fields.savedViewName).press('Enter');
    await expect(popup).toBeHidden();
    await page.goto(at('/console/employees'));
    await expect(rows).toHaveCount(all);
    const view = page.getByRole('navigation', { name: en.views.label }).getByRole('link', { name: 'Found' });
    await expect(view).toHaveAttribute('href', /#q=/);
    await view.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(hidden);
    // Who opens a shared link without a session comes to it by the sign-in.
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(hidden);
    await expect(page).toHaveURL(/\/loginapp\?.*#q=/);
    await page.locator('input[name=loginId]').fill(administrator.loginId);
    await page.locator('input[name=password]').fill(administrator.password);
    await page.locator('input[name=password]').press('Enter');
    await expect(page).toHaveURL(hidden);
    await expect(rows).toHaveCount(1);
    expect(sent.filter((line) => line.includes('%EB%8F%84') || line.includes(word))).toEqual([]);
  });
});
