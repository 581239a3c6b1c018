import type { Page } from '@playwright/test';
import { en as sharedEn } from '../contract/src/ground/promotions/messages/en.ts';
import { ko as sharedKo } from '../contract/src/ground/promotions/messages/ko.ts';
import { en } from '../web/src/features/ground/promotions/messages/en.ts';
import { ko } from '../web/src/features/ground/promotions/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account } = portalWithOneAccount();
const section = '/console/opencodes';

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', { ...ko, fields: sharedKo.fields }, 1440],
  ['en', { ...en, fields: sharedEn.fields }, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`keys of a company, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });
    const { opencodes } = texts;

    test('REQ-04 an administrator issues keys, which are shown once, and revokes one', async ({
      watched: page,
      awaitFaults,
    }) => {
      awaitFaults(/status of 409/);
      await enterAs(page, account, at(section), language);
      await expect(page.getByRole('heading', { level: 1, name: opencodes.title })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: opencodes.issue }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=note]').fill('하늘 협력사');
      await dialog.locator('[name=codeCount]').fill('900');
      await dialog.getByRole('button', { name: opencodes.issue }).click();
      await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid=true]')).first()).toBeVisible();
      await expectSound(page);
      await dialog.locator('[name=codeCount]').fill('2');
      await dialog.getByRole('button', { name: opencodes.issue }).click();
      await expect(page.getByText(opencodes.issuedText)).toBeVisible();
      await expectSound(page);
      const issued = page.getByRole('list', { name: opencodes.label }).getByRole('listitem');
      const [first = '', second = ''] = await issued.allTextContents();
      await page.getByRole('dialog').getByRole('button', { name: texts.close }).last().click();
      const lastOf = (key: string) => key.trim().slice(-4);
      await expect(page.getByText(opencodes.valid, { exact: true })).toHaveCount(2);
      // What stands in the list opens nothing.
      await expect(page.getByText(first.trim())).toHaveCount(0);
      await page.getByRole('button', { name: opencodes.revokeOne.replace('{{lastFour}}', lastOf(first)) }).click();
      await expectSound(page);
      await page.getByRole('alertdialog').getByRole('button', { name: texts.revoke }).click();
      await expect(page.getByText(texts.revoked)).toBeVisible();
      await expect(page.getByText(opencodes.valid, { exact: true })).toHaveCount(1);
      const meter = page.getByRole('meter', { name: texts.company.valid });
      await expect(meter).toHaveAttribute('aria-valuenow', '1');
      await expect(meter).toHaveAttribute('aria-valuemax', '500');
      const other = opencodes.revokeOne.replace('{{lastFour}}', lastOf(second));
      await expect(page.getByRole('button', { name: other })).toBeVisible();
      await expectSound(page);
    });

    test('REQ-04 MEM-01 an agency of the company sees its keys and issues more, and sees no other section', async ({
      watched: page,
    }) => {
      const agency = await portal.newColleague(account);
      await portal.grantBeside(account, agency, 'agency');
      await enterAs(page, agency, at(section), language);
      await expect(page.getByText(opencodes.valid, { exact: true })).toHaveCount(1);
      await page.getByRole('button', { name: opencodes.issue }).click();
      await page.getByRole('dialog').getByRole('button', { name: opencodes.issue }).click();
      await expect(page.getByText(opencodes.issuedText)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: texts.close }).last().click();
      await expect(page.getByText(opencodes.valid, { exact: true })).toHaveCount(2);
      await expectSound(page);
      // The console opens at the one section that the role has.
      await page.goto(at('/console'));
      await expect(page).toHaveURL(at(section));
    });
  });
}
