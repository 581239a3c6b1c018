import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const widths = [1440, 360];
const schemes = ['light', 'dark'] as const;
const wideTargets = 'a[href], button, input:not([type=hidden]), select, summary, [role=tab]';

async function openGallery(page: Page, wishes: Readonly<Record<string, string>> = {}) {
  await page.goto(`/gallery?${new URLSearchParams(wishes)}`);
  await page.locator('h1').first().waitFor();
  await page.locator('#fields input[role=combobox]').first().waitFor();
}

// The full run takes all three; every page of the product is looked at in more than one language anyway.
const looked = walked(['ko', 'en', 'vi']);

for (const language of looked) {
  for (const scheme of schemes) {
    for (const width of widths) {
      test(`ACS-01 the gallery is accessible in ${language}, ${scheme}, ${width} px`, async ({ watched: page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openGallery(page, { locale: language, scheme });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
}

for (const language of ['ja', 'zh', 'tw']) {
  test(`PRD-01 the gallery fits a phone in ${language}`, async ({ watched: page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openGallery(page, { locale: language });
    await expectNoSidewaysScroll(page);
  });
}

test("ACS-01 the gallery is accessible in the console's density and at twice the size", async ({ watched: page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await openGallery(page, { density: 'console' });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('ACS-07 every control is at least 24 px high and wide', async ({ watched: page }) => {
  await openGallery(page);
  const small = await page.locator(wideTargets).evaluateAll((targets) =>
    targets
      .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 120), target }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      // A box or dot within a label is pressed by its label; a link within a line of text is exempt.
      .filter(
        ({ target }) => !target.closest('label') && !target.closest('p') && !target.matches('a[href^="#content"]'),
      )
      .map(({ box, html }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
  );
  expect(small).toEqual([]);
});

test('PRD-02 a change of language keeps the input and the position', async ({ watched: page }) => {
  await openGallery(page, { locale: 'en' });
  const company = page.locator('[name=galleryCompany]');
  await company.fill('');
  await page.locator('#form').getByRole('button', { name: 'Create account' }).click({ force: true });
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await company.fill('Ganada');
  await expect(page.locator('#form').getByText('This is a required field.').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(company).toHaveValue('Ganada');
  await expect(page.locator('#form').getByText('필수 입력 항목입니다.').first()).toBeVisible();
  await expect(page).toHaveURL((address) => address.searchParams.get('locale') === 'ko');
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
  await expect.poll(kept).toBe('ko');
});
