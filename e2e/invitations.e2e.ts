import { en as contractTexts } from '../contract/src/joining/invitations/messages/en.ts';
import { type Language, languageCookie } from '../contract/src/kernel/languages.ts';
import type { en as invitationTexts } from '../web/src/features/joining/invitations/messages/en.ts';
import { enterAs, quitSetUp } from './support/accounts.ts';
import { Product } from './support/product.ts';
import { Caller } from './support/caller.ts';
import { nextPerson, type Person, SignUpPage } from './support/sign-up-page.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { agreeToAll, signUpCalls, signUpPayload } from '../server/src/testing/sign-up.ts';
import { walkedAt } from './support/walked.ts';

const product = new Product();
// One after the other: they share one product.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  await product.start({}, [], {
    'otp.sends_per_address_ten_minutes': 1000,
    'flow.per_address_hour': 1000,
    'signup.per_address_hour': 1000,
    'contact.centre': '02-1234-0000',
  });
});
test.afterAll(() => product.stop());

async function textsIn(language: Language): Promise<typeof invitationTexts> {
  const module = (await import(`../web/src/features/joining/invitations/messages/${language}.ts`)) as Record<
    string,
    typeof invitationTexts
  >;
  const texts = module[language];
  if (!texts) throw new Error(`nothing is said in ${language}`);
  return texts;
}

/** An administrator of a new company, made by the product's own calls. */
async function newAdministrator() {
  const caller = new Caller(product.baseUrl);
  const payload = await agreeToAll(caller, signUpPayload());
  const mail = String(payload['adminEmail']);
  const asked = { option: 'epExternalMail', optionValue: mail, locale: 'en', compCd: '' };
  const { epid } = (await caller.post(signUpCalls.sendCode, asked)).json<{ epid: string }>();
  await caller.post(signUpCalls.checkCode, { opt: await product.code(mail), epid });
  const made = await caller.post(signUpCalls.request, payload);
  expect(made.status, made.text).toBe(200);
  const account = { loginId: String(payload['email']), password: String(payload['pwd']) };
  await quitSetUp(product.baseUrl, account);
  return { ...account, company: String(payload['compNm']) };
}

/** The link of the newest mail to someone. */
async function linkIn(to: string): Promise<string> {
  let link = '';
  await expect(() => {
    const mail = product.mail.mails.findLast((each) => each.to.includes(to));
    link = /https?:\S+accountjoin\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** The form of a personal invitation, all but its submit. */
async function fillIn(form: SignUpPage, guest: Person) {
  await form.fillInPerson(guest);
  // The mail's own link has proven the mailbox: no code is asked for.
  await expect(form.button(form.texts.page.verification.send)).toBeHidden();
  await form.agreeToAll();
}

for (const [language, width] of walkedAt([1440, 360], 'last')) {
  test(`INV-03 INV-04 INV-05 INV-07 ACS-01 an administrator invites, the person joins and sees the home, in ${language} at ${width} px`, async ({
    watched: page,
    newContext,
  }) => {
    const t = await textsIn(language);
    const admin = await newAdministrator();
    const guest = nextPerson();
    await page.setViewportSize({ width, height: 800 });
    const look = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };

    const speaks = { name: languageCookie.name, value: language, url: product.baseUrl };
    await page.context().addCookies([speaks]);
    await enterAs(page, admin, `${product.baseUrl}/console/invitations`);
    await expect(page).toHaveURL(/\/console\/invitations/);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.empty)).toBeVisible();
    await look();
    await page.getByRole('button', { name: t.invite }).first().click();
    await page.locator('[name=recipient]').fill(guest.externalMail);
    // The form is longer than the screen; what it does is in sight, and the page behind has nothing to scroll for it.
    await expect(page.getByRole('button', { name: t.form.send })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await look();
    await page.getByRole('button', { name: t.form.send }).click();
    await expect(page.getByRole('link', { name: guest.externalMail })).toBeVisible();
    // On a phone too: how long it may be used is what is asked about an invitation that no one took.
    const row = page.getByRole('row').filter({ hasText: guest.externalMail });
    const end = width < 640 ? row.getByText(t.columns.expires) : row.locator(`td[data-title="${t.columns.expires}"]`);
    await expect(end).toBeVisible();
    await look();

    const link = await linkIn(guest.externalMail);
    const context = await newContext();
    await context.addCookies([speaks]);
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto(link);
    await expect(
      visitor.getByRole('heading', { level: 1, name: filled(t.public.title, { company: admin.company }) }),
    ).toBeVisible();
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: t.public.begin }).click();
    await expect(visitor).toHaveURL(/\/userapp\/register\/invitation$/);
    // The company's mark stands above the form too.
    await expect(visitor.getByRole('article').locator('[data-size=page]')).toBeVisible();
    const form = await SignUpPage.in(language, visitor, product);
    await fillIn(form, guest);
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await form.submit.click();
    await expect(visitor.getByText(`${guest.userId}@madang.example`)).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(visitor);
    await visitor.locator('main a[href="/portalapp/home"]').click();
    await expect(visitor).toHaveURL(/\/portalapp\/home/);
    await expect(visitor.getByRole('heading', { level: 1, name: new RegExp('한빛나') })).toBeVisible();
    await context.close();

    await page.reload();
    await page.getByRole('link', { name: guest.externalMail }).click();
    await expect(page.locator('strong').filter({ hasText: '한빛나' })).toBeVisible();
    await look();
  });
}

for (const [language, width] of walkedAt([360, 1440])) {
  test(`INV-02 INV-07 an applicant reads the place of the decision, also by the link, in ${language} at ${width} px`, async ({
    watched: page,
    newContext,
    awaitFaults,
  }) => {
    awaitFaults(/status of 4(03|22) .*\/accountjoin\//);
    const t = await textsIn(language);
    const admin = await newAdministrator();
    const guest = nextPerson();
    const speaks = { name: languageCookie.name, value: language, url: product.baseUrl };
    await page.context().addCookies([speaks]);
    await enterAs(page, admin, `${product.baseUrl}/console/invitations`);
    await page.getByRole('button', { name: t.invite }).first().click();
    await page.locator('[name=recipient]').fill(guest.externalMail);
    // The place's fields come a moment later, above what is pressed next.
    await expect(page.locator('[name=departmentCode]')).toBeVisible();
    await page.getByRole('checkbox', { name: t.form.approvalLabel }).check();
    await page.getByRole('button', { name: t.form.send }).click();
    const link = await linkIn(guest.externalMail);

    const context = await newContext({ viewport: { width, height: 800 } });
    await context.addCookies([speaks]);
    const visitor = await context.newPage();
    const expectWayOn = async (...lines: string[]) => {
      for (const line of lines) await expect(visitor.getByText(line)).toBeVisible();
      await expect(visitor.getByRole('link', { name: t.public.logIn })).toHaveAttribute('href', '/loginapp');
      await expectNoSidewaysScroll(visitor);
      await expectAccessible(visitor);
    };
    await visitor.goto(link);
    await visitor.getByRole('button', { name: t.public.begin }).click();
    const form = await SignUpPage.in(language, visitor, product);
    await fillIn(form, guest);
    await form.submit.click();
    await expect(visitor.getByRole('heading', { level: 1, name: t.public.waitingTitle })).toBeFocused();
    await expectWayOn(filled(t.public.waitingText, { company: admin.company }), t.public.notifiedByMail);
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { level: 1, name: t.public.awaitedTitle })).toBeVisible();
    await expectWayOn(t.public.awaitedText, t.public.told);

    await page.getByRole('link', { name: guest.externalMail }).click();
    const approve = page.getByRole('button', { name: t.people.approve, exact: true });
    await approve.click();
    await expect(approve).toBeHidden();
    await visitor.reload();
    await expectWayOn(t.public.sorryClosed, t.public.sorryCheck);
    await context.close();
  });
}

for (const [language, width] of walkedAt([1440, 360], 'last')) {
  test(`INV-07 ACS-01 a pasted list is checked, corrected, sent and reported, in ${language} at ${width} px`, async ({
    watched: page,
  }) => {
    const t = await textsIn(language);
    const admin = await newAdministrator();
    const [first, second, third] = [nextPerson(), nextPerson(), nextPerson()];
    await page.setViewportSize({ width, height: 800 });
    const look = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await enterAs(page, admin, `${product.baseUrl}/console/invitations`, language);
    await page.getByRole('button', { name: t.inviteMany }).click();
    const pasted = `Name; Mail\n"Han, Jieum" <${first.externalMail}>, "${second.externalMail}"\n${first.externalMail}; name@nowhere`;
    await page.locator('[name=recipients]').fill(pasted);
    await expect(page.locator('[name=departmentCode]')).toBeVisible();
    // No service but the portal is connected, so none is offered.
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await look();
    await page.getByRole('button', { name: t.many.check }).click();
    await expect(page.getByText(filled(t.many.ready_other, { count: 2 }))).toBeVisible();
    await expect(page.locator('[name^="recipients."][aria-invalid=true]')).toHaveCount(2);
    await expect(page.getByText(filled(t.many.heading, { text: 'Name; Mail' }))).toBeVisible();
    await page.getByText(t.many.list, { exact: true }).click();
    await expect(page.getByText(`Han, Jieum · ${first.externalMail}`)).toBeVisible();
    await look();
    // What stands in the list twice goes, what was mistyped is mended, and both are looked at again.
    await page.getByRole('button', { name: t.many.remove, exact: true }).first().click();
    await page.getByRole('textbox', { name: filled(t.many.entry, { number: 4 }) }).fill(third.externalMail);
    await page.getByRole('button', { name: t.many.recheck }).click();
    await page.getByRole('button', { name: filled(t.many.send_other, { count: 3 }) }).click();
    await expect(page.getByText(filled(t.many.sent_other, { count: 3 }))).toBeVisible();
    await look();
    for (const { externalMail } of [first, second, third]) expect(await linkIn(externalMail)).not.toBe('');
    await page.getByRole('button', { name: t.many.close, exact: true }).last().click();
    for (const { externalMail } of [first, second, third]) {
      await expect(page.getByRole('link', { name: externalMail })).toBeVisible();
    }
  });
}

test.describe('INV-02 INV-07 a shared link', () => {
  test.use({ refusedCalls: ['accountjoin'] });
  test('is shown once with its QR code, waits for approval, and reveals nothing once revoked', async ({
    watched: page,
    newContext,
    awaitFaults,
  }) => {
    awaitFaults(/status of 4\d\d .*\/(link\/newemp|accountjoin\/[\w~-]+)$/);
    const t = await textsIn('en');
    const admin = await newAdministrator();
    await enterAs(page, admin, `${product.baseUrl}/console/invitations?locale=en`);
    await page.getByRole('button', { name: t.makeLink }).click();
    await page.getByRole('checkbox', { name: t.form.approvalLabel }).check();
    await page.getByRole('button', { name: t.form.make }).click();
    await expect(page.getByRole('img', { name: t.link.qr })).toBeVisible();
    await expectAccessible(page);
    const link = await page.getByRole('textbox', { name: t.link.address }).inputValue();
    await page.getByRole('button', { name: t.link.close, exact: true }).last().click();
    await expect(page.getByRole('link', { name: t.sharedLink })).toBeVisible();
    await expect(page.getByText(link)).toBeHidden();

    const context = await newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${link}?locale=en`);
    await expect(visitor.getByText(t.public.approval)).toBeVisible();
    const filling = await (await newContext()).newPage();
    await filling.goto(`${link}?locale=en`);
    await filling.getByRole('button', { name: t.public.begin }).click();
    const form = await SignUpPage.in('en', filling, product);
    await form.field('externalMail').fill(nextPerson().externalMail);
    await page.getByRole('link', { name: t.sharedLink }).click();
    await page.getByRole('button', { name: t.revoke, exact: true }).click();
    await expect(page.getByRole('button', { name: t.restore })).toBeVisible();
    // No field is at fault: the popup says it, and the page then is the apology.
    await form.button(form.texts.page.verification.send).click();
    const told = filling.getByRole('alertdialog');
    await expect(told).toContainText(contractTexts.errors.INVITATION_INVALID);
    await expect(form.field('externalMail')).not.toHaveAttribute('aria-invalid', 'true');
    await told.getByRole('button').last().click();
    await expect(filling.getByRole('heading', { level: 1, name: t.public.sorryTitle })).toBeFocused();
    await expect(filling.getByText(t.public.sorryClosed)).toBeVisible();
    await expectAccessible(filling);
    await filling.context().close();
    await visitor.reload();
    await expect(visitor.getByText(t.public.sorryClosed)).toBeVisible();
    await expect(visitor.getByText(t.public.sorryCheck)).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goto(`${product.baseUrl}/userapp/accountjoin/no-such-link?locale=en`);
    await expect(visitor.getByText(t.public.sorryClosed)).toBeVisible();
    await context.close();
  });

  test('RTE-03 redirects to the sign-in if its form is opened without it', async ({ watched: page }) => {
    await page.goto(`${product.baseUrl}/userapp/register/invitation?locale=en`);
    await expect(page).toHaveURL(/\/loginapp/);
  });
});
