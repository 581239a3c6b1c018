import { news } from '../web/src/features/views/console/news/en.ts';
import { ko as consoleKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as consoleEn } from '../web/src/features/views/console/messages/en.ts';
import { en } from '../web/src/features/views/profiles/messages/en.ts';
import { ko } from '../web/src/features/views/profiles/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

for (const [language, texts, consoleTexts, width] of [
  ['ko', ko, consoleKo, 1440],
  ['en', en, consoleEn, 360],
] as const) {
  test.describe(`a drawn portrait and the release notes, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme: language === 'ko' ? 'light' : 'dark',
    });

    test('POR-13 POR-09 ACS-01 a portrait is chosen by keyboard instead of a photo', async ({
      watched: page,
    }, info) => {
      const person = await portal.newAccount();
      await enterAs(page, person, portal.at('/portalapp/account'), language);
      await page.getByRole('button', { name: texts.photo.portrait }).press('Enter');
      const popup = page.getByRole('dialog', { name: texts.photo.portraits });
      await expect(popup.getByRole('listitem')).toHaveCount(24);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`portraits-${width}.png`) });
      await popup
        .getByRole('button', { name: filled(texts.photo.portraitOf, { number: 3 }), exact: true })
        .press('Enter');
      await expect(popup).toBeHidden();
      await expect(page.getByText(texts.photo.saved)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.photo.remove })).toBeVisible();
      await page.screenshot({ path: info.outputPath(`portrait-${width}.png`) });

      await page.goto(portal.at('/console/news'));
      await expect(page.getByRole('heading', { level: 1, name: consoleTexts.news.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(Object.keys(news).length);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`news-${width}.png`), fullPage: true });

      // POR-08: a setting is opened where it stands.
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('combobox', { name: consoleTexts.palette.title });
      await palette.fill(language === 'ko' ? '비밀번호 규칙' : 'password rules');
      await palette.press('Enter');
      await expect(page).toHaveURL(/security-policies/);
      if (language === 'ko') await expect(page.locator('main [name=passwordProfile]:focus')).toBeChecked();
    });
  });
}
