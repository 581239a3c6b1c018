import sharp from 'sharp';
import { en } from '../web/src/features/ground/companies/messages/en.ts';
import { ko } from '../web/src/features/ground/companies/messages/ko.ts';
import { en as holidayEn } from '../web/src/features/workplace/anniversaries/messages/en.ts';
import { ko as holidayKo } from '../web/src/features/workplace/anniversaries/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const journeys = [
  ['ko-KR', ko, holidayKo, 1440],
  ['en-US', en, holidayEn, 360],
] as const;
for (const [locale, texts, holidays, width] of walked(journeys)) {
  test.describe(`the company's identity, in ${locale} at ${width}`, () => {
    test.use({ refusedCalls: ['/company/identity'], locale, viewport: { width, height: 800 } });

    test('is changed with a checked colour, and shown in bars, tab and sign-in', async ({ watched: page }) => {
      const leader = await portal.newAccount();
      const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#1d3557' } })
        .png()
        .toBuffer();
      await enterAs(page, leader, portal.at('/console/company'));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expectAccessible(page);
      await page.locator('[name=companyName]').fill('한빛상사');
      await page.getByRole('button', { name: texts.save }).first().click();
      await expect(page.getByText(texts.record.saved)).toBeVisible();
      await page.locator('[name=shownName]').fill('한빛');
      await page.getByRole('radio', { name: texts.colors.own }).check({ force: true });
      const code = page.getByLabel(texts.colors.code);
      await code.fill('#808080');
      await page.getByRole('button', { name: texts.save }).last().click();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: new RegExp('#[0-9a-f]{6}') }).click();
      await page.locator('[name=mark]').setInputFiles({ name: 'mark.png', mimeType: 'image/png', buffer: picture });
      await page.getByRole('button', { name: texts.save }).last().click();
      await expect(page.getByText(texts.saved)).toBeVisible();
      const bar = page.getByRole('banner').locator('a[href="/console"]');
      await expect(bar).toContainText('한빛');
      await expect(bar.locator('img')).toHaveAttribute('src', /^\/company-marks\//);
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /\/company-marks\//);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expect(page.locator('a[href="/console/ending"]')).toHaveText(texts.closing.open);
      const signInAddress = (await page.locator('code').first().textContent()) ?? '';

      await page.goto(portal.at('/portalapp/home'));
      await expect(page.getByRole('banner')).toContainText('한빛');
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
      // The home still asks for its boards: an answer that comes without a session would lead to the log-in itself.
      await page.goto('about:blank');
      await page.context().clearCookies({ name: 'sid' });
      await page.goto(portal.at('/loginapp'));
      await expect(page.getByRole('banner')).toContainText('한빛');
      await expectAccessible(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto(portal.at('/loginapp'));
      await expect(page.getByRole('banner')).toContainText('Madang');
      await page.goto(signInAddress);
      await expect(page.getByRole('banner').locator('img')).toBeVisible();
      await page.goto(portal.at('/loginapp?company=0190a0a0-0000-4000-8000-000000000000'));
      await expect(page.getByRole('banner')).toContainText('Madang');
    });

    test('CAL-02 public holidays of the chosen country are listed beside the anniversaries', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      await enterAs(page, leader, portal.at('/console/anniversaries?year=2026'));
      const country = page.getByLabel(holidays.holidays.country, { exact: true });
      await expect(country).toHaveValue('KR');
      await expect(page.locator('time[datetime="2026-09-24"]')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await country.selectOption('CN');
      await expect(page.locator('time[datetime="2026-02-14"]')).toBeVisible();
      await country.selectOption('none');
      await expect(page.locator('time[datetime="2026-02-14"]')).toHaveCount(0);
    });
  });
}
