import type { Locator, Page } from '@playwright/test';
import { en as sessionsEn } from '../web/src/features/ground/sessions/messages/en.ts';
import { ko as sessionsKo } from '../web/src/features/ground/sessions/messages/ko.ts';
import { en } from '../web/src/features/views/profiles/messages/en.ts';
import { ko } from '../web/src/features/views/profiles/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, account: person } = portalWithOneAccount();

test.describe('ACC-01 ACC-09 TRM-04 one’s own account', () => {
  test.use({ refusedCalls: ['/wizard', '/session'] });

  for (const [language, texts, sessions, width] of walked([
    ['ko', ko, sessionsKo, 1440],
    ['en', en, sessionsEn, 360],
  ] as const)) {
    test(`can be seen and changed, in ${language} at ${width}`, async ({ watched: page }) => {
      const beside = await portal.signInBeside(person);
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, person, portal.at(`/portalapp/account?locale=${language}`));
      await expect(page.getByRole('heading', { level: 1, name: texts.account.title })).toBeVisible();
      await expect(page.getByText(person.loginId).last()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: texts.form.change, exact: true }).click();
      const profile = page.getByRole('dialog', { name: texts.form.title });
      await profile.locator('[name=englishName]').fill(`Haneul of ${language}`);
      await expectAccessible(page);
      await profile.getByRole('button', { name: texts.form.save }).click();
      await expect(profile).toHaveCount(0);
      await expect(page.locator('dd', { hasText: `Haneul of ${language}` })).toBeVisible();

      const address = `own.${language}@outside.example`;
      await page.getByRole('button', { name: texts.contacts.changeMail }).click();
      const popup = page.getByRole('dialog', { name: texts.contacts.newMail });
      await popup.locator('[name=target]').fill(address);
      await popup.locator('[name=password]').fill(person.password);
      await expectAccessible(page);
      await popup.getByRole('button', { name: texts.contacts.send }).click();
      await popup.locator('[name=oneTimeCode]').fill(await portal.outbox.nextCode(address));
      await popup.getByRole('button', { name: texts.contacts.save }).click();
      await expect(popup).toHaveCount(0);
      await expect(page.getByText(address)).toBeVisible();

      // The sign-up was verified by mail, so its number is only typed until it is proven here.
      const prove = page.getByRole('button', { name: texts.contacts.proveMobile });
      if (language === 'ko') await proveNumber(page, prove, texts);
      await expect(prove).toHaveCount(0);

      await page.getByRole('link', { name: texts.account.accesses }).press('Enter');
      const shown = page.locator('[name=externalMail]');
      await shown.check();
      await expect(
        page.getByRole('status').filter({ hasText: texts.seen.shownNow.replace('{{field}}', '').trim() }),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.reload();
      await expect(shown).toBeChecked();

      await page.getByRole('link', { name: texts.account.consents }).press('Enter');
      // Marketing, which the sign-up declined, can be agreed to and taken back, and each text be read.
      const ofMarketing = (action: string) =>
        page.getByRole('button', { name: new RegExp(`^${action}: .*(마케팅|Marketing)`) });
      const withdraw = ofMarketing(texts.consents.withdraw);
      await expect(page.getByText(texts.consents.agreed, { exact: true }).first()).toBeVisible();
      await page.locator('summary').first().click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await ofMarketing(texts.consents.give).click();
      await expect(withdraw).toHaveCount(1);
      await withdraw.click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.consents.withdraw }).click();
      await expect(withdraw).toHaveCount(0);

      await page.getByRole('link', { name: texts.account.data }).press('Enter');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.data.download }).click();
      expect((await saved).suggestedFilename()).toMatch(/^madang-my-data-[0-9-]{10}\.json$/);

      await page.getByRole('link', { name: texts.account.security }).press('Enter');
      const table = page.getByRole('region', { name: sessions.list.title });
      await expect(table.getByText(sessions.list.current)).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      // Nothing of the list lies beyond its frame, where no one would look for it.
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: sessions.list.endOthers }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: sessions.list.endOthers }).click();
      await expect(page.getByRole('button', { name: sessions.list.endOthers })).toHaveCount(0);
      expect((await beside.get('/api/v1/session')).status).toBe(401);
    });
  }
});

/** Proves the number on record: it stands in the form already. */
async function proveNumber(page: Page, prove: Locator, { contacts }: typeof ko): Promise<void> {
  await prove.click();
  const popup = page.getByRole('dialog', { name: contacts.proveMobile });
  await popup.locator('[name=password]').fill(person.password);
  await expectAccessible(page);
  await popup.getByRole('button', { name: contacts.send }).click();
  await popup.locator('[name=oneTimeCode]').fill(await portal.outbox.nextCode(person.mobile));
  await popup.getByRole('button', { name: contacts.save }).click();
  await expect(popup).toHaveCount(0);
}

test.describe('ACC-11 closing one’s own account', () => {
  test.use({ refusedCalls: ['/closing', '/session'], locale: 'ko-KR', viewport: { width: 360, height: 800 } });

  test('requires the password and is confirmed with its date, on a phone in Korean', async ({ watched: page }) => {
    const leaving = await portal.newUnconfirmedAccount();
    await enterAs(page, leaving, portal.at('/portalapp/account/data'));
    await page.getByRole('button', { name: ko.closing.open }).click();
    const popup = page.getByRole('dialog', { name: ko.closing.title });
    const password = popup.locator('[name=password]');
    await password.fill('Wrong7!pz');
    await popup.getByRole('button', { name: ko.closing.submit }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await password.fill(leaving.password);
    await popup.getByRole('button', { name: ko.closing.submit }).click();
    const done = page.getByRole('alertdialog');
    await expect(done).toContainText(ko.closing.done.split('{{date}}')[0] ?? '');
    await done.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/loginapp/);
    const again = new Caller(portal.product.baseUrl);
    const answer = await again.post('/api/v1/session', { loginId: leaving.loginId, password: leaving.password });
    expect(answer.status).toBe(422);
  });
});
