import { en as kernel } from '../web/src/kernel/messages/en.ts';
import { ko as hintsKo } from '../web/src/features/access/security-questions/messages/ko.ts';
import { en } from '../web/src/features/access/recoveries/messages/en.ts';
import { ko } from '../web/src/features/access/recoveries/messages/ko.ts';
import { newWorksAccount } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { Acts } from './support/first-hour/acts.ts';
import { Product } from './support/product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const product = new Product();
const next = 'Qv5@nbTw';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await product.start({}, [], {
    // The account's mailbox has just been sent the code of its sign-up.
    'otp.sends_per_target_minute': 5,
    'otp.sends_per_address_ten_minutes': 1000,
    'contact.centre': '1588-0000',
  });
});
test.afterAll(() => product.stop());

async function signInStatus(loginId: string, password: string): Promise<number> {
  return (await new Caller(product.baseUrl).post('/api/v1/session', { loginId, password })).status;
}

test('ACC-03 a lost password is recovered by mail in seven actions, on a phone in Korean', async ({
  watched: page,
}) => {
  const account = await newWorksAccount(product);
  const acts = new Acts();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=ko`);
  await expect(page.getByRole('heading', { level: 1, name: ko.titles.identify })).toBeVisible();
  await expectAccessible(page);
  await acts.fill(page.locator('[name=loginId]'), account.loginId.split('@')[0] ?? '');
  await acts.fill(page.locator('[name=externalMail]'), account.externalMail);
  await acts.click(page.getByRole('button', { name: ko.identify.send }));
  const code = page.locator('[name=oneTimeCode]');
  await expect(code).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await acts.fill(code, await product.code(account.externalMail, 1));
  await expect(page.getByRole('heading', { level: 1, name: ko.titles.password })).toBeFocused();
  await acts.fill(page.locator('[name=next]'), next);
  await acts.fill(page.locator('[name=confirmation]'), next);
  await expectAccessible(page);
  await acts.click(page.getByRole('button', { name: ko.password.submit }));
  await expect(page.getByRole('heading', { level: 1, name: ko.titles.done })).toBeFocused();
  expect(acts.count).toBeLessThanOrEqual(7);
  await page.getByRole('link', { name: ko.done.logIn }).click();
  await page.locator('[name=loginId]').fill(account.loginId);
  await page.locator('[name=password]').fill(next);
  await page.locator('[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/portalapp\/home/);
  expect(await signInStatus(account.loginId, account.password)).toBe(422);
});

test('ACC-03 Back returns from each step to the entered values, Forward to the step, and never to a used code', async ({
  watched: page,
}) => {
  const account = await newWorksAccount(product);
  const heading = (step: 'identify' | 'code' | 'password') =>
    page.getByRole('heading', { level: 1, name: en.titles[step] });
  const loginId = page.locator('[name=loginId]');
  await page.goto(`${product.baseUrl}/loginapp?locale=en`);
  await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=en`);
  await loginId.fill(account.loginId);
  await page.locator('[name=externalMail]').fill(account.externalMail);
  await page.getByRole('button', { name: en.identify.send }).click();
  const code = page.locator('[name=oneTimeCode]');
  await expect(code).toBeFocused();
  await page.goBack();
  await expect(heading('identify')).toBeFocused();
  await expect(loginId).toHaveValue(account.loginId);
  await expect(page.locator('[name=externalMail]')).toHaveValue(account.externalMail);
  await page.goForward();
  await expect(code).toBeFocused();
  await code.fill(await product.code(account.externalMail, 1));
  await expect(heading('password')).toBeFocused();
  await page.goBack();
  await expect(heading('identify')).toBeFocused();
  await expect(loginId).toHaveValue(account.loginId);
  await page.goForward();
  await expect(heading('password')).toBeFocused();
  await expect(page.locator('[name=next]')).toBeVisible();
  await page.goBack();
  await expect(heading('identify')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/loginapp\?/);
});

test('ACC-03 a reload keeps the step of the sent code and of the new password, and a new visit starts again', async ({
  watched: page,
}) => {
  const account = await newWorksAccount(product, 'mobile');
  const address = `${product.baseUrl}/loginapp/password/forgot?locale=en`;
  const loginId = page.locator('[name=loginId]');
  const number = page.locator('[name="mobile.number"]');
  const code = page.locator('[name=oneTimeCode]');
  const sends: string[] = [];
  page.on('request', (request) => request.url().endsWith('/newemp') && sends.push(request.url()));
  await page.goto(address);
  await loginId.fill(account.loginId);
  await page.getByRole('radio', { name: en.identify.mobile }).check();
  await number.fill(account.mobile);
  await number.press('Enter');
  await expect(code).toBeFocused();
  const typed = await number.inputValue();
  await page.reload();
  await expect(code).toBeFocused();
  await expectAccessible(page);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(loginId).toHaveValue(account.loginId);
  await expect(number).toHaveValue(typed);
  await page.goForward();
  await expect(code).toBeFocused();
  expect(sends).toHaveLength(1);
  await code.fill(await product.code(account.mobileDialled, 1));
  await expect(page.getByRole('heading', { level: 1, name: en.titles.password })).toBeFocused();
  await page.reload();
  await page.locator('[name=next]').fill(next);
  await page.locator('[name=confirmation]').fill(next);
  await page.locator('[name=confirmation]').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en.titles.done })).toBeVisible();
  expect(await signInStatus(account.loginId, next)).toBe(200);
  await page.goto(address);
  await expect(loginId).toHaveValue('');
});

test.describe('recovery with a custom question', () => {
  test.use({
    refusedCalls: ['/session', '/recovery/password'],
    locale: 'ko-KR',
    viewport: { width: 360, height: 800 },
  });

  test('ACC-08 is set in My account and answered in addition to the code', async ({ watched: page }) => {
    const account = await newWorksAccount(product);
    await product.setProperties({ 'recovery.hint_questions': 'Y', 'contact.centre': '1588-0001' });
    const target = encodeURIComponent('/portalapp/account/security');
    await page.goto(`${product.baseUrl}/loginapp?target=${target}`);
    await page.locator('[name=loginId]').fill(account.loginId);
    await page.locator('[name=password]').fill(account.password);
    await page.locator('[name=password]').press('Enter');
    await page.getByRole('button', { name: hintsKo.add }).click();
    const popup = page.getByRole('dialog', { name: hintsKo.title });
    await popup.locator('[name=question1]').fill('처음 살던 동네는?');
    await popup.locator('[name=password]').fill(account.password);
    await popup.getByRole('button', { name: hintsKo.save }).click();
    // A question is kept with its answer alone.
    await expect(popup.locator('[name=answer1]')).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await popup.locator('[name=answer1]').fill('단풍 마을');
    await popup.getByRole('button', { name: hintsKo.save }).click();
    await expect(popup).toHaveCount(0);
    await expect(page.getByText('처음 살던 동네는?')).toBeVisible();
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=ko`);
    await page.locator('[name=loginId]').fill(account.loginId);
    await page.locator('[name=externalMail]').fill(account.externalMail);
    await page.getByRole('button', { name: ko.identify.send }).click();
    // The code of the sign-up and the notice of the question came there before.
    await page.locator('[name=oneTimeCode]').fill(await product.code(account.externalMail, 2));
    const answer = page.getByLabel('처음 살던 동네는?');
    await answer.fill('은행 마을');
    await page.locator('[name=next]').fill(next);
    await page.locator('[name=confirmation]').fill(next);
    await page.getByRole('button', { name: ko.password.submit }).click();
    await expect(answer).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await answer.fill('단풍마을');
    await page.getByRole('button', { name: ko.password.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: ko.titles.done })).toBeVisible();
    expect(await signInStatus(account.loginId, next)).toBe(200);
  });
});

test.describe('recovery with refusals', () => {
  test.use({ refusedCalls: ['/newemp', '/checkOTP', '/recovery'] });

  test('ACC-03 Forward to an expired proof starts again with the reason', async ({ watched: page }) => {
    const account = await newWorksAccount(product);
    await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=en`);
    await page.locator('[name=loginId]').fill(account.loginId);
    await page.locator('[name=externalMail]').fill(account.externalMail);
    await page.getByRole('button', { name: en.identify.send }).click();
    await page.locator('[name=oneTimeCode]').fill(await product.code(account.externalMail, 1));
    await expect(page.locator('[name=next]')).toBeVisible();
    await page.goBack();
    await page.context().clearCookies();
    await page.goForward();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: en.titles.identify })).toBeVisible();
    await expect(page.locator('[name=loginId]')).toHaveValue(account.loginId);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: en.titles.identify })).toBeVisible();
  });

  test('ACC-03 an activation key is accepted instead of a contact, and a wrong one is refused under its field', async ({
    watched: page,
  }) => {
    const account = await newWorksAccount(product);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=en`);
    await page.locator('[name=loginId]').fill(account.loginId);
    await page.getByRole('radio', { name: en.identify.key }).check();
    await expect(page.locator('[name=externalMail]')).toHaveCount(0);
    await page.locator('[name=opencode]').fill('KEY2-KEY2-KEY2-KEY2');
    await page.getByRole('button', { name: en.identify.take }).click();
    await expect(page.locator('[name=opencode]')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The account has a contact, which is its way back.
    await page.getByRole('radio', { name: en.identify.mail }).check();
    await expect(page.locator('[name=externalMail]')).toBeVisible();
  });

  test('ACC-03 OTP-05 by SMS in English: wrong contact, wrong code, refused password, success, notices at both addresses', async ({
    watched: page,
  }) => {
    const account = await newWorksAccount(product, 'mobile');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${product.baseUrl}/loginapp/password/forgot?locale=en`);
    await page.locator('[name=loginId]').fill(account.loginId);
    await page.getByRole('radio', { name: en.identify.mobile }).check();
    const number = page.locator('[name="mobile.number"]');
    await page.getByRole('button', { name: en.identify.send }).click();
    await expect(number).toBeFocused();
    await number.fill('10-9999-9999');
    await number.press('Enter');
    await expect(page.getByText('This is not a portal user. Check what you entered.')).toBeVisible();
    await number.fill(account.mobile);
    await number.press('Enter');
    const field = page.locator('[name=oneTimeCode]');
    await expect(field).toBeFocused();
    // The first message was the code of the sign-up.
    const code = await product.code(account.mobileDialled, 1);
    await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(page.getByText('The code is incorrect. Check it and enter it again.')).toBeVisible();
    await page.getByRole('button', { name: kernel.code.check, exact: true }).click();
    await expect(field).toBeFocused();
    await expect(page.getByText('The code is incorrect. Check it and enter it again.')).toBeVisible();
    await field.fill(code);
    await expect(page.getByRole('heading', { level: 1, name: en.titles.password })).toBeVisible();
    await page.locator('[name=next]').fill(account.password);
    await page.locator('[name=confirmation]').fill(account.password);
    await page.locator('[name=confirmation]').press('Enter');
    // Under the field, once.
    await expect(page.getByText('Choose a password that you have not used before.')).toHaveCount(1);
    await page.locator('[name=next]').fill(next);
    await page.locator('[name=confirmation]').fill(next);
    await page.locator('[name=confirmation]').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: en.titles.done })).toBeVisible();
    const told = () => product.mail.mails.filter(({ subject }) => subject.includes('password was changed'));
    await expect
      .poll(() => told().flatMap(({ to }) => to))
      .toEqual(expect.arrayContaining([account.externalMail, account.loginId]));
    expect(await signInStatus(account.loginId, next)).toBe(200);
  });
});
