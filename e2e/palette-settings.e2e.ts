import { en } from '../web/src/features/access/security-policies/messages/en.ts';
import { ko } from '../web/src/features/access/security-policies/messages/ko.ts';
import { en as consoleEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as consoleKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

for (const [language, texts, console, width, scheme] of [
  ['ko', ko, consoleKo, 1440, 'light'],
  ['en', en, consoleEn, 360, 'dark'],
] as const) {
  test.describe(`settings in the palette, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 800 },
      colorScheme: scheme,
    });

    test('POR-08 POR-09 ACS-01 a setting is opened at its field, and help and what is new lead somewhere', async ({
      watched: page,
    }, info) => {
      const leader = await portal.newAccount();
      await enterAs(page, leader, portal.at('/console'), language);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const box = page.getByRole('combobox', { name: console.palette.title });
      const open = async (word: string) => {
        await page.keyboard.press('Control+k');
        await box.fill(word);
      };
      for (const [label, field] of [
        [texts.trust.days, texts.trust.days],
        [texts.holders.named, texts.holders.named],
        // Not drawn before it is needed: its group is.
        [texts.own.shortest, texts.password.title],
        [texts.idPeriods.title, texts.idPeriods.title],
      ] as const) {
        await open(label);
        const found = page.getByRole('dialog').getByRole('option').filter({ hasText: label });
        await expect(found.first()).toBeVisible();
        await page.screenshot({ path: info.outputPath(`palette-${width}.png`) });
        await found.first().click();
        await expect(page).toHaveURL(/security-policies/);
        const focused = page.locator('main :focus');
        await expect(focused).toHaveAccessibleName(new RegExp(field));
        await expect(focused).toBeInViewport();
      }
      await expectNoSidewaysScroll(page);
      await open(language === 'ko' ? '새 기능' : 'what is new');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/console\/news/);
      await page.goto(portal.at('/console'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await open(language === 'ko' ? '도움말' : 'help');
      await page.getByRole('dialog').getByRole('option', { name: console.help.title, exact: true }).click();
      const help = page.getByRole('dialog', { name: console.help.title });
      await expect(help.getByRole('link', { name: texts.title })).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`help-${width}.png`) });
      await help.getByRole('link', { name: texts.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(help).toBeHidden();
      await page.waitForLoadState('networkidle');
    });
  });
}
