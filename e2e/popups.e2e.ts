import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/watched-page.ts';

async function openWith(page: Page, button: string, size = { width: 1280, height: 800 }) {
  await page.setViewportSize(size);
  await page.goto('/gallery?locale=en');
  const opener = page.locator('#popups').getByRole('button', { name: button, exact: true });
  await opener.click();
  return opener;
}

async function sizeOf(popup: Locator): Promise<number[]> {
  const box = await popup.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

async function focusStaysIn(page: Page, presses: number, key: string) {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    await expect(page.locator('dialog :focus, dialog:focus')).toHaveCount(1);
  }
}

test('ERR-02 the alert is a dialog of 384x192 at z-index 2500 with OK', async ({ watched: page }) => {
  const opener = await openWith(page, 'Alert');
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toHaveAccessibleDescription('Check the ID before you continue.');
  // It grows into its size.
  await expect.poll(() => sizeOf(alert)).toEqual([384, 192]);
  await expect(alert).toHaveCSS('z-index', '2500');
  await expectAccessible(page);
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await focusStaysIn(page, 4, 'Tab');
  await focusStaysIn(page, 4, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(opener).toBeFocused();
});

test('ACS-02 a popup grows with its text, up to the width of a phone', async ({ watched: page }) => {
  await openWith(page, 'Long alert', { width: 360, height: 640 });
  const alert = page.getByRole('alertdialog');
  await expect.poll(async () => (await sizeOf(alert))[0]).toBe(328);
  expect((await sizeOf(alert))[1]).toBeGreaterThan(192);
});

test('WIZ-21 a popup that must be answered closes only by its button', async ({ watched: page }) => {
  await openWith(page, 'Popup that must be answered');
  const alert = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('ERR-02 the confirm has cancel and OK', async ({ watched: page }) => {
  await openWith(page, 'Confirm');
  const confirm = page.getByRole('alertdialog');
  await expect(confirm.getByRole('button')).toHaveText(['', 'Cancel', 'OK']);
  // It would destroy something: Enter alone does not.
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirm).toBeHidden();
});

test('ACS-01 a popup with a form starts at its first field and keeps the input when the user clicks beside it', async ({
  watched: page,
}) => {
  await openWith(page, 'Form popup');
  const popup = page.getByRole('dialog', { name: 'Add department' });
  await expect(popup.getByLabel('Department')).toBeFocused();
  await page.keyboard.type('Planning');
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(popup.getByLabel('Department')).toHaveValue('Planning');
  const country = popup.getByRole('combobox', { name: 'Country of residence' });
  await country.fill('viet');
  await popup.getByRole('option', { name: 'Vietnam' }).click();
  await expect(country).toHaveValue('Vietnam');
  // What was chosen gives way to the next search, however one comes to it.
  await country.click();
  await page.keyboard.type('jap');
  await expect(popup.getByRole('option')).toHaveText(['Japan']);
  await page.keyboard.type('qq');
  await expect(popup.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await expect(country).toHaveValue('Vietnam');
  await page.keyboard.type('jap');
  await popup.getByRole('option', { name: 'Japan' }).click();
  await expect(country).toHaveValue('Japan');
  // The list goes when one leaves it, and takes no step of the Tab key for itself.
  await country.press('ArrowDown');
  await expect(popup.getByRole('option', { name: 'Japan' })).toBeVisible();
  await country.press('Tab');
  await expect(popup.getByRole('button').last()).toBeFocused();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
});

test('ACS-01 a toast is announced, offers its undo, and returns the focus', async ({ watched: page }) => {
  const opener = await openWith(page, 'Toast');
  const toast = page.getByRole('status').filter({ hasText: 'The department was deleted.' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The department was deleted.')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Your changes were saved.' })).toBeVisible();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  const undo = toast.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await opener.evaluate((button) => button.remove());
  await undo.press('Enter');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
});

test('ACS-01 a toast remains while hovered or focused, and ten seconds more', async ({ watched: page }) => {
  await page.clock.install();
  const opener = await openWith(page, 'Toast');
  const toast = page.getByRole('status').getByText('The department was deleted.');
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  // The pointer goes, the focus stays; then the other way round.
  await undo.focus();
  await page.mouse.move(1, 1);
  await page.clock.runFor(60_000);
  await expect(undo).toBeFocused();
  await toast.hover();
  await opener.focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(9_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast).toBeHidden();
});

test('RTE-10 the privacy policy opens a window of 820x860 that announces itself', async ({ watched: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/gallery?locale=en');
  const link = page.locator('#popups').getByRole('link', { name: 'Privacy policy (opens in a new window)' });
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    globalThis.open = (_url, _name, features) => {
      opened.push(features ?? '');
      return globalThis.window;
    };
  });
  await link.click();
  const features = () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened[0]);
  await expect.poll(features).toContain('width=820,height=860');
});

test('ACS-08 if popups are blocked the link opens a page, and the former one remains', async ({ watched: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The gallery has no server behind it: the real page would find no text and go to the error page.
  await page.context().route('**/privacypolicy', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/gallery?locale=en');
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  const link = page.locator('#popups').getByRole('link', { name: /Privacy policy/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(/privacypolicy$/);
  await expect(page).toHaveURL(/gallery/);
});

test('ACS-01 the tabs are operated by arrows, Home and End', async ({ watched: page }) => {
  await page.goto('/gallery?locale=en');
  const tabs = page.getByRole('tablist', { name: 'Language of the terms' });
  await tabs.getByRole('tab', { name: '한국어' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'English' })).toBeFocused();
  await expect(tabs.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=en/);
  await expect(page.getByRole('heading', { name: 'English' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Tiếng Việt' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: '한국어' })).toBeFocused();
  await page.goBack();
  await expect(tabs.getByRole('tab', { name: 'Tiếng Việt' })).toHaveAttribute('aria-selected', 'true');
});

test('ACS-01 the first Tab offers to skip the header', async ({ watched: page }) => {
  await page.goto('/gallery?locale=en');
  await page.locator('h1').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
