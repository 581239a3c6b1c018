import { en } from '../web/src/features/views/console/messages/en.ts';
import { ko } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

for (const [language, texts, width] of [
  ['ko', ko, 1440],
  ['en', en, 360],
] as const) {
  test.describe(`lists changed by another person, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme: language === 'ko' ? 'light' : 'dark',
    });

    test('POR-10 ACS-01 the list announces the change, and shows it on a press; Esc returns to the row', async ({
      watched: page,
    }, info) => {
      const leader = await portal.newAccount();
      const colleague = await portal.newColleague(leader);
      await enterAs(page, leader, portal.at('/console/employees'), language);
      const rows = page.getByRole('table').locator('[data-row]');
      await expect(rows).toHaveCount(2);
      const row = rows.filter({ hasText: colleague.loginId });
      if (width === 1440) {
        // The domain is whole for anyone who points at it, and in the text.
        await expect(row.getByTitle(colleague.loginId)).toBeVisible();
        await row.getByRole('checkbox').focus();
        await page.keyboard.press('Enter');
      } else await row.getByRole('link').press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(row.locator(':focus')).toHaveCount(1);

      // As the call answers once another administrator has changed a person.
      await page.route('**/api/v1/console/list-changes/search', (route) =>
        route.fulfill({ json: { hasChanged: true, since: new Date().toISOString() } }),
      );
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(page.getByText(texts.changed.text)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath(`changed-${width}.png`) });
      await page.getByRole('button', { name: texts.changed.show }).press('Enter');
      await expect(page.getByText(texts.changed.text)).toBeHidden();
    });
  });
}
