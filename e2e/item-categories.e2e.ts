import type { Page } from '@playwright/test';
import { en as contractEn } from '../contract/src/workplace/item-categories/messages/en.ts';
import { ko as contractKo } from '../contract/src/workplace/item-categories/messages/ko.ts';
import { en } from '../web/src/features/workplace/item-categories/messages/en.ts';
import { ko } from '../web/src/features/workplace/item-categories/messages/ko.ts';
import { en as linksEn } from '../web/src/features/workplace/quick-links/messages/en.ts';
import { ko as linksKo } from '../web/src/features/workplace/quick-links/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { at, account } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, { contract: contractKo, links: linksKo, shell: shellKo }, 1440, 'light'],
  ['en', en, { contract: contractEn, links: linksEn, shell: shellEn }, 360, 'dark'],
] as const;
for (const [language, texts, { contract, links, shell }, width, colorScheme] of walked(journeys)) {
  test.describe(`categories, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });
    const names = language === 'ko' ? ['업무 지원', 'Work support'] : ['복리후생', 'Benefits'];
    const name = names[language === 'ko' ? 0 : 1] ?? '';
    const linkNames = language === 'ko' ? ['위키', 'Wiki'] : ['식단', 'Lunch'];
    const linkName = linkNames[language === 'ko' ? 0 : 1] ?? '';
    const { undo } = shell.section;

    test('CAT-01 CAT-02 CG001 ACS-01 a category is created by keyboard, added to a link, used as a filter, removed and deleted', async ({
      watched: page,
    }, info) => {
      const panel = page.getByRole('dialog');
      await enterAs(page, account, at('/console/item-categories'), language);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true });
      await expectSound(page);

      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(panel.locator('[name=koreanTitle]')).toHaveAttribute('aria-invalid', 'true');
      await page.screenshot({ path: info.outputPath('errors.png'), fullPage: true });
      await panel.locator('[name=itemKind]').selectOption('link');
      await panel.locator('[name=koreanTitle]').fill(names[0] ?? '');
      await panel.locator('[name=englishTitle]').fill(names[1] ?? '');
      await expectSound(page);
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.saved, { name }))).toBeVisible();
      await expect(page.getByRole('link', { name })).toBeVisible();
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);

      await page.goto(at('/console/quick-links?panel=new'));
      await panel.locator('[name=koreanTitle]').fill(linkNames[0] ?? '');
      await panel.locator('[name=englishTitle]').fill(linkNames[1] ?? '');
      await panel.locator('[name=url]').fill('https://wiki.hanbit.example');
      await panel.getByRole('button', { name: links.save, exact: true }).press('Enter');
      const link = page.getByRole('link', { name: linkName });
      await link.press('Enter');
      await expect(panel.getByText(texts.heldNone)).toBeVisible();
      await panel.locator('[name=itemCategoryId]').selectOption({ label: name });
      await panel.getByRole('button', { name: texts.addOne, exact: true }).press('Enter');
      const question = page.getByRole('alertdialog').filter({ hasText: filled(contract.errors.CG001, { 0: '5' }) });
      await expect(question).toBeVisible();
      await page.screenshot({ path: info.outputPath('question.png') });
      await expectSound(page);
      await page.keyboard.press('Escape');
      await expect(panel.getByText(texts.heldNone)).toBeVisible();
      await panel.getByRole('button', { name: texts.addOne, exact: true }).press('Enter');
      await question.getByRole('button', { name: texts.addOne, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.added, { name }))).toBeVisible();
      const removal = panel.getByRole('button', { name: filled(texts.removeOf, { name }) });
      await expect(removal).toBeVisible();
      await page.screenshot({ path: info.outputPath('item.png') });
      await expectSound(page);
      await removal.press('Enter');
      await expect(page.getByText(filled(texts.removed, { name }))).toBeVisible();
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await expect(removal).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('search').getByRole('combobox').selectOption({ label: name });
      await expect(link).toBeVisible();
      await page.screenshot({ path: info.outputPath('filtered.png'), fullPage: true });
      await expectSound(page);

      await page.goto(at('/console/item-categories'));
      await page.getByRole('link', { name }).press('Enter');
      await panel.getByRole('button', { name: texts.delete, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.deleted, { name }))).toBeVisible();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await page.getByRole('link', { name }).click();
      await panel.getByRole('button', { name: texts.delete, exact: true }).click();
      await expect(page.getByText(texts.empty)).toBeVisible();
    });
  });
}
