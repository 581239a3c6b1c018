import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/watched-page.ts';

test.beforeEach(async ({ watched: page }) => {
  await page.goto('/gallery?locale=en');
  await page.locator('#form').waitFor();
});

function formOf(page: Page) {
  const form = page.locator('#form');
  return {
    form,
    company: form.locator('[name=galleryCompany]'),
    loginId: form.locator('[name=galleryLoginId]'),
    password: form.locator('[name=galleryPassword]'),
    meeting: form.getByRole('radio', { name: /Meeting/ }),
    terms: form.getByRole('checkbox', { name: /Terms of service/ }),
    refuse: form.getByRole('checkbox', { name: 'Answer with a refusal' }),
    save: form.getByRole('button', { name: 'Create account' }),
  };
}

/** Presses also what is blocked or busy, which Playwright would wait for. */
async function press(button: Locator) {
  await button.click({ force: true });
}

async function fillWell(page: Page) {
  const { company, loginId, password, meeting, terms } = formOf(page);
  await company.fill('Ganada');
  await loginId.fill('haneul7');
  await password.fill('Persimmon7!');
  await meeting.check();
  await terms.check();
}

for (const [language, note] of [
  ['ko', '금요일 · 음력 8월 15일'],
  ['en', 'Friday · Lunar 8/15'],
]) {
  test(`CAL-01 a day shows its weekday and its lunar day, in ${language}`, async ({ watched: page }) => {
    await page.goto(`/gallery?locale=${language}`);
    const day = page.locator('#fields input[placeholder="YYYY-MM-DD"]').first();
    await day.fill('2026.9.25');
    await day.blur();
    await expect(day).toHaveValue('2026-09-25');
    await expect(day).toHaveAccessibleDescription(new RegExp(note ?? ''));
    await day.fill('2026-02-30');
    await expect(day).not.toHaveAccessibleDescription(/·/);
  });
}

test('ACS-03 a blocked save is reachable, states its reason, and is enabled once the form is valid', async ({
  watched: page,
}) => {
  const { save } = formOf(page);
  await save.focus();
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toHaveAccessibleDescription('Agree to the required terms and check your ID first.');
  await fillWell(page);
  await expect(save).not.toHaveAttribute('aria-disabled');
});

test('SGN-06 an invalid submit by keyboard shows the first error in a popup and focuses its field', async ({
  watched: page,
}) => {
  const { form, company, loginId } = formOf(page);
  await company.fill('Ganada');
  await company.press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toContainText('ID: This is a required field.');
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(loginId).toBeFocused();
  await expect(loginId).toHaveAttribute('aria-invalid', 'true');
  await expect(loginId).toHaveAccessibleDescription(/This is a required field\./);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(4);
});

test('a field shows no error during input, shows one when left, and updates until it is valid', async ({
  watched: page,
}) => {
  const { form, loginId, password } = formOf(page);
  const fault = form.getByText('Use only letters and numbers, without spaces.');
  await loginId.pressSequentially('ha-');
  await expect(fault).toBeHidden();
  await password.focus();
  await expect(fault).toBeVisible();
  await loginId.press('End');
  await loginId.press('Backspace');
  await expect(fault).toBeHidden();
});

test('a refusal is shown under its field, values remain, and a second press during a request does nothing', async ({
  watched: page,
}) => {
  const { form, company, loginId, refuse, save } = formOf(page);
  await fillWell(page);
  await refuse.check();
  await press(save);
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await press(save);
  await expect(form.getByText('Use only letters and numbers, without spaces.')).toBeVisible();
  await expect(loginId).toBeFocused();
  await expect(company).toHaveValue('Ganada');
  await refuse.uncheck();
  await loginId.fill('haneul8');
  await press(save);
  await press(save);
  const done = page.getByText('The account was created.');
  await expect(done).toBeVisible();
  await expect(done).toHaveCount(1);
});

test('ACS-05 Enter that ends a composition does not submit the form', async ({ watched: page }) => {
  const { company } = formOf(page);
  const wasPrevented = await company.evaluate((input) => {
    const press = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    return !input.dispatchEvent(press);
  });
  expect(wasPrevented).toBe(true);
});

test('ACS-05 the code field accepts a paste of any format and the backspace of a keyboard', async ({
  watched: page,
}) => {
  const code = page.getByLabel('Verification code');
  await code.fill('');
  await code.fill('Your code: 904 417');
  await expect(code).toHaveValue('904417');
  await code.press('Backspace');
  await expect(code).toHaveValue('90441');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a password can be revealed, and its field is marked invalid like any other', async ({ watched: page }) => {
  const { password, save } = formOf(page);
  await password.fill('secret');
  await page
    .locator('#form')
    .getByRole('button', { name: /^Show password: / })
    .click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('');
  await press(save);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
});

test('ACS-01 ACS-05 a number field accepts only digits and steps within its limits by keys', async ({
  watched: page,
}) => {
  const count = page.getByRole('spinbutton', { name: 'Kept for' }).first();
  await count.fill('');
  await count.pressSequentially('1x2');
  await expect(count).toHaveValue('12');
  await count.press('ArrowUp');
  await expect(count).toHaveValue('13');
  for (const value of ['23', '30', '30']) {
    await count.press('PageUp');
    await expect(count).toHaveValue(value);
  }
  await expect(count).toHaveAttribute('aria-valuetext', '30 days');
  await count.fill('１,２００');
  await expect(count).toHaveValue('1200');
  await count.fill('');
  await count.press('ArrowDown');
  await expect(count).toHaveValue('30');
});

test('ACS-05 until a search responds the earlier options remain, and neither Enter nor a press selects one', async ({
  watched: page,
}) => {
  await page.clock.install();
  await page.goto('/gallery?locale=en');
  const field = page.getByRole('combobox', { name: 'Search with a slow answer' });
  const list = page.getByRole('listbox', { name: 'Search with a slow answer' });
  const searching = page.getByRole('status').filter({ hasText: 'Searching…' });
  await field.click();
  await expect(list.getByRole('option').first()).toHaveText('South Korea');
  // The next answer comes when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('viet');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(searching).toHaveCount(1);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('Enter');
  await list.getByRole('option').first().click({ force: true });
  await expect(field).toHaveValue('viet');
  await expect(list.getByRole('option')).toHaveCount(16);
  await page.clock.runFor(2000);
  await expect(list.getByRole('option')).toHaveText(['Vietnam']);
  await expect(list).not.toHaveAttribute('aria-busy');
  await expect(searching).toHaveCount(0);
  await field.press('Enter');
  await expect(field).toHaveValue('Vietnam');
});

test('ACS-05 Enter in a search without results does not submit the form with the earlier choice', async ({
  watched: page,
}) => {
  const field = page.locator('#fields').getByRole('combobox', { name: 'Country of residence' });
  const wasPrevented = () =>
    field.evaluate((input) => {
      const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      return !input.dispatchEvent(press);
    });
  expect(await wasPrevented()).toBe(false);
  await field.fill('qq');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  expect(await wasPrevented()).toBe(true);
});
