import pg from 'pg';
import { en as sharedEn } from '../contract/src/secrets/credentials/messages/en.ts';
import { ko as sharedKo } from '../contract/src/secrets/credentials/messages/ko.ts';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en as proofEn } from '../web/src/app/proof/messages/en.ts';
import { ko as proofKo } from '../web/src/app/proof/messages/ko.ts';
import { en as sessionsEn } from '../web/src/features/ground/sessions/messages/en.ts';
import { ko as sessionsKo } from '../web/src/features/ground/sessions/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, account: person } = portalWithOneAccount();

/** Makes every proof eleven minutes older. */
async function ageProofs(): Promise<void> {
  const client = new pg.Client(portal.product.connection);
  await client.connect();
  try {
    const aged = await client.query(
      `update sessions set proven_at = proven_at - interval '11 minutes' where profile ->> 'loginId' = $1`,
      [person.loginId],
    );
    expect(aged.rowCount).toBeGreaterThan(1);
  } finally {
    await client.end();
  }
}

test.describe('ACC-01 a fresh proof before other devices are signed out', () => {
  test.use({ refusedCalls: ['/session', '/api/v1/sessions/others'] });

  for (const [language, sessions, proof, shared, app, width] of walked([
    ['ko', sessionsKo, proofKo, sharedKo, appKo, 360],
    ['en', sessionsEn, proofEn, sharedEn, appEn, 1440],
  ] as const)) {
    test(`requires the password once, in ${language} at ${width}`, async ({ watched: page }) => {
      const beside = await portal.signInBeside(person);
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, person, portal.at(`/portalapp/account/security?locale=${language}`));
      await ageProofs();
      const endOthers = page.getByRole('button', { name: sessions.list.endOthers });
      const askToEnd = async () => {
        await endOthers.click();
        await page.getByRole('alertdialog').getByRole('button', { name: sessions.list.endOthers }).click();
      };
      await askToEnd();
      const popup = page.getByRole('dialog', { name: proof.title });
      await expect(popup.locator('[name=password]')).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // A person who cancels sees no other message, and nothing was done.
      await popup.getByRole('button', { name: app.ui.cancel }).press('Enter');
      await expect(popup).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect((await beside.get('/api/v1/session')).status).toBe(200);

      await askToEnd();
      await popup.locator('[name=password]').fill('Wrong-Password-1');
      await popup.getByRole('button', { name: proof.go }).click();
      await expect(popup.getByText(shared.errors.MB_M_PASSWORD_WRONG)).toBeVisible();
      await popup.locator('[name=password]').fill(person.password);
      await popup.getByRole('button', { name: proof.go }).click();
      await expect(endOthers).toHaveCount(0);
      await expect(popup).toHaveCount(0);
      expect((await beside.get('/api/v1/session')).status).toBe(401);
    });
  }
});
