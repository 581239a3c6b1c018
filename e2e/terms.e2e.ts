import type { Page } from '@playwright/test';
import { Product } from './support/product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const product = new Product();
// One after the other: they share one product.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => product.start());
test.afterAll(() => product.stop());

const at = (path: string) => `${product.baseUrl}${path}`;
const inForce = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('status');
const previous = { name: 'Previous version' };
const next = { name: 'Next version' };

for (const path of ['/userapp/privacypolicy', '/userapp/privacy_policy']) {
  test(`RTE-05 TRM-03 ${path} moves between versions up to the first and last`, async ({ watched: page }) => {
    await page.goto(at(`${path}?locale=en`));
    await expect(page).toHaveTitle('Privacy policy - Madang');
    await expect(page.getByRole('heading', { name: /^Consent to the Collection/ })).toBeVisible();
    await expect(inForce(page)).toHaveText('Effective Sep 2, 2024 (latest)');
    await expect(page.getByRole('button', next)).toBeDisabled();
    await page.getByRole('button', previous).click();
    await expect(inForce(page)).toHaveText('Effective Jan 2, 2024');
    await page.getByRole('button', previous).click();
    await expect(inForce(page)).toHaveText('Effective Mar 2, 2023');
    await expect(page.getByRole('button', previous)).toBeDisabled();
    await expect(page.getByText('Changes: First version.')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(inForce(page)).toHaveText('Effective Jan 2, 2024');
    await page.reload();
    await expect(inForce(page)).toHaveText('Effective Jan 2, 2024');
    await page.getByRole('button', next).click();
    await expect(inForce(page)).toHaveText('Effective Sep 2, 2024 (latest)');
  });
}

test('RTE-05 the country in the address decides the content of the policy', async ({ watched: page }) => {
  await page.goto(at('/userapp/privacypolicy?locale=en'));
  await expect(page.getByText('is not transferred abroad')).toBeVisible();
  await page.goto(at('/userapp/privacypolicy?locale=en&cntryCd=US'));
  await expect(page.getByRole('heading', { name: 'Rights of residents of the United States' })).toBeVisible();
});

test('RTE-06 the terms of use open in Korean for ko and in the second tab for any other language', async ({
  watched: page,
}) => {
  await page.goto(at('/userapp/use-terms?locale=ko'));
  await expect(page.getByRole('tab', { name: '한국어' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: '서비스 이용약관' })).toBeVisible();
  for (const asked of ['en', 'ja', 'fr']) {
    await page.goto(at(`/userapp/use-terms?locale=ko&langCd=${asked}`));
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  }
  await page.goto(at('/userapp/use-terms?locale=en&langCd=ko'));
  await expect(page.getByRole('tab', { name: '한국어' })).toHaveAttribute('aria-selected', 'true');
});

test('TRM-03 ACS-06 a tab changes the language of the text, which declares its language', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('/userapp/use-terms?locale=ko'));
  await expect(page.getByRole('tabpanel')).toHaveAttribute('lang', 'ko');
  await page.getByRole('tab', { name: '한국어' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('cell', { name: /Up to 100 people/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('RTE-05 the page language changes in place, and the text with it', async ({ watched: page }) => {
  await page.goto(at('/userapp/privacypolicy?locale=ko'));
  await expect(page.getByRole('heading', { name: '개인정보 처리방침', level: 1 })).toBeVisible();
  await page.getByRole('combobox').selectOption('vi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chính sách quyền riêng tư');
  await expect(page.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
  const note = page.getByText('Chưa có điều khoản bằng ngôn ngữ này');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: '한국어' }).click();
  await expect(note).toBeHidden();
});

test('RTE-06 unknown values in the address become the defaults, which are shown', async ({ watched: page }) => {
  await page.goto(at('/userapp/use-terms?locale=en&langCd=xx&cntryCd=ZZ'));
  await expect(page.getByRole('heading', { name: 'Terms of Service', exact: true })).toBeVisible();
  await expect(page.getByText('The country code in the address is unknown')).toBeVisible();
  await expect(page.getByText('These terms are not available in your language')).toBeVisible();
});

for (const query of ['trmsVerVal=2001-01-01', 'trmsVerVal=last']) {
  test(`RTE-08 TRM-03 terms that cannot be loaded lead to the error page: ${query}`, async ({ page, awaitFaults }) => {
    awaitFaults(/status of 400 .*\/terms\/cn/);
    await page.goto(at(`/userapp/privacypolicy?locale=en&${query}`));
    await page.waitForURL('**/userapp/error');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('RTE-08 an unreachable server leads to the error page too', async ({ page, awaitFaults }) => {
  awaitFaults(/net::ERR_FAILED/);
  await page.route('**/nosession/terms/cn*', (route) => route.abort());
  await page.goto(at('/userapp/use-terms?locale=en'));
  await page.waitForURL('**/userapp/error');
});

test('RTE-10 the footer opens the privacy policy in a window of 820x860', async ({ watched: page }) => {
  await page.goto(at('/userapp/use-terms?locale=en'));
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Privacy policy/ }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([820, 860]);
});
