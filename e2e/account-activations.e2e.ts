import type { Page } from '@playwright/test';
import type { Language } from '../contract/src/kernel/languages.ts';
import { en } from '../web/src/features/joining/account-activations/messages/en.ts';
import { ko } from '../web/src/features/joining/account-activations/messages/ko.ts';
import { en as consents } from '../web/src/features/access/consents/messages/en.ts';
import { ko as invitations } from '../web/src/features/joining/invitations/messages/ko.ts';
import { en as employees } from '../web/src/features/people/people/messages/en.ts';
import { enterAs, newWorksAccount, type WorksAccount } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { issueActivationKey, revokeActivationKeys } from './support/activation-keys.ts';
import { Product } from './support/product.ts';
import { publishPrivacyTerms } from './support/terms.ts';
import { filled, signUpTextsIn } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const product = new Product();
const password = 'Qv5@nbTw';
const company = { ko: '한빛상사', en: 'Hanbit Trading' } as const;
let account: WorksAccount;
let administrator: Caller;
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  await product.start({}, [], { 'otp.sends_per_address_ten_minutes': 1000, 'contact.centre': '1588-0000' });
  account = await newWorksAccount(product, 'mail', { compNm: company.ko, enCompNm: company.en });
  administrator = new Caller(product.baseUrl);
  const { loginId, password: own } = account;
  expect((await administrator.post('/api/v1/session', { loginId, password: own })).status).toBe(200);
});
test.afterAll(() => product.stop());

/** A person registered by the administrator by the console's own call. */
async function register(
  userId: string,
  change: object = {},
): Promise<{ personId: string; loginId: string; externalMail: string }> {
  const externalMail = `${userId}@outside.example`;
  const answer = await administrator.post('/api/v1/employees', {
    surname: '한',
    givenName: '새봄',
    loginId: userId,
    externalMail,
    language: 'ko',
    residenceCountry: 'KR',
    ...change,
  });
  expect(answer.status, answer.text).toBe(200);
  return { externalMail, ...answer.json<{ personId: string; loginId: string }>() };
}

/** Password and terms, which both ways end with. */
async function finish(page: Page, language: Language, submit: string): Promise<void> {
  const texts = await signUpTextsIn(language);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordConfirmation]').fill(password);
  await page.getByRole('checkbox', { name: texts.page.terms.all }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: submit }).click();
}

/** Expects the company's name in the language of the page, and in no other. */
async function expectCompany(page: Page, language: keyof typeof company): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(company[language], { exact: true })).toBeVisible();
  await expect(main.getByText(company[language === 'ko' ? 'en' : 'ko'])).toHaveCount(0);
}

async function canSignIn(loginId: string): Promise<boolean> {
  return (await new Caller(product.baseUrl).post('/api/v1/session', { loginId, password })).status === 200;
}

test('ACC-05 RTE-02 a registered employee gets the account by mail, in Korean on a desktop', async ({
  watched: page,
}) => {
  const person = await register('saebom');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.baseUrl}/userapp/register/account?locale=ko`);
  await expect(page.getByRole('heading', { level: 1, name: ko.titles.identify })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name=externalMail]').fill(person.externalMail);
  await page.getByRole('button', { name: ko.identify.send }).click();
  const code = page.locator('[name=oneTimeCode]');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(await product.code(person.externalMail));
  await expect(page.getByRole('heading', { level: 1, name: ko.titles.account })).toBeFocused();
  await expect(page.getByText(person.loginId)).toBeVisible();
  await finish(page, 'ko', ko.account.submit);
  const done = page.getByRole('heading', { level: 1, name: filled(ko.done.title, { name: '한새봄' }) });
  await expect(done).toBeFocused();
  await expectCompany(page, 'ko');
  await expectAccessible(page);
  expect(await canSignIn(person.loginId)).toBe(true);
  await page.locator('main a[href="/portalapp/home"]').click();
  await expect(page).toHaveURL(/\/portalapp\/home/);
});

test('ACC-05 Back returns from each step to the entered values, Forward to the step, and never to a used code', async ({
  watched: page,
}) => {
  const person = await register('dallae');
  const first = page.getByRole('heading', { level: 1, name: en.titles.identify });
  const terms = page.getByRole('heading', { level: 1, name: en.titles.account });
  const mail = page.locator('[name=externalMail]');
  const code = page.locator('[name=oneTimeCode]');
  await page.goto(`${product.baseUrl}/loginapp?locale=en`);
  await page.goto(`${product.baseUrl}/userapp/register/account?locale=en`);
  await mail.fill(person.externalMail);
  await mail.press('Enter');
  await expect(code).toBeFocused();
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(mail).toHaveValue(person.externalMail);
  await page.goForward();
  await expect(code).toBeFocused();
  await code.fill(await product.code(person.externalMail));
  await expect(terms).toBeFocused();
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(mail).toHaveValue(person.externalMail);
  await page.reload();
  await expect(first).toBeVisible();
  await page.goForward();
  await expect(terms).toBeFocused();
  await finish(page, 'en', en.account.submit);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
  expect(await canSignIn(person.loginId)).toBe(true);
  await page.goBack();
  await expect(first).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/portalapp\/home/);
});

test('ACC-05 a reload keeps the step of the sent code, which remains valid; a new visit starts again', async ({
  watched: page,
}) => {
  const person = await register('sebyeok');
  const address = `${product.baseUrl}/userapp/register/account?locale=en`;
  const first = page.getByRole('heading', { level: 1, name: en.titles.identify });
  const mail = page.locator('[name=externalMail]');
  const code = page.locator('[name=oneTimeCode]');
  const sends: string[] = [];
  page.on('request', (request) => request.url().endsWith('/registration/code') && sends.push(request.url()));
  await page.goto(address);
  await mail.fill(person.externalMail);
  await mail.press('Enter');
  await expect(code).toBeFocused();
  await page.reload();
  await expect(code).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: person.externalMail })).toBeVisible();
  await expectAccessible(page);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(first).toBeFocused();
  await expect(mail).toHaveValue(person.externalMail);
  await page.goForward();
  await code.fill(await product.code(person.externalMail));
  await expect(page.getByText(person.loginId)).toBeVisible();
  expect(sends).toHaveLength(1);
  await page.goto(address);
  await expect(first).toBeVisible();
  await expect(mail).toHaveValue('');
});

test('ACC-04 an administrator issues an initial password, which activates the account on a phone in English', async ({
  watched: page,
  newContext,
}) => {
  const person = await register('narae');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, account, `${product.baseUrl}/console/employees?item=${person.personId}`, 'en');
  await page.getByRole('button', { name: employees.initial.issue }).click();
  const shown = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const initial = (await shown.textContent()) ?? '';
  // Also for those who open the panel later.
  await page.reload();
  await page.getByRole('button', { name: employees.initial.issue }).click();
  const question = page.getByRole('alertdialog', { name: employees.initial.issue });
  await expect(question).toContainText(employees.initial.again);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(shown).toBeHidden();

  const context = await newContext({ viewport: { width: 360, height: 780 } });
  const phone = await context.newPage();
  await phone.goto(`${product.baseUrl}/userapp/register/instant?locale=en`);
  await expect(phone.getByRole('heading', { level: 1, name: en.titles.instant })).toBeVisible();
  await phone.locator('[name=loginId]').fill('narae');
  await phone.locator('[name=password]').fill('AAAA-AAAA-AAAA-AAAA');
  await phone.getByRole('button', { name: en.instant.submit }).click();
  await expect(phone.getByText('The password is incorrect.')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.locator('[name=password]').fill(initial.toLowerCase());
  await phone.getByRole('button', { name: en.instant.submit }).click();
  await expect(phone.getByRole('heading', { level: 1, name: en.titles.account })).toBeFocused();
  await expectNoSidewaysScroll(phone);
  await finish(phone, 'en', en.account.submit);
  await expect(phone.getByRole('heading', { level: 1, name: filled(en.done.title, { name: '한새봄' }) })).toBeFocused();
  await expectCompany(phone, 'en');
  await expectNoSidewaysScroll(phone);
  expect(await canSignIn(person.loginId)).toBe(true);
  await context.close();
});

test.describe('account activation with refusals', () => {
  test.use({ refusedCalls: ['/registration/code', '/registration/promotion', '/checkOTP'] });

  test('ACC-05 OTP-05 an unregistered person, an unknown key and a wrong code are refused', async ({
    watched: page,
  }) => {
    const person = await register('garam');
    await page.goto(`${product.baseUrl}/userapp/register/account?locale=en`);
    const mail = page.locator('[name=externalMail]');
    await mail.fill('nobody@outside.example');
    await mail.press('Enter');
    await expect(page.getByText(en.identify.nobody)).toBeVisible();
    const steps = page.getByRole('list', { name: en.steps.label }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await page.getByRole('radio', { name: en.identify.key }).check();
    await expect(steps).toHaveCount(2);
    const key = page.locator('[name=opencode]');
    await key.fill('7K3M-9QXR-2VBD-H4TN');
    await page.getByRole('button', { name: en.identify.take }).click();
    await expect(page.getByText('This key is not valid. Check it or request a new one.')).toBeVisible();
    await page.getByRole('radio', { name: en.identify.mail }).check();
    await mail.fill(person.externalMail);
    await mail.press('Enter');
    const field = page.locator('[name=oneTimeCode]');
    await expect(field).toBeFocused();
    const code = await product.code(person.externalMail);
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(page.getByText('The code is incorrect. Check it and enter it again.')).toBeVisible();
    await field.fill(code);
    await expect(page.getByRole('heading', { level: 1, name: en.titles.account })).toBeFocused();
  });
});

test.describe('account activation with proofs that end in the meantime', () => {
  test.use({ refusedCalls: ['/emp/nosession/update'] });

  test('ACC-04 a newer initial password ends the present one, and the ID is kept', async ({ watched: page }) => {
    const person = await register('dasom');
    const path = `/api/v1/employees/${person.personId}/initial-password`;
    const issue = async () => (await administrator.post(path)).json<{ password: string }>().password;
    await page.goto(`${product.baseUrl}/userapp/register/instant?locale=en`);
    await page.locator('[name=loginId]').fill('dasom');
    await page.locator('[name=password]').fill(await issue());
    await page.getByRole('button', { name: en.instant.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.titles.account })).toBeFocused();
    const newest = await issue();
    await finish(page, 'en', en.account.submit);
    await expect(page.getByRole('alert')).toHaveText(/This initial password is no longer valid/);
    await expect(page.locator('[name=loginId]')).toHaveValue('dasom');
    await expect(page.locator('[name=password]')).toHaveValue('');
    await expectAccessible(page);
    await page.locator('[name=password]').fill(newest);
    await page.getByRole('button', { name: en.instant.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.titles.account })).toBeFocused();
    await finish(page, 'en', en.account.submit);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
  });

  test('ACC-05 a revoked activation key returns to the first step', async ({ watched: page }) => {
    const key = await issueActivationKey(product);
    const { personId, loginId } = await register('haram', { externalMail: '', opencode: key });
    await page.goto(`${product.baseUrl}/userapp/register/account?locale=en`);
    await page.getByRole('radio', { name: en.identify.key }).check();
    await page.locator('[name=opencode]').fill(key);
    await page.getByRole('button', { name: en.identify.take }).click();
    await expect(page.getByText(loginId)).toBeVisible();
    await revokeActivationKeys(product);
    await finish(page, 'en', en.account.submit);
    await expect(page.getByRole('alert')).toHaveText('This key is not valid. Check it or request a new one.');
    await expect(page.getByRole('heading', { level: 1, name: en.titles.identify })).toBeFocused();
    await expect(page.locator('[name=opencode]')).toHaveValue(key);
    await expectAccessible(page);

    await enterAs(page, account, `${product.baseUrl}/console/employees?item=${personId}`, 'en');
    await expect(page.getByText(employees.waitingKeyless)).toBeVisible();
    await expect(page.getByRole('button', { name: employees.initial.issue })).toBeVisible();
    await page.getByRole('tab', { name: employees.tabs.contacts }).click();
    await expect(page.getByText(employees.keyStates.revoked, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('account activation with a reloaded page', () => {
  test.use({ refusedCalls: ['/api/v1/registration'] });

  test('ACC-05 the proof is used after a reload and after Back, not on a new visit or after it expired', async ({
    watched: page,
  }) => {
    const key = await issueActivationKey(product);
    const { loginId } = await register('nabi', { externalMail: '', opencode: key });
    const address = `${product.baseUrl}/userapp/register/account?locale=en`;
    const first = page.getByRole('heading', { level: 1, name: en.titles.identify });
    const terms = page.getByRole('heading', { level: 1, name: en.titles.account });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const prove = async () => {
      await page.getByRole('radio', { name: en.identify.key }).check();
      await page.locator('[name=opencode]').fill(key);
      await page.getByRole('button', { name: en.identify.take }).click();
      await expect(page.getByText(loginId)).toBeVisible();
    };
    await page.goto(address);
    await page.reload();
    await expect(first).toBeVisible();
    expect(asked).not.toContain('/api/v1/registration');
    await prove();
    await page.reload();
    await expect(terms).toBeVisible();
    await expect(page.getByText(loginId)).toBeVisible();
    await expect(page.getByRole('list', { name: en.steps.label }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto(`${product.baseUrl}/loginapp?locale=en`);
    await page.goBack();
    await expect(page.getByText(loginId)).toBeVisible();

    await page.context().clearCookies();
    await page.reload();
    await expect(first).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[name=opencode]')).toBeVisible();

    await page.goto(address);
    await prove();
    await page.goto(address);
    await expect(first).toBeVisible();
    await page.reload();
    await expect(first).toBeVisible();
    await prove();
    await page.reload();
    await expect(terms).toBeVisible();
    await finish(page, 'en', en.account.submit);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
    expect(await canSignIn(loginId)).toBe(true);
    await page.reload();
    await expect(first).toBeVisible();
  });
});

test.describe('account activation with a promotion code', () => {
  test.use({ refusedCalls: ['/registration/promotion'], locale: 'ko-KR' });

  test('ACC-05 the code of a company leads to its invitation, and a mistyped one is refused, on a phone', async ({
    watched: page,
  }) => {
    const { companyCode } = (await administrator.get('/api/v1/session')).json<{ companyCode: string }>();
    const terms = ['--benefit', 'Half a year free', '--until', '2027-12-31T00:00:00+09:00', '--prefix', 'YARD'];
    const code = await product.operator('promotion', 'issue', ...terms, '--company', companyCode);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${product.baseUrl}/userapp/register/account`);
    await page.getByRole('radio', { name: ko.identify.promotion }).check();
    const field = page.locator('[name=promotionCode]');
    const take = page.getByRole('button', { name: ko.identify.takePromotion });
    await field.fill('YARD-7K3M-9QXR-2VBD-H4TN');
    await take.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await field.fill(code.toLowerCase());
    await take.click();
    await expect(page).toHaveURL(/\/userapp\/register\/invitation/);
    await page.getByRole('button', { name: invitations.public.begin }).click();
    await expect(page.locator('[name=password]')).toBeVisible();
  });
});

test('RCN-02 ACC-05 declining the only contact is announced before, and the deletion is confirmed after', async ({
  watched: page,
}) => {
  const person = await register('byeolha', { mobile: '+82-10-7788-9911', externalMail: '' });
  await publishPrivacyTerms(product, '2027-01-01');
  await page.goto(`${product.baseUrl}/userapp/register/account?locale=en`);
  await page.getByText(en.identify.mobile, { exact: true }).click();
  // LIM-04: as people write it, and sent before the field is left.
  await page.locator('[name="mobile.number"]').fill('010-7788-9911');
  await page.keyboard.press('Enter');
  await page.locator('[name=oneTimeCode]').fill(await product.code('+821077889911'));
  await expect(page.getByRole('heading', { level: 1, name: en.titles.account })).toBeFocused();
  const texts = await signUpTextsIn('en');
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordConfirmation]').fill(password);
  const optional = page.getByRole('checkbox', { name: texts.page.terms.part });
  await page.getByRole('checkbox', { name: texts.page.terms.all }).check();
  await optional.uncheck();
  await page.getByRole('button', { name: en.account.submit }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(consents.optional.lastContact);
  await expect(question).toContainText(consents.items.mobile);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await canSignIn(person.loginId)).toBe(false);
  await page.getByRole('button', { name: en.account.submit }).click();
  await question.getByRole('button', { name: consents.delete.ok }).click();
  await expect(page.getByRole('heading', { level: 1, name: filled(en.done.title, { name: '한새봄' }) })).toBeFocused();
  const receipt = page.getByRole('status').filter({ hasText: consents.receipt.text });
  await expect(receipt).toContainText(`${consents.receipt.deleted}: ${consents.items.mobile}`);
  await expectAccessible(page);
  expect(await canSignIn(person.loginId)).toBe(true);
});

test('SGN-09 while sign-up is closed both menus show that they are unavailable', async ({ watched: page }) => {
  await product.setProperties({ 'register.closed': 'Y' });
  for (const menu of ['account', 'instant']) {
    await page.goto(`${product.baseUrl}/userapp/register/${menu}?locale=en`);
    await expect(page.getByRole('heading', { name: 'This feature is not available' })).toBeVisible();
  }
});
