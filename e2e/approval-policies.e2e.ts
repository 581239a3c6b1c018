import type { Page } from '@playwright/test';
import { en as contractEn } from '../contract/src/workplace/approval-policies/messages/en.ts';
import { ko as contractKo } from '../contract/src/workplace/approval-policies/messages/ko.ts';
import { en } from '../web/src/features/workplace/approval-policies/messages/en.ts';
import { ko } from '../web/src/features/workplace/approval-policies/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', { ...ko, fields: contractKo.fields }, 1440, 'light'],
  ['en', { ...en, fields: contractEn.fields }, 360, 'dark'],
] as const;
for (const [language, texts, width, colorScheme] of walked(journeys)) {
  test.describe(`approval policies, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });
    const name = language === 'ko' ? '소액 지출' : 'Small expenses';

    test('APR-02 WIZ-14 ACS-01 a vacant head is shown before the policy is saved, then a named person approves', async ({
      watched: page,
    }, info) => {
      const colleague = await portal.newColleague(account);
      const find = async (label: string) => {
        const search = page.getByRole('combobox', { name: label });
        await search.fill(colleague.loginId.split('@')[0] ?? '');
        await page.getByRole('option', { name: colleague.loginId }).waitFor();
        await search.press('Enter');
      };
      const tried = async () => page.getByRole('button', { name: texts.trial.run }).press('Enter');
      const save = async () => page.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await enterAs(page, account, at('/console/approval-policies'), language);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      await save();
      await expect(page.locator('[name=approvalPolicyName]')).toBeFocused();
      await page.locator('[name=approvalPolicyName]').fill(name);
      await page.locator('[name=documentKind]').first().selectOption('expense');
      await page.locator('[name=amountTo]').fill('3000000');
      await page.getByRole('button', { name: texts.step.add }).press('Enter');
      await find(texts.fields.approvalPersonId);
      await page.locator('[name=documentKind]').last().selectOption('expense');
      await page.locator('[name=amount]').fill('3000000');
      await tried();
      await expect(page.getByText(texts.trial.broken)).toBeVisible();
      await page.screenshot({ path: info.outputPath('vacant.png'), fullPage: true });
      await expectSound(page);

      await save();
      await expect(page.getByText(texts.policyGaps.title)).toBeVisible();
      await page.screenshot({ path: info.outputPath('warned.png'), fullPage: true });
      await expectSound(page);

      const removeSecond = page.getByRole('button', { name: filled(texts.step.remove, { number: '2' }) });
      await removeSecond.press('Enter');
      await page.locator('[name="approvalSteps.0.source"]').selectOption('person');
      const people = page.locator('[name="approvalSteps.0.personIds"]');
      await people.fill(account.loginId.split('@')[0] ?? '');
      await page.getByRole('option', { name: account.loginId }).waitFor();
      await people.press('Enter');
      await find(texts.fields.approvalPersonId);
      await page.locator('[name=amount]').fill('3000001');
      await tried();
      await expect(page.getByText(texts.trial.whole)).toBeVisible();
      await expect(page.getByText(texts.trial.unmet.amount)).toBeVisible();
      await page.screenshot({ path: info.outputPath('tried.png'), fullPage: true });
      await expectSound(page);
      await save();
      await expect(page.getByText(filled(texts.saved, { name }))).toBeVisible();

      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      await page.locator('[name=approvalPolicyName]').fill('Rest');
      await save();
      await expect(page.getByText(filled(texts.savedWithGaps, { name: 'Rest' }))).toBeVisible();
      await page.getByRole('button', { name: texts.back }).press('Enter');
      const rows = page.getByRole('list', { name: texts.title }).getByRole('link');
      await expect(rows).toHaveText([name, 'Rest']);
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('button', { name: texts.trial.title }).press('Enter');
      await find(texts.fields.approvalPersonId);
      await tried();
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('link', { name: 'Rest' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('preview.png') });
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('list', { name: texts.title }).getByRole('button').last().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(rows).toHaveText(['Rest', name]);
      await rows.first().press('Enter');
      await page.getByRole('button', { name: texts.delete, exact: true }).press('Enter');
      await expect(rows).toHaveText([name]);
      await rows.first().press('Enter');
      await page.getByRole('button', { name: texts.delete, exact: true }).press('Enter');
      await expect(page.getByText(texts.empty)).toBeVisible();
    });
  });
}
