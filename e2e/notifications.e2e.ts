import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, account: person } = portalWithOneAccount();

// The second journey finds read what the first one has read.
for (const [language, width, unread] of walked([
  ['ko', 1440, /^읽지 않은 메시지 \d+건$/],
  ['en', 360, undefined],
] as const)) {
  test(`WIZ-07 POR-04 ACS-01 the home announces a message, and the inbox shows it, in ${language} at ${width}`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterAs(page, person, portal.at('/portalapp/home'), language);
    const notice = page.locator('main a[href="/portalapp/inbox"]');
    if (unread === undefined) {
      await page.locator('main h2').first().waitFor();
      await page.goto(portal.at('/portalapp/inbox'));
    } else {
      await expect(notice).toHaveText(unread);
      await expectAccessible(page);
      await notice.click();
    }
    await expect(page).toHaveURL(portal.at('/portalapp/inbox'));
    // The welcome, and before it a letter for each browser that signed in.
    const messages = page.locator('main summary');
    await expect(messages.last()).toBeVisible();
    for (const each of await messages.all()) {
      await each.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('main details').filter({ hasText: person.loginId })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (unread === undefined) return;
    for (const each of await messages.all()) await expect(each).not.toContainText('읽지 않음');
    await expect(async () => {
      await page.goto(portal.at('/portalapp/home'));
      await page.locator('main h2').first().waitFor();
      await expect(notice).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  });
}
