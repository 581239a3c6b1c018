import { en } from '../web/src/features/company-life/company-closures/messages/en.ts';
import { ko } from '../web/src/features/company-life/company-closures/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { sharedProduct } from './support/one-account.ts';
import { signInFormOf, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const beforeThe = (text: string) => text.split('{{')[0] ?? '';

const journeys = [
  ['ko-KR', ko, 360],
  ['en-US', en, 1440],
] as const;
// The full run takes both: it is the same way, and each needs a company of its own.
for (const [locale, texts, width] of walked(journeys)) {
  test.describe(`the end of a company's service, in ${locale} at ${width}`, () => {
    test.use({ refusedCalls: ['/ending', '/session'], locale, viewport: { width, height: 800 } });

    test('ACC-11 is announced with its dates, confirmed by name and password, and signs everyone out', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const beside = await portal.signInBeside(leader);
      await enterAs(page, leader, portal.at('/console/ending'));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(beforeThe(texts.people)).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.open }).click();
      const popup = page.getByRole('dialog', { name: texts.title });
      const name = popup.locator('[name=companyName]');
      await name.fill('Another company');
      await popup.locator('[name=password]').fill(leader.password);
      await popup.getByRole('button', { name: texts.submit }).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await name.fill(leader.companyName);
      await popup.getByRole('button', { name: texts.submit }).click();
      const done = page.getByRole('alertdialog');
      await expect(done).toContainText(beforeThe(texts.done));
      await done.getByRole('button').last().click();
      await expect(page).toHaveURL(/\/loginapp/);
      expect((await beside.get('/api/v1/session')).status).toBe(401);
      const again = new Caller(portal.product.baseUrl);
      const { loginId, password } = leader;
      expect((await again.post('/api/v1/session', { loginId, password })).status).toBe(403);
      // The page says why, and keeps what was typed.
      await signInFormOf(page).logIn(loginId, password);
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
