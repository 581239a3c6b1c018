import type { Page } from '@playwright/test';
import { en } from '../web/src/features/access/security-policies/messages/en.ts';
import { ko } from '../web/src/features/access/security-policies/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const undo = { ko: '실행 취소', en: 'Undo' };
const lengths = (text: string, min: number, max: number) =>
  text.replace('{{min}}', String(min)).replace('{{max}}', String(max));

/** Within the 366 days that a first day may be away, whatever the zone. */
const firstDay = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, 1440],
  ['en', en, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`security policies, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('PWD-01 ACC-15 other password rules are saved and undone, and a second factor is required from a day', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      await enterAs(page, leader, portal.at('/console/security-policies'), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const [standard, short] = [lengths(texts.password.spec, 8, 12), lengths(texts.password.legacy, 6, 12)];
      await expect(page.getByRole('radio', { name: standard }).first()).toBeChecked();
      await page.getByRole('radio', { name: short }).check();
      await expectSound(page);
      await page.getByRole('button', { name: texts.save, exact: true }).first().click();
      await expect(page.getByText(texts.password.saved)).toBeVisible();
      await page.getByRole('button', { name: undo[language] }).click();
      await expect(page.getByRole('radio', { name: standard }).first()).toBeChecked();
      await page.getByRole('radio', { name: lengths(texts.own.title, 10, 24) }).check();
      await page.getByLabel(texts.own.shortest).fill('7');
      await page.getByRole('button', { name: texts.save, exact: true }).first().click();
      await expect(page.getByLabel(texts.own.shortest).first()).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(texts.own.shortest).fill('9');
      await expectSound(page);
      await page.getByRole('button', { name: texts.save, exact: true }).first().click();
      await expect(page.getByRole('radio', { name: lengths(texts.own.title, 9, 24) })).toBeChecked();
      await page.getByRole('radio', { name: texts.factor.administrators }).check();
      await page.getByRole('textbox', { name: texts.factor.fromLabel }).fill(firstDay);
      await page.getByRole('button', { name: texts.save, exact: true }).nth(1).click();
      await expect(page.getByText(texts.factor.saved)).toBeVisible();
      await expect(page.getByRole('radio', { name: texts.factor.administrators })).toBeChecked();
      await expect(
        page.getByText(new RegExp(texts.factor.from.replace('{{date}}', `.*${firstDay.slice(0, 4)}.*`))),
      ).toBeVisible();
      await expectSound(page);
    });
  });
}
