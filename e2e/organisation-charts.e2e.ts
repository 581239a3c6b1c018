import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import type { Locator } from '@playwright/test';
import { en } from '../web/src/features/people/organisation-charts/messages/en.ts';
import { ko } from '../web/src/features/people/organisation-charts/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdCalls, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const journeys = [
  ['ko', ko, 1440],
  ['en', en, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`the organisation chart, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('DEP-05 ACS-01 the chart is navigated by keyboard, a head is set and undone, people are found and shown', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const colleague = await portal.newColleague(leader);
      const session = await portal.signInBeside(leader);
      const names = { departmentName: '영업본부', englishDepartmentName: 'Sales Division', language: 'ko' };
      for (const [departmentCode, parentDepartmentCode] of [
        ['SALES', 'TOP'],
        ['SALES2', 'SALES'],
      ]) {
        const body = { departmentCode, ...names, parentDepartmentCode, beforeDepartmentCode: '' };
        expect((await session.post('/api/v1/departments', body)).status).toBe(200);
      }
      await enterAs(page, leader, portal.at('/portalapp/organisation?view=tree'), language);
      const tree = page.getByRole('tree', { name: texts.title });
      await expect(tree.getByRole('treeitem')).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await tree.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(tree.getByRole('treeitem')).toHaveCount(3);
      const walked = tree.getByRole('treeitem');
      await expect(walked.nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expectActive(tree, { level: 2, place: [1, 1] });
      await page.keyboard.press('ArrowRight');
      await expectActive(tree, { level: 3, place: [1, 1] });
      await expect(walked.nth(2)).not.toHaveAttribute('aria-expanded');
      await page.keyboard.press('ArrowLeft');
      await expectActive(tree, { level: 2, place: [1, 1] });
      await page.keyboard.press('ArrowLeft');
      await expect(walked).toHaveCount(2);
      await expect(walked.nth(1)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Home');
      await expectActive(tree, { level: 1, place: [1, 1] });
      await page.keyboard.press('End');
      await expectActive(tree, { level: 2, place: [1, 1] });
      await page.keyboard.press('ArrowRight');
      await expect(walked).toHaveCount(3);
      await expect(tree).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/department=SALES$/);
      await expect(page.getByText(texts.noPeople)).toBeVisible();
      await page.getByRole('button', { name: texts.heads.change }).click();
      const popup = page.getByRole('dialog');
      const add = popup.getByRole('combobox', { name: texts.heads.add });
      const found = page.getByRole('listbox').getByRole('option');
      await add.fill(leader.loginId);
      await expect(found).toHaveCount(1);
      // Until the next search is answered, the leader stands there and cannot be selected.
      const answer = await holdCalls(page, '**/api/v1/organisation/search');
      await add.fill(colleague.loginId);
      await add.press('Enter');
      await expect(popup.getByText(texts.heads.none)).toBeVisible();
      await expect(found).toHaveCount(1);
      answer();
      await found.first().click();
      await expect(popup.getByRole('list', { name: texts.heads.title })).toContainText(colleague.loginId);
      await expectAccessible(page);
      await popup.getByRole('button', { name: texts.save }).click();
      await expect(page.getByText(texts.heads.changed)).toBeVisible();
      await page.getByRole('list', { name: texts.heads.title }).getByRole('button').click();
      await expect(popup.getByText(texts.headOf)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: texts.undo, exact: true }).click();
      await expect(page.getByRole('list', { name: texts.heads.title })).toBeHidden();
      if (width === 360) await page.getByRole('button', { name: texts.title, exact: true }).click();
      const term = page.getByRole('search').getByRole('searchbox');
      await term.fill('a');
      await term.press('Enter');
      await expect(term).toHaveAttribute('aria-invalid', 'true');
      await term.fill(language === 'ko' ? '영업본부' : 'Sales Division');
      await term.press('Enter');
      await expect(page.getByRole('button', { name: language === 'ko' ? '영업본부' : 'Sales Division' })).toHaveCount(
        2,
      );
      await term.fill('nothing of this name');
      await term.press('Enter');
      await expect(page.getByText(filled(texts.nothingFound, { term: 'nothing of this name' }))).toBeVisible();
      await page.getByRole('button', { name: texts.backToChart }).click();
      await expect(tree).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(2);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: texts.takeAway }).click();
      const picture = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.picture }).click();
      expect((await picture).suggestedFilename()).toBe(`${texts.title}.png`);
      await page.getByRole('button', { name: texts.file }).click();
      await popup.getByRole('textbox').fill('Annual report');
      const file = page.waitForEvent('download');
      await popup.getByRole('button', { name: texts.download.start }).click();
      expect((await file).suggestedFilename()).toMatch(/\.csv$/);
      const top = '/api/v1/organisation/departments/TOP';
      const { items } = (await session.get(`${top}/members`)).json<{ items: MemberCard[] }>();
      const leads = items.filter(({ loginId }) => loginId === colleague.loginId).map(({ personId }) => personId);
      expect((await session.put(`${top}/heads`, { personIds: leads })).status).toBe(200);
      await page.goto(portal.at('/portalapp/organisation?department=TOP'));
      // Who leads a department stands there once.
      for (const label of [texts.heads.title, texts.people]) {
        await expect(page.getByRole('list', { name: label }).getByRole('button')).toHaveCount(1);
      }
    });
  });
}

interface Place {
  readonly level: number;
  /** Number of neighbours and the place among them. */
  readonly place: readonly [number, number];
}

/** ACS-01: the row that is read aloud, while the tree keeps the focus. */
async function expectActive(tree: Locator, { level, place: [place, size] }: Place): Promise<void> {
  const id = async () => (await tree.getAttribute('aria-activedescendant')) ?? 'none';
  await expect
    .poll(async () => {
      const active = tree.locator(`[id="${await id()}"]`);
      if ((await active.count()) === 0) return undefined;
      const named = ['role', 'aria-level', 'aria-posinset', 'aria-setsize'].map((name) => active.getAttribute(name));
      return Promise.all(named);
    })
    .toEqual(['treeitem', `${level}`, `${place}`, `${size}`]);
}
