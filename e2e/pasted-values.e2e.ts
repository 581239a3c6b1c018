import { en } from '../web/src/features/people/people/messages/en.ts';
import { ko } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs, newWorksAccount, type WorksAccount } from './support/accounts.ts';
import { Product } from './support/product.ts';
import { nextPerson, paste, SignUpPage } from './support/sign-up-page.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';

const product = new Product();
let account: WorksAccount;
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  await product.start({}, [], { 'otp.sends_per_address_ten_minutes': 1000 });
  account = await newWorksAccount(product);
});
test.afterAll(() => product.stop());

/** Letters, digits and signs as keyboards of East Asia type them. */
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0));

for (const language of ['ko', 'en'] as const) {
  test(`POR-12 a form of sign-up filled with copied values shows them cleaned and is sent, in ${language}`, async ({
    watched: page,
  }) => {
    const person = nextPerson();
    const signUp = await SignUpPage.in(language, page, product);
    await signUp.open('/signup/works');
    const name = person.companyName.replaceAll(/\d+/g, '');
    for (const [field, copied, shown] of [
      ['companyName', `\ufeff\u201c${name}\uff17\u201d\u3000`, `${name}7`],
      ['userId', `\u202a${wide(person.userId)}\u202c`, person.userId],
      ['surname', '\u200b한\u00a0', '한'],
      ['givenName', '\u201c빛나\u201d', '빛나'],
      ['externalMail', `한, 빛나 <${person.externalMail}>;`, person.externalMail],
      ['mobile', `tel:${wide(person.mobile)}.`, person.mobile.slice(1)],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await paste(signUp.field(field), copied);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press('Tab');
      // oxlint-disable-next-line no-await-in-loop
      await expect(signUp.field(field), field).toHaveValue(shown);
      // oxlint-disable-next-line no-await-in-loop
      await expect(signUp.field(field), field).toHaveAttribute('aria-invalid', field === 'userId' ? 'true' : 'false');
    }
    await signUp.checkId();
    // A password is what was typed, with the marks that came along.
    await paste(signUp.field('password'), `${person.password}\u00a0`);
    await expect(signUp.field('password')).toHaveValue(`${person.password}\u00a0`);
    await signUp.field('password').fill(person.password);
    await signUp.field('passwordConfirmation').fill(person.password);
    await signUp.finish(person.externalMail);
  });
}

for (const [language, t] of [
  ['ko', ko],
  ['en', en],
] as const) {
  test(`POR-12 a person is added with copied values and found by a copied name, in ${language}`, async ({
    watched: page,
  }) => {
    const guest = nextPerson();
    const field = (name: string) => page.locator(`[name=${name}]`);
    await enterAs(page, account, `${product.baseUrl}/console/employees?panel=new`, language);
    await paste(field('surname'), '\ufeff\u3000도');
    await paste(field('givenName'), `\u201c${language === 'ko' ? '라지' : '라온'}\u201d`);
    await paste(field('loginId'), `\u200b${wide(guest.userId)},`);
    await paste(field('externalMail'), `\u201c도, 라지\u201d <mailto:${guest.externalMail}>`);
    // Enter sends what the focus did not leave.
    await page.keyboard.press('Enter');
    const fullName = language === 'ko' ? '도라지' : '도라온';
    const panel = page.getByRole('dialog', { name: fullName });
    await expect(panel).toContainText(`${guest.userId}@`);
    const mails = () => product.mail.mails.filter(({ to }) => to.includes(guest.externalMail));
    await expect(() => expect(mails()).toHaveLength(1)).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const search = page.getByRole('textbox', { name: t.searchLabel });
    await paste(search, `\u201c${fullName}\u201d`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: fullName })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(search).toHaveValue(fullName);
    await page.waitForLoadState('networkidle');
  });
}
