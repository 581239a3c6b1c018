import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { expect, test } from './support/watched-page.ts';
import { en } from '../web/src/kernel/messages/en.ts';

const { at, account } = portalWithOneAccount();
test.use({ refusedCalls: ['/api/v1/session'] });

test('ACC-01 a sign-in whose cookie is not stored is reported and redirects nowhere', async ({ watched: page }) => {
  await page.goto(at('/loginapp?locale=en'));
  await page.route('**/api/v1/session', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['set-cookie'];
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  await signInFormOf(page).logIn(account.loginId, account.password);
  await expect(page.getByRole('alert')).toHaveText(en.noCookies);
  await expect(page).toHaveURL(/\/loginapp/);
  await expect(signInFormOf(page).submit).not.toHaveAttribute('aria-busy');
});

test('ACC-01 SGN-01 a browser without cookies is reported before any input', async ({ watched: page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  for (const path of ['/loginapp', '/signup', '/loginapp/password/forgot']) {
    await page.goto(at(`${path}?locale=en`));
    await expect(page.getByText(en.noCookies)).toBeVisible();
  }
});
