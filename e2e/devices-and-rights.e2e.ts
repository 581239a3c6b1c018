import type { Page } from '@playwright/test';
import { en as enDevices } from '../web/src/features/access/known-devices/messages/en.ts';
import { ko as koDevices } from '../web/src/features/access/known-devices/messages/ko.ts';
import { en as enRights } from '../web/src/features/access/right-requests/messages/en.ts';
import { ko as koRights } from '../web/src/features/access/right-requests/messages/ko.ts';
import { en as enPolicies } from '../web/src/features/access/security-policies/messages/en.ts';
import { ko as koPolicies } from '../web/src/features/access/security-policies/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', { devices: koDevices, rights: koRights, policies: koPolicies }, 1440, 'light'],
  ['en', { devices: enDevices, rights: enRights, policies: enPolicies }, 360, 'dark'],
] as const;
for (const [language, { devices, rights, policies }, width, colorScheme] of walked(journeys)) {
  test.describe(`devices and temporary permissions, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session'],
    });

    test('ACC-17 ACC-18 the company trusts devices for some days, and a person sees their own', async ({
      watched: page,
    }, info) => {
      await enterAs(page, administrator, at('/console/security-policies'), language);
      const form = page.locator('form', { has: page.getByRole('heading', { name: policies.trust.title }) });
      await form.getByLabel(policies.trust.days).selectOption(language === 'ko' ? '30' : '14');
      await form.getByRole('button', { name: policies.save, exact: true }).press('Enter');
      await expect(page.getByText(policies.trust.saved)).toBeVisible();
      await page.screenshot({ path: info.outputPath('policy.png'), fullPage: true });
      await expectSound(page);
      await page.goto(at(`/portalapp/account/security?locale=${language}`));
      await expect(page.getByRole('heading', { name: devices.title })).toBeVisible();
      await expect(page.getByText(devices.current).last()).toBeVisible();
      await page.getByRole('checkbox', { name: devices.letters }).press('Space');
      await expect(page.getByText(devices.lettersSaved)).toBeVisible();
      await page.screenshot({ path: info.outputPath('devices.png'), fullPage: true });
      await expectSound(page);
    });

    test('MEM-10 a permission is requested in My account, and approved in the console', async ({
      watched: page,
    }, info) => {
      const colleague = await portal.newColleague(administrator);
      const reason = language === 'ko' ? '휴가 중인 담당자를 대신합니다.' : 'Standing in for a colleague on leave.';
      await enterAs(page, colleague, at('/portalapp/account/rights'), language);
      await expect(page.getByText(rights.none)).toBeVisible();
      await page.locator('[name=area]').selectOption('anniversaries');
      await page.locator('[name=permission]').selectOption('anniversaries.change');
      await page.locator('[name=reason]').fill(reason);
      await page.screenshot({ path: info.outputPath('ask.png'), fullPage: true });
      await page.getByRole('button', { name: rights.ask }).press('Enter');
      await expect(page.getByText(rights.asked)).toBeVisible();
      await expect(page.getByText(rights.states.open).first()).toBeVisible();
      await page.screenshot({ path: info.outputPath('asked.png'), fullPage: true });
      await expectSound(page);
      await page.context().clearCookies();
      await enterAs(page, administrator, at('/console/grants?view=requests'), language);
      await page.locator('[data-row-link]').first().press('Enter');
      const panel = page.getByRole('dialog');
      await expect(panel.getByText(reason)).toBeVisible();
      await page.screenshot({ path: info.outputPath('decide.png'), fullPage: true });
      await expectSound(page);
      await panel.getByRole('button', { name: rights.approve }).press('Enter');
      await expect(page.getByText(rights.approved)).toBeVisible();
      await page.screenshot({ path: info.outputPath('decided.png'), fullPage: true });
      await expect(page.getByText(rights.states.approved).first()).toBeVisible();
    });
  });
}
