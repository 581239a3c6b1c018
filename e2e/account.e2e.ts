import { en } from '../web/src/features/sessions/messages/en.ts';
import { ko } from '../web/src/features/sessions/messages/ko.ts';
import { type Account, logInFormOf, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
let person: Account;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await portal.start();
  person = await portal.newAccount();
});
test.afterAll(() => portal.product.stop());

test.describe('ACC-01 the sessions of one’s own account', () => {
  test.use({ refusedCalls: ['/wizard', '/session'] });

  for (const [language, texts, width] of [
    ['ko', ko, 360],
    ['en', en, 1440],
  ] as const) {
    test(`are listed and ended, in ${language} at ${width}`, async ({ watched: page }) => {
      const beside = await portal.logInBeside(person);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(portal.at(`/loginapp?locale=${language}&target=/portalapp/account?locale=${language}`));
      await logInFormOf(page).logIn(person.loginId, person.password);
      await expect(page.getByRole('heading', { level: 1, name: texts.account.title })).toBeVisible();
      const table = page.getByRole('region', { name: texts.list.title });
      await expect(table.getByText(texts.list.current)).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      // Nothing of the list lies beyond its frame, where nobody would look for it.
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: texts.list.endOthers }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.list.endOthers }).click();
      await expect(page.getByRole('button', { name: texts.list.endOthers })).toHaveCount(0);
      expect((await beside.get('/api/v1/session')).status).toBe(401);
    });
  }
});
