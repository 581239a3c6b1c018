import type { Request } from '@playwright/test';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMobile } from '../server/src/testing/sign-up.ts';
import { en as consents } from '../web/src/features/access/consents/messages/en.ts';
import { en as setUp } from '../web/src/features/views/setup/messages/en.ts';
import { Caller } from './support/caller.ts';
import { Product } from './support/product.ts';
import { nextPerson, SignUpPage } from './support/sign-up-page.ts';
import { publishPrivacyTerms } from './support/terms.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked, walkedAt } from './support/walked.ts';
import { standing as refusedInSetUp } from './support/wizard.ts';

const product = new Product();
// One after the other: they share one product.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  await product.start({}, [], {
    // All journeys come from one address.
    'otp.sends_per_address_ten_minutes': 1000,
    'otp.sends_per_range_hour': 1000,
    'signup.per_address_hour': 1000,
    'service.messenger_download': 'https://download.example/messenger',
    'contact.centre': '02-1234-0000',
  });
});
test.afterAll(() => product.stop());
// A company's second tab finds what the set-up's first load made.
test.use({ refusedCalls: ['checkOTP', 'doublecheck', 'newemp', '/api/v1/session', ...refusedInSetUp] });

for (const [language, width] of walkedAt([1440, 360])) {
  test(`SGN-01 SGN-07 SGN-10 INV-08 PRD-04 ACS-01 the works product, verified by mail, in ${language} at ${width} px`, async ({
    watched: page,
  }) => {
    const person = nextPerson();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.setViewportSize({ width, height: 800 });
    const signUp = await SignUpPage.in(language, page, product);
    const { page: texts, errors, fields } = signUp.texts;
    const look = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };

    await signUp.open();
    await expect(page.getByText(texts.plan.sla)).toBeVisible();
    // No meeting service is connected, and none is promised.
    await expect(page.getByText(filled(texts.plan.meeting, { people: 100, minutes: 50 }))).toBeHidden();
    await expect(page.getByText(filled(texts.plan.move, { years: 3 }))).toBeVisible();
    await look();
    await signUp.chooseService('PT');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await look();

    // SGN-06: an invalid submit by keyboard speaks of the first field and goes to it.
    await signUp.submit.focus();
    await expect(signUp.submit).toHaveAttribute('aria-disabled', 'true');
    await expect(signUp.submit).toHaveAccessibleDescription(new RegExp(fields.companyName));
    await page.keyboard.press('Enter');
    const popup = page.getByRole('alertdialog');
    await expect(popup).toContainText(`${fields.companyName}: ${errors.MB_M_REQUIRED}`);
    await look();
    await page.keyboard.press('Enter');
    await expect(popup).toBeHidden();
    await expect(signUp.field('companyName')).toBeFocused();
    await look();

    await signUp.fillIn(person, 'userId');
    await expect(signUp.field('mobile')).toHaveValue(person.mobile.slice(1));
    await signUp.sendCode();
    await look();
    await signUp.field('oneTimeCode').fill('000000');
    await expect(page.getByText(errors.OTP0008)).toBeVisible();
    await expect(signUp.field('oneTimeCode')).toBeFocused();
    await signUp.verify(person.externalMail);
    await expect(signUp.field('oneTimeCode')).toBeHidden();
    await page
      .getByRole('button', { name: new RegExp(texts.terms.open) })
      .first()
      .click();
    await signUp.agreeToAll();
    await look();

    await expect(signUp.submit).not.toHaveAttribute('aria-disabled', 'true');
    await signUp.submitForm();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(texts.result.companyNext)).toBeVisible();
    await expect(page.getByText(`${person.userId}@madang.example`)).toBeVisible();
    await expect(page.getByText('한빛나', { exact: true })).toBeVisible();
    await expect(page.getByText('02-1234-0000')).toBeVisible();
    await expect(page.getByText(texts.plan.sla)).toBeVisible();
    await look();
    // INV-08: the section where people are invited.
    await expect(page.getByRole('link', { name: texts.result.invite })).toHaveAttribute(
      'href',
      /^\/console\/invitations/,
    );

    // Nothing personal stays in an address or in the browser.
    const typed = [person.companyName, person.userId, person.password, person.externalMail, '2000', person.givenName];
    for (const request of requests) {
      const address = decodeURIComponent(request.url());
      expect(typed.filter((value) => address.includes(value))).toEqual([]);
    }
    // The key of the company's look says nothing of the person.
    const { company, ...kept } = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    expect([kept, company ?? crypto.randomUUID(), await page.evaluate(() => history.state as unknown)]).toEqual([
      {},
      expect.stringMatching(/^[\da-f-]{36}$/),
      null,
    ]);
    // The tab keeps what a reload shows again: what was made, and nothing of who made it.
    const keptInTab = await page.evaluate(() =>
      Object.values(sessionStorage).map((value: string) => JSON.parse(value)),
    );
    const loginId = `${person.userId}@madang.example`;
    expect(keptInTab).toEqual([{ service: 'PT', loginId, companyName: person.companyName, isUnconfirmed: false }]);
    await page.reload();
    await expect(page.getByText(loginId)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.companyName);
    await expect(page.locator('main a[href="/userapp/wizard/"]')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

test('ACC-01 SGN-10 INV-08 after the sign-up the user is signed in: the set-up opens, and the section of invitations', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/userapp/register/admin');
  await signUp.fillIn(person, 'userId');
  await signUp.finish(person.externalMail);
  await expect(page.getByText(/^You are signed in as /)).toBeVisible();
  await page.getByRole('link', { name: signUp.texts.page.result.invite }).click();
  await expect(page).toHaveURL(/\/console\/invitations/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`${product.baseUrl}/signup/works/done`);
  await page.getByRole('link', { name: 'Set up the company' }).click();
  await expect(page).toHaveURL(/\/userapp\/wizard/);
});

test('ACC-01 SGN-10 a second tab at the form is harmless: it is in the new account, and the first one continues', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/userapp/register/admin');
  await signUp.fillIn(person, 'userId');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.locator('[name=companyName]')).toHaveValue('');
  await signUp.finish(person.externalMail);
  await expect(page.getByText(/^You are signed in as /)).toBeVisible();
  // Who is in is led on, also from a tab that was there before the account.
  await second.reload();
  await second.goto(`${product.baseUrl}/loginapp`);
  await expect(second).toHaveURL(/\/userapp\/wizard/);
  await expect(second.getByRole('button', { name: setUp.welcome.start })).toBeVisible();
  await second.close();
  await page.reload();
  await expect(page.getByText(`${person.userId}@madang.example`)).toBeVisible();
  await page.getByRole('link', { name: 'Set up the company' }).click();
  await expect(page).toHaveURL(/\/userapp\/wizard/);
});

test('SGN-02 SGN-10 the messenger accepts a mail address as ID and offers its download', async ({ watched: page }) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts } = signUp.texts;
  await signUp.open('/signup/messenger');
  await expect(signUp.field('externalMail')).toBeHidden();
  await signUp.fillIn(person, 'loginId');
  await signUp.finish(person.loginId);
  await expect(page.getByRole('heading', { name: 'Welcome, 한빛나' })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.result.messenger })).toHaveAttribute(
    'href',
    'https://download.example/messenger',
  );
  await expect(page.getByText(texts.result.meeting)).toBeHidden();
  await expect(page.getByRole('link', { name: texts.result.invite })).toBeHidden();
  await expectAccessible(page);
});

test('SGN-04 SGN-14 PRD-06 the meeting is verified by text message, and shows that it is not connected', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts } = signUp.texts;
  await signUp.open('/signup/meeting');
  await signUp.fillIn(person, 'loginId');
  await page.getByRole('radio', { name: new RegExp(`^${texts.verification.mobile}`) }).check();
  await signUp.finish(person.mobileDialled);
  await expect(page.getByText(texts.result.notConnected)).toBeVisible();
  await expect(page.getByText(filled(texts.result.confirm, { address: person.loginId }))).toBeVisible();
  await expectAccessible(page);
});

test.describe('SGN-14 an address that another person used unverified', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 360, height: 800 } });

  test('returns to its owner by the code sent there, and the other person is signed out', async ({ watched: page }) => {
    const person = nextPerson();
    const other = new Caller(product.baseUrl);
    const loginId = person.loginId;
    const payload = await agreeToAll(other, signUpPayload({ svcType: 'MT', userId: loginId, email: loginId }));
    const mobile = { nextCode: (to: string) => product.code(to) };
    await verifyByMobile(other, mobile, String(payload['mphonNo']));
    for (const answer of [
      await other.post(signUpCalls.request, payload),
      await other.post('/api/v1/session', { loginId, password: payload['pwd'] }),
    ]) {
      expect(answer.status, answer.text).toBe(200);
    }

    const signUp = await SignUpPage.in('ko', page, product);
    await signUp.open('/signup/meeting');
    // The check calls the address usable: its reader may have it.
    await signUp.fillIn({ ...person, password: 'Wz4@yrnK' }, 'loginId');
    // The first letter there was the link that confirms the other's sign-up.
    await signUp.finish(loginId, 1);
    await expectAccessible(page);
    expect((await other.get('/api/v1/session')).status).toBe(401);
    const again = await other.post('/api/v1/session', { loginId, password: payload['pwd'] });
    expect(again.error.errorCode).toBe('EM0010');
    const owner = await new Caller(product.baseUrl).post('/api/v1/session', { loginId, password: 'Wz4@yrnK' });
    expect(owner.status, owner.text).toBe(200);
  });
});

test('LIM-03 SGN-07 PRD-03 in strict a person in Japan signs up as 田中 太郎 at 360 px', async ({ watched: page }) => {
  await product.setProperties({ 'policy.password_profile': 'strict' });
  const passphrase = 'seven small boats at noon';
  const person = { ...nextPerson(), surname: '田中', givenName: '太郎', password: passphrase };
  await page.setViewportSize({ width: 360, height: 800 });
  const signUp = await SignUpPage.in('ja', page, product);
  const { errors, fields } = signUp.texts;
  await signUp.open('/signup/works');
  await signUp.fillIn(person, 'userId');
  // The form is preset to Korea: the names say what they wait for, and are right once the country is.
  for (const name of ['surname', 'givenName'] as const) {
    const fault = filled(errors.MB_M_NAME_SCRIPTS, { validatedName: fields[name] });
    await expect(page.getByText(fault)).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await signUp.field('residenceCountry').selectOption('JP');
  for (const name of ['surname', 'givenName'] as const) {
    await expect(signUp.field(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
  await signUp.finish(person.externalMail);
  await expect(page.getByText('田中太郎', { exact: true })).toBeVisible();
  // ACC-15: no session before a second factor is set up.
  await expect(page.locator('main a[href="/loginapp/factor"]')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await product.setProperties({ 'policy.password_profile': 'spec' });
});

// The last ones: from here on the privacy terms ask for more than they require.
for (const [language, width, version] of walked(
  [
    ['ko', 360, '2027-01-01'],
    ['en', 1440, '2027-01-02'],
  ] as const,
  'last',
)) {
  test(`RCN-01 TRM-07 SGN-05 optional items are asked for separately and can be declined, in ${language} at ${width} px`, async ({
    watched: page,
  }) => {
    await publishPrivacyTerms(product, version);
    const person = nextPerson();
    await page.setViewportSize({ width, height: 800 });
    const signUp = await SignUpPage.in(language, page, product);
    const { terms } = signUp.texts.page;
    await signUp.open('/signup/works');
    await signUp.fillIn(person, 'userId');
    await signUp.sendCode();
    await signUp.verify(person.externalMail);
    // Service terms, privacy, its optional part and marketing, after the one for all of them.
    const boxes = page.getByRole('group', { name: terms.title }).getByRole('checkbox');
    await expect(boxes).toHaveCount(5);
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    const optional = page.getByRole('checkbox', { name: `${terms.part} ${terms.optional}` });
    await expect(page.getByRole('region', { name: terms.part })).toContainText('Until withdrawn');
    await expect(page.getByText(terms.partHelp)).toBeVisible();
    for (const required of [1, 2]) await boxes.nth(required).check();
    await signUp.age.check();
    await expect(optional).not.toBeChecked();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await signUp.submitForm();

    const caller = new Caller(product.baseUrl);
    const loginId = `${person.userId}@madang.example`;
    const opened = await caller.post('/api/v1/session', { loginId, password: person.password });
    expect(opened.status, opened.text).toBe(200);
    const own = (await caller.get('/api/v1/consents')).json<{ items: object[]; stored: string[] }>();
    expect(own.stored).toEqual([]);
    expect(own.items).toContainEqual(
      expect.objectContaining({ part: 'optional', isAgreed: false, answered: expect.objectContaining({ version }) }),
    );
  });
}

test('RCN-02 SGN-05 declining the only verified mobile number is announced before', async ({ watched: page }) => {
  await publishPrivacyTerms(product, '2027-01-03');
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { terms, verification } = signUp.texts.page;
  await signUp.open('/signup/meeting');
  await signUp.fillIn(person, 'loginId');
  await page.getByRole('radio', { name: new RegExp(`^${verification.mobile}`) }).check();
  await signUp.sendCode();
  await signUp.verify(person.mobileDialled);
  await signUp.agreeToAll();
  await page.getByRole('checkbox', { name: `${terms.part} ${terms.optional}` }).uncheck();
  await signUp.submit.click();
  const question = page.getByRole('alertdialog', { name: consents.delete.title });
  await expect(question).toContainText(consents.optional.lastContact);
  await expect(question).toContainText(consents.items.mobile);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const signIn = { loginId: person.loginId, password: person.password };
  expect((await new Caller(product.baseUrl).post('/api/v1/session', signIn)).error.errorCode).toBe('EM0010');
  await signUp.submit.click();
  await question.getByRole('button', { name: consents.delete.ok }).click();
  await expect(page.getByText(signUp.texts.page.result.notConnected)).toBeVisible();
  const caller = new Caller(product.baseUrl);
  expect((await caller.post('/api/v1/session', signIn)).status).toBe(200);
  expect((await caller.get('/api/v1/consents')).json()).toMatchObject({ stored: [] });
});
