import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, account: person } = portalWithOneAccount();

// The second journey finds read what the first one has read.
for (const [language, width, unread] of walked([
  ['ko', 1440, '읽지 않은 메시지 1건'],
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
    const message = page.locator('main summary');
    await expect(message).toHaveCount(1);
    await message.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main details')).toContainText(person.loginId);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    if (unread === undefined) return;
    await expect(message).not.toContainText('읽지 않음');
    await expect(async () => {
      await page.goto(portal.at('/portalapp/home'));
      await page.locator('main h2').first().waitFor();
      await expect(notice).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
  });
}
