import type { Page } from '@playwright/test';
import { en } from '../web/src/features/access/sign-in-policies/messages/en.ts';
import { ko } from '../web/src/features/access/sign-in-policies/messages/ko.ts';
import { en as signInEn } from '../web/src/features/access/accounts/messages/en.ts';
import { ko as signInKo } from '../web/src/features/access/accounts/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { signInFormOf, PortalProduct } from './support/portal-pages.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

/** Returns the seconds until the session's cookie ends; -1 if it ends with the browser. */
async function keptSeconds(page: Page): Promise<number> {
  const cookies = await page.context().cookies(portal.at('/'));
  const { expires = 0 } = cookies.find(({ name }) => name.endsWith('sid')) ?? {};
  return expires < 0 ? expires : expires - Date.now() / 1_000;
}

const journeys = [
  ['ko', ko, signInKo, 1440],
  ['en', en, signInEn, 360],
] as const;
for (const [language, texts, signInTexts, width] of walked(journeys)) {
  test.describe(`sessions, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('ACC-01 a session outlives the browser only if the box is ticked', async ({ watched: page }) => {
      const person = await portal.newAccount();
      const signIn = async (stays: boolean) => {
        await page.goto(portal.at(`/loginapp?locale=${language}`));
        const stay = page.getByRole('checkbox', { name: signInTexts.logIn.stay });
        await expect(stay).not.toBeChecked();
        if (stays) await stay.check();
        await expectAccessible(page);
        await signInFormOf(page).logIn(person.loginId, person.password);
        await expect(page).toHaveURL(portal.at('/portalapp/home'));
        await page.waitForLoadState('networkidle');
      };
      await signIn(true);
      expect(await keptSeconds(page)).toBeGreaterThan(3_600);
      // What a closed browser keeps: cookies with an end of their own.
      const kept = (await page.context().cookies()).filter(({ expires }) => expires > 0);
      await page.context().clearCookies();
      await page.context().addCookies(kept);
      await page.goto(portal.at('/portalapp/home'));
      await expect(page).toHaveURL(portal.at('/portalapp/home'));
      await page.waitForLoadState('networkidle');
      await page.context().clearCookies({ name: /sid/ });
      await signIn(false);
      expect(await keptSeconds(page)).toBe(-1);
    });

    test('ACC-01 an administrator finds a session, ends it, and that browser returns to the sign-in', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const colleague = await portal.newColleague(leader);
      const beside = await portal.signInBeside(colleague);
      await enterAs(page, leader, portal.at('/console/access'), language);
      const table = page.getByRole('table', { name: texts.list.title });
      await expect(table.getByText(texts.list.current)).toBeVisible();
      await page.getByLabel(texts.list.search, { exact: true }).first().fill(colleague.loginId);
      await expect(table.getByText(texts.list.current)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // The one of joining, and the one beside.
      const ends = table.getByRole('button');
      for (let left = await ends.count(); left > 0; left -= 1) {
        await ends.first().click();
        const question = page.getByRole('alertdialog');
        await expectAccessible(page);
        await question.getByRole('button', { name: texts.list.end }).click();
        await expect(page.getByText(texts.list.ended_one.replace('{{count}}', '1')).first()).toBeVisible();
        await expect(ends).toHaveCount(left - 1);
      }
      await expect(page.getByText(texts.list.nobody)).toBeVisible();
      expect((await beside.get('/api/v1/sessions')).status).toBe(401);
    });
  });
}
