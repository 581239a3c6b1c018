import { activationAddresses } from '../contract/src/joining/account-activations/addresses.ts';
import { en } from '../web/src/features/people/people/messages/en.ts';
import { ko } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs, newWorksAccount, type WorksAccount } from './support/accounts.ts';
import { Product } from './support/product.ts';
import { nextPerson } from './support/sign-up-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const product = new Product();
let account: WorksAccount;
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  await product.start({}, [], { 'otp.sends_per_address_ten_minutes': 1000 });
  account = await newWorksAccount(product);
});
test.afterAll(() => product.stop());

for (const [language, width, t] of [
  ['ko', 1440, ko],
  ['en', 360, en],
] as const) {
  test(`MAI-03 USR-03 a registered person is welcomed by mail, once more and by a link, in ${language} at ${width} px`, async ({
    watched: page,
    newContext,
  }) => {
    const guest = nextPerson();
    const mails = () => product.mail.mails.filter(({ to }) => to.includes(guest.externalMail));
    await page.setViewportSize({ width, height: 800 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAs(page, account, `${product.baseUrl}/console/employees?panel=new`, language);
    await page.locator('[name=surname]').fill(guest.surname);
    await page.locator('[name=givenName]').fill(guest.givenName);
    await page.locator('[name=loginId]').fill(guest.userId);
    const tick = page.getByRole('checkbox', { name: t.welcome.label });
    await expect(tick).toBeDisabled();
    await page.locator('[name=externalMail]').fill(guest.externalMail);
    await expect(tick).toBeChecked();
    await expect(page.locator('[name=departmentCode]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.form.save, exact: true }).click();
    await expect(() => expect(mails()).toHaveLength(1)).toPass();
    // Its link is the one that the panel copies: it opens the page where the account is proven, and holds no secret.
    const copy = page.getByRole('button', { name: t.welcome.copy });
    await copy.click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(activationAddresses.account, product.baseUrl).href);
    expect(mails()[0]?.text).toContain(copied);
    await page.getByRole('button', { name: t.welcome.resend }).click();
    await expect(page.getByText(t.welcome.resent, { exact: true })).toBeVisible();
    await expect(() => expect(mails()).toHaveLength(2)).toPass();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const visitor = await (await newContext()).newPage();
    await visitor.goto(copied);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(guest.externalMail)).toHaveCount(0);
    await visitor.context().close();
  });
}
