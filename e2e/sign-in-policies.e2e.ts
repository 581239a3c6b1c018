import type { Page } from '@playwright/test';
import { en as sharedEn } from '../contract/src/access/sign-in-policies/messages/en.ts';
import { ko as sharedKo } from '../contract/src/access/sign-in-policies/messages/ko.ts';
import { en } from '../web/src/features/access/sign-in-policies/messages/en.ts';
import { ko } from '../web/src/features/access/sign-in-policies/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
// A proxy of its own, which says where a caller is.
test.beforeAll(() => portal.start({ MADANG_TRUSTED_PROXIES: '127.0.0.1,::1' }));
test.afterAll(() => portal.product.stop());

const office = '198.51.100.7';
const elsewhere = '203.0.113.9';
const from = (page: Page, address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, sharedKo, 1440],
  ['en', en, sharedEn, 360],
] as const;
for (const [language, texts, shared, width] of walked(journeys)) {
  test.describe(`allowed networks, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('NET-01 a company allows only its office: its administrator is not locked out, and a person elsewhere reads the reason', async ({
      watched: page,
      awaitFaults,
    }) => {
      awaitFaults(/status of 409.*access-rules/, /status of 403/);
      const leader = await portal.newAccount();
      const colleague = await portal.newColleague(leader);
      await from(page, office);
      await enterAs(page, leader, portal.at('/console/access'), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const networks = page.getByLabel(shared.fields.networks);
      await expect(page.getByText(texts.networks.own.replace('{{address}}', office))).toBeVisible();
      const save = page.locator('form', { has: networks }).getByRole('button', { name: texts.save, exact: true });
      await networks.fill('192.0.2.0/24');
      await save.click();
      await expect(page.getByText(shared.errors.NETWORK_OWN_MISSING.split('{{')[0] ?? '').first()).toBeVisible();
      await expectSound(page);
      await networks.fill('198.51.100.0/24\n2001:db8:7::/48');
      await save.click();
      await expect(page.getByText(texts.networks.saved)).toBeVisible();
      await page.context().clearCookies({ name: 'sid' });
      await from(page, elsewhere);
      await page.goto(portal.at('/loginapp'));
      await page.locator('input[name=loginId]').fill(colleague.loginId);
      await page.locator('input[name=password]').fill(colleague.password);
      await page.locator('button[type=submit]').click();
      await expect(page.getByText(shared.errors.NETWORK_NOT_ALLOWED)).toBeVisible();
      await expectSound(page);
      await from(page, office);
      await page.locator('input[name=password]').fill(colleague.password);
      await page.locator('button[type=submit]').click();
      await expect(page).not.toHaveURL(/loginapp/);
    });
  });
}
