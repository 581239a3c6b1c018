import type { Page } from '@playwright/test';
import { en as contractEn } from '../contract/src/workplace/approval-forms/messages/en.ts';
import { ko as contractKo } from '../contract/src/workplace/approval-forms/messages/ko.ts';
import { en } from '../web/src/features/workplace/approval-forms/messages/en.ts';
import { ko } from '../web/src/features/workplace/approval-forms/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { at, account } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', { ...ko, fields: contractKo.fields }, 1440, 'light'],
  ['en', { ...en, fields: contractEn.fields }, 360, 'dark'],
] as const;
for (const [language, texts, width, colorScheme] of walked(journeys)) {
  test.describe(`approval forms, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });
    const name = language === 'ko' ? '출장 신청서' : 'Travel request';

    test('APR-02 ACS-01 three predefined forms exist, and one is added with a choice and changed by keyboard', async ({
      watched: page,
    }, info) => {
      const save = async () => page.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await enterAs(page, account, at('/console/approval-forms'), language);
      const rows = page.getByRole('list', { name: texts.title }).getByRole('link');
      await expect(rows).toHaveCount(3);
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      await save();
      await expect(page.locator('[name=approvalFormName]')).toBeFocused();
      await page.locator('[name=approvalFormName]').fill(name);
      await page.locator('[name=documentKind]').selectOption('expense');
      await page.locator('[name="formFields.0.fieldLabel"]').fill(language === 'ko' ? '출장지' : 'Destination');
      await page.getByRole('button', { name: texts.inputs.add }).press('Enter');
      await page.locator('[name="formFields.1.fieldKind"]').selectOption('choice');
      await page.locator('[name="formFields.1.fieldLabel"]').fill(language === 'ko' ? '교통편' : 'Transport');
      await save();
      const choices = page.getByRole('group', { name: texts.fields.choices });
      await expect(choices.getByRole('alert')).toBeVisible();
      await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true });
      await expectSound(page);
      for (const [place, choice] of (language === 'ko' ? ['기차', '비행기'] : ['Train', 'Plane']).entries()) {
        await page.getByRole('button', { name: texts.choices.add }).press('Enter');
        await page.locator(`[name="formFields.1.choices.${place}.choiceName"]`).fill(choice);
      }
      await page.screenshot({ path: info.outputPath('filled.png'), fullPage: true });
      await expectSound(page);
      await save();
      await expect(page.getByText(filled(texts.saved, { name }))).toBeVisible();
      await expect(rows).toHaveCount(4);
      await rows.last().press('Enter');
      await page.locator('[name="formFields.1.isFieldRequired"]').press('Space');
      await save();
      await rows.last().press('Enter');
      await expect(page.locator('[name="formFields.1.isFieldRequired"]')).toBeChecked();
      await page.locator('summary', { hasText: texts.versions }).press('Enter');
      await page.screenshot({ path: info.outputPath('versions.png'), fullPage: true });
      await page.getByRole('button', { name: texts.delete, exact: true }).press('Enter');
      await expect(rows).toHaveCount(3);
    });
  });
}
