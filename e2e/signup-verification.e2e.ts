import { en as kernel } from '../web/src/kernel/messages/en.ts';
import { Product } from './support/product.ts';
import { nextPerson, paste, SignUpPage } from './support/sign-up-page.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';

const product = new Product();
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(() => product.start());
test.afterAll(() => product.stop());
test.use({ refusedCalls: ['checkOTP', 'newemp'] });

test('OTP-04 SGN-04 ERR-05 the fourth wrong code resets with MB667, and the next one waits a minute', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts, errors } = signUp.texts;
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  const right = await product.code(person.externalMail);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 1; tries <= 3; tries += 1) {
    await signUp.field('oneTimeCode').pressSequentially(wrong);
    await expect(page.getByText(errors.OTP0008)).toBeVisible();
    await expect(signUp.field('oneTimeCode')).toBeFocused();
    await expect(signUp.field('oneTimeCode')).toHaveValue('');
  }
  // Anyone who presses the button now has the field checked that the page emptied: what was said of the code stands.
  const { check } = kernel.code;
  await signUp.button(check).click();
  await expect(signUp.field('oneTimeCode')).toBeFocused();
  await expect(page.getByText(errors.OTP0008)).toBeVisible();
  await signUp.field('oneTimeCode').fill('12');
  await signUp.button(check).click();
  await expect(page.getByText(errors.MB_M_OTP_INVALID)).toBeVisible();
  await signUp.field('oneTimeCode').fill(wrong);
  await expect(page.getByText(errors.MB667)).toBeVisible();
  await expect(signUp.field('oneTimeCode')).toBeHidden();
  await expectAccessible(page);
  const send = signUp.button(texts.verification.send);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(kernel.code.wait);
  await expect(page.getByText(/new code in [1-5]?\d seconds/)).toBeVisible();
});

test('SGN-04 the way of verification can be chosen and its button pressed at once', async ({ watched: page }) => {
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts, errors } = signUp.texts;
  await signUp.open('/signup/works');
  await paste(signUp.field('mobile'), nextPerson().mobile);
  await page.getByRole('radio', { name: new RegExp(`^${texts.verification.mobile}`) }).check();
  const send = signUp.button(texts.verification.send);
  const before = await send.boundingBox();
  await page.getByRole('radio', { name: new RegExp(`^${texts.verification.mobile}`) }).blur();
  expect(await send.boundingBox()).toEqual(before);
  await expect(page.getByText(errors.MB_M_OTP_FIRST)).toBeHidden();
  await signUp.sendCode();
});

test('OTP-04 SGN-04 the content of the code field can be selected and overwritten by typing or pasting', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  const code = signUp.field('oneTimeCode');
  await code.pressSequentially('12345');
  await code.press('ControlOrMeta+a');
  await code.pressSequentially('98');
  await expect(code).toHaveValue('98');
  await paste(code, await product.code(person.externalMail));
  await expect(page.getByText(signUp.texts.page.verification.verified)).toBeVisible();
});

test('OTP-03 SGN-04 a code has the operator’s number of digits, and leaving its field shows no error', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts, errors } = signUp.texts;
  await product.setProperties({ 'otp.digits': 8 });
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  const right = await product.code(person.externalMail, 0, 8);
  await product.setProperties({ 'otp.digits': 6 });
  const code = signUp.field('oneTimeCode');
  await code.pressSequentially(right.slice(0, 7));
  await code.blur();
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(errors.MB_M_OTP_INVALID)).toBeHidden();
  await code.pressSequentially(right.slice(7));
  await expect(page.getByText(texts.verification.verified)).toBeVisible();
});

test('SGN-04 another target voids the verification', async ({ watched: page }) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { verified } = signUp.texts.page.verification;
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  await signUp.verify(person.externalMail);
  await signUp.field('externalMail').fill(`other.${person.externalMail}`);
  await expect(page.getByText(verified)).toBeHidden();
  await expect(signUp.button(signUp.texts.page.verification.send)).toBeVisible();
  await signUp.field('externalMail').fill(person.externalMail);
  await expect(page.getByText(verified)).toBeVisible();
});

test('OTP-06 a code needs a target: an empty one is required under its field', async ({ watched: page }) => {
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/signup/works');
  await signUp.button(signUp.texts.page.verification.send).click();
  await expect(signUp.field('externalMail')).toBeFocused();
  await expect(signUp.field('externalMail')).toHaveAccessibleDescription(/required field/);
});

test('OTP-06 the destination of a code is shown once it is complete', async ({ watched: page }) => {
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill('han@outs');
  await expect(page.getByText('We will send a code to han@outs')).toHaveCount(0);
  await signUp.field('externalMail').fill('han@outside.example');
  await expect(page.getByText('We will send a code to han@outside.example.')).toBeVisible();
});

test('OTP-01 an unknown activation key is refused under its field', async ({ watched: page }) => {
  const signUp = await SignUpPage.in('en', page, product);
  const { page: texts } = signUp.texts;
  await signUp.open('/signup/works');
  await page.getByRole('radio', { name: new RegExp(`^${texts.verification.key}`) }).check();
  const key = page.getByRole('textbox', { name: signUp.texts.fields.opencode });
  await key.fill('ABCD-EFGH-JKMN-PQRS');
  // Enter means the key, and not the form around it, which would ask for the proof first.
  await key.press('Enter');
  await expect(key).toHaveAccessibleDescription('This key is not valid. Check it or request a new one.');
  await expect(key).toBeFocused();
  await expectAccessible(page);
});

test('ACS-04 SGN-04 the timer is announced at 60 and 30 seconds, and at 0 the form requests a new code', async ({
  watched: page,
}) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { code, errors, page: texts } = signUp.texts;
  await page.clock.install();
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  const ends = await Promise.all(
    [page.getByRole('timer'), signUp.field('oneTimeCode')].map(async (part) => {
      const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
      return Math.round(x + width);
    }),
  );
  expect(ends[0]).toBe(ends[1]);
  const announced = page.getByRole('status').filter({ hasText: /left to enter the code/ });
  await expect(announced).toBeHidden();
  await expect(signUp.button(kernel.code.resend)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward('02:00');
  await expect(announced).toHaveText(code.at60);
  await expect(signUp.button(kernel.code.resend)).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward('00:30');
  await expect(announced).toHaveText(code.at30);
  await signUp.field('oneTimeCode').fill('12');
  await page.clock.fastForward('00:31');
  const expired = page.getByRole('alert').filter({ hasText: filled(errors.OTP0006, { 0: 3 }) });
  await expect(expired).toBeVisible();
  await expect(signUp.field('oneTimeCode')).toBeHidden();
  await expect(signUp.button(texts.verification.send)).toBeVisible();
  // The focus was in the field that went; it is now on the reason.
  await expect(page.locator(':focus')).toContainText(filled(errors.OTP0006, { 0: 3 }));
});

test('OTP-03 a proof not used within ten minutes is required again', async ({ watched: page }) => {
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, product);
  const { errors, page: texts } = signUp.texts;
  await page.clock.install();
  await signUp.open('/signup/works');
  await signUp.field('externalMail').fill(person.externalMail);
  await signUp.sendCode();
  await signUp.verify(person.externalMail);
  await page.clock.fastForward('10:01');
  await expect(page.getByText(texts.verification.verified)).toBeHidden();
  await expect(page.getByText(filled(errors.OTP0006, { 0: 10 }))).toBeVisible();
});

test('PWD-05 ACS-03 an easy password is reported while the next field is typed in, and takes no letter of it', async ({
  watched: page,
}) => {
  const signUp = await SignUpPage.in('en', page, product);
  await signUp.open('/signup/works');
  await signUp.field('password').pressSequentially('welcome1!');
  const judged = page.waitForResponse('**/password-judgements');
  await signUp.field('passwordConfirmation').pressSequentially('welc');
  await judged;
  await expect(signUp.field('password')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('ome1!', { delay: 20 });
  await expect(signUp.field('passwordConfirmation')).toHaveValue('welcome1!');
  await expect(signUp.field('password')).toHaveValue('welcome1!');
});

test.describe('a browser in Hanoi', () => {
  test.use({ timezoneId: 'Asia/Saigon' });

  test('POR-12 ACS-01 shows Korea as chosen, and one press applies country, calling code and time zone of the browser', async ({
    watched: page,
  }) => {
    const signUp = await SignUpPage.in('en', page, product);
    await signUp.open('/signup/works');
    await expect(signUp.field('residenceCountry')).toHaveValue('KR');
    const offer = signUp.button(filled(signUp.texts.page.form.countryHere, { country: 'Vietnam' }));
    await offer.press('Enter');
    await expect(signUp.field('residenceCountry')).toHaveValue('VN');
    await expect(signUp.field('residenceCountry')).toBeFocused();
    const taken = filled(signUp.texts.page.form.countryTaken, { country: 'Vietnam' });
    await expect(page.getByRole('status').getByText(taken)).toBeVisible();
    await expect(signUp.field('timeZone')).toHaveValue('Asia/Ho_Chi_Minh');
    await expect(page.getByText('+84').first()).toBeVisible();
    await expect(offer).toBeHidden();
    // The button is gone: the keyboard goes on in the field that it filled.
    await expect(signUp.field('residenceCountry')).toBeFocused();
    await expectAccessible(page);
  });
});
