import { en } from '../web/src/features/company-structures/messages/en.ts';
import { ko } from '../web/src/features/company-structures/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const journeys = [
  ['ko', ko, 1440],
  ['en', en, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`a company group, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('DEP-06 a company that is in no group reads how one comes into it', async ({ watched: page }) => {
      const leader = await portal.newAccount();
      await enterAs(page, leader, portal.at('/console/company-structure'), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await expect(page.getByText(texts.emptyText)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.invite })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
