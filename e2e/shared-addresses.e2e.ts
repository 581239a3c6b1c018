import type { Page } from '@playwright/test';
import { en } from '../web/src/features/workplace/shared-addresses/messages/en.ts';
import { ko } from '../web/src/features/workplace/shared-addresses/messages/ko.ts';
import { en as contractEn } from '../contract/src/workplace/shared-addresses/messages/en.ts';
import { ko as contractKo } from '../contract/src/workplace/shared-addresses/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
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
  test.describe(`shared addresses, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });
    const local = language === 'ko' ? 'frontdesk' : 'jobsdesk';
    const filled = (text: string, values: Readonly<Record<string, string>>) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_part, name: string) => values[name] ?? '');

    test('LBL-01 an address is added with a member by keyboard, changed, undone, downloaded and deleted', async ({
      watched: page,
    }, info) => {
      const colleague = await portal.newColleague(account);
      await enterAs(page, account, at('/console/shared-addresses'), language);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: texts.save, exact: true }).click();
      await page.screenshot({ path: info.outputPath('errors.png') });
      await expectSound(page);
      await panel.locator('[name=sharedMailAddress]').fill(local);
      await panel.locator('[name=sharedAddressName]').fill('Front desk');
      const members = panel.getByRole('combobox', { name: texts.fields.members });
      await members.fill(colleague.loginId.split('@')[0] ?? '');
      await page.getByRole('option', { name: colleague.loginId }).waitFor();
      await members.press('Enter');
      const remove = panel.getByRole('button', { name: filled(texts.people.remove, { name: colleague.fullName }) });
      await expect(remove).toBeVisible();
      await page.screenshot({ path: info.outputPath('panel.png') });
      await expectSound(page);
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.saved, { name: 'Front desk' }))).toBeVisible();
      await expect(page.getByText(`${local}@`)).toBeVisible();
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);

      await page.getByRole('link', { name: 'Front desk' }).first().press('Enter');
      await expect(remove).toBeVisible();
      await remove.press('Enter');
      await panel.getByRole('button', { name: texts.save, exact: true }).click();
      await page.getByRole('button', { name: texts.undo, exact: true }).last().click();
      // A panel that opens during the undo may show the members before it.
      await page.waitForLoadState('networkidle');
      await page.getByRole('link', { name: 'Front desk' }).first().click();
      await expect(remove).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: texts.download.open }).click();
      await page.getByRole('dialog').locator('[name=reason]').fill('A new mail server');
      const download = page.waitForEvent('download');
      await page.getByRole('dialog').getByRole('button', { name: texts.download.start }).click();
      expect((await download).suggestedFilename()).toMatch(/^shared-address-recipients/);

      await page.getByRole('link', { name: 'Front desk' }).first().click();
      await panel.getByRole('button', { name: texts.delete, exact: true }).click();
      await expect(page.getByText(texts.empty)).toBeVisible();
    });
  });
}

test.describe('shared addresses of an owner, in ko at 768', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 768, height: 900 } });

  test('LBL-01 ACS-01 an owner finds the address in My account and changes its members', async ({
    watched: page,
  }, info) => {
    const caller = await portal.signInBeside(account);
    const found = await caller.post('/api/v1/employees/search', { keyword: account.loginId.split('@')[0] ?? '' });
    const personId = found.json<{ items: { personId: string }[] }>().items[0]?.personId ?? '';
    const words = {
      sharedAddressName: '고객 지원',
      sharedAddressEnglishName: 'Help desk',
      sharedAddressDescription: '',
    };
    const listed = await caller.post('/api/v1/shared-addresses/search', { term: '' });
    const [domain = ''] = listed.json<{ domains: string[] }>().domains;
    const people = { members: [], senders: [], owners: [personId] };
    const made = await caller.post('/api/v1/shared-addresses', {
      sharedMailAddress: `owneddesk@${domain}`,
      ...words,
      ...people,
    });
    expect(made.status, made.text).toBe(200);
    const colleague = await portal.newColleague(account);
    await enterAs(page, account, at('/portalapp/account'), 'ko');
    await page.getByRole('button', { name: ko.own.change }).press('Enter');
    const popup = page.getByRole('dialog');
    const members = popup.getByRole('combobox', { name: contractKo.fields.members });
    await members.fill(colleague.loginId.split('@')[0] ?? '');
    await page.getByRole('option', { name: colleague.loginId }).waitFor();
    await members.press('Enter');
    await page.screenshot({ path: info.outputPath('members.png') });
    await expectSound(page);
    await popup.getByRole('button', { name: ko.save, exact: true }).press('Enter');
    await expect(page.getByText(ko.own.changed.replace('{{name}}', '고객 지원'))).toBeVisible();
    await expectSound(page);
    await page.getByRole('heading', { name: ko.own.title }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath('account.png') });
  });
});
