import type { Page } from '@playwright/test';
import { en as recoveryEn } from '../web/src/features/access/recoveries/messages/en.ts';
import { ko as recoveryKo } from '../web/src/features/access/recoveries/messages/ko.ts';
import { en } from '../web/src/features/access/recovery-pins/messages/en.ts';
import { ko } from '../web/src/features/access/recovery-pins/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account } = portalWithOneAccount();
const pin = '402917';
const next = 'Qv5@nbTw';

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, recoveryKo, peopleKo, 1440, 'light'],
  ['en', en, recoveryEn, peopleEn, 360, 'dark'],
] as const;
for (const [language, texts, recovery, people, width, colorScheme] of walked(journeys)) {
  test.describe(`a recovery PIN, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/recovery/pin', '/recovery-pin'],
    });

    test('REQ-02 a PIN is set, blocks after five mismatches, is unblocked, and replaces the password', async ({
      watched: page,
    }, info) => {
      const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const colleague = await portal.newColleague(account);
      await enterAs(page, colleague, at('/portalapp/account/security'), language);
      await page.getByRole('button', { name: texts.set, exact: true }).press('Enter');
      const popup = page.getByRole('dialog', { name: texts.set });
      await popup.locator('[name=pin]').fill('123456');
      await popup.locator('[name=password]').fill(colleague.password);
      await popup.locator('[name=password]').press('Enter');
      await expect(popup.locator('[name=pin]')).toHaveAttribute('aria-invalid', 'true');
      await shot('easy');
      await expectSound(page);
      await popup.locator('[name=pin]').fill(pin);
      await popup.locator('[name=pin]').press('Enter');
      await expect(page.getByText(texts.saved)).toBeVisible();
      await expect(popup).toHaveCount(0);
      await page.getByRole('heading', { name: texts.title }).scrollIntoViewIfNeeded();
      await shot('set');
      await expectSound(page);

      await page.context().clearCookies();
      await page.goto(at(`/loginapp/password/forgot?locale=${language}`));
      await page.locator('[name=loginId]').fill(colleague.loginId);
      await page.getByRole('radio', { name: recovery.identify.pin }).check();
      const typed = page.locator('[name=pin]');
      for (const wrong of ['918273', '918274', '918275', '918276', '918277']) {
        await typed.fill(wrong);
        const answered = page.waitForResponse((response) => response.url().endsWith('/recovery/pin'));
        await page.getByRole('button', { name: recovery.identify.takePin }).press('Enter');
        await answered;
        await expect(typed).toHaveAttribute('aria-invalid', 'true');
      }
      await shot('blocked');
      await expectSound(page);

      await enterAs(page, colleague, at('/portalapp/account/security'), language);
      await expect(page.getByText(texts.blocked)).toBeVisible();
      await shot('own-blocked');
      await expectSound(page);
      await enterAs(page, account, at(`/console/employees#q=${colleague.loginId.split('@')[0]}`), language);
      await page.locator('[data-row-link]').first().press('Enter');
      await page.getByRole('tab', { name: people.tabs.access }).click();
      await page.getByRole('button', { name: texts.unblock, exact: true }).scrollIntoViewIfNeeded();
      await shot('unblock');
      await expectSound(page);
      await page.getByRole('button', { name: texts.unblock, exact: true }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: texts.unblock, exact: true }).press('Enter');
      await expect(page.getByText(texts.unblocked)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.unblock, exact: true })).toHaveCount(0);

      await page.context().clearCookies();
      await page.goto(at(`/loginapp/password/forgot?locale=${language}`));
      await page.locator('[name=loginId]').fill(colleague.loginId);
      await page.getByRole('radio', { name: recovery.identify.pin }).check();
      await typed.fill(pin);
      await typed.press('Enter');
      await page.locator('[name=next]').fill(next);
      await page.locator('[name=confirmation]').fill(next);
      await page.getByRole('button', { name: recovery.password.submit }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: recovery.titles.done })).toBeVisible();
      await enterAs(page, { ...colleague, password: next }, at('/portalapp/home'), language);
    });
  });
}
