import type { Locator } from '@playwright/test';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { SignUpPage } from './support/sign-up-page.ts';
import { expect, test } from './support/watched-page.ts';

const { portal, at, account } = portalWithOneAccount();
test.use({ refusedCalls: ['/api/v1/session'] });

/**
 * Ends a word by Enter as Safari does: first the composition, then the key with its code. Returns true if the page
 * prevented its default.
 */
function endWordAsSafari(field: Locator): Promise<boolean> {
  return field.evaluate((input) => {
    const sent = { bubbles: true, cancelable: true };
    input.dispatchEvent(new CompositionEvent('compositionstart', sent));
    input.dispatchEvent(new KeyboardEvent('keydown', { ...sent, key: 'Process', keyCode: 229, isComposing: true }));
    input.dispatchEvent(new CompositionEvent('compositionend', { ...sent, data: '한' }));
    return !input.dispatchEvent(new KeyboardEvent('keydown', { ...sent, key: 'Enter', keyCode: 229 }));
  });
}

test('ACS-05 Enter that ends a composition in Safari submits no sign-in, sign-up or join', async ({
  watched: page,
}) => {
  await page.goto(at('/loginapp?locale=en'));
  const { loginId, password } = signInFormOf(page);
  for (const field of [loginId, password]) expect(await endWordAsSafari(field)).toBe(true);
  const signUp = await SignUpPage.in('en', page, portal.product);
  await signUp.open();
  await signUp.chooseService('PT');
  for (const name of ['companyName', 'surname', 'givenName', 'externalMail'] as const)
    expect(await endWordAsSafari(signUp.field(name))).toBe(true);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signUp.beginToJoin(await portal.newInvitationLink(account));
  for (const name of ['userId', 'surname', 'givenName', 'externalMail'] as const)
    expect(await endWordAsSafari(signUp.field(name))).toBe(true);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('ACS-05 RTE-12 Enter that ends a composition in Safari keeps the palette open, and the next one opens the result', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, account, at('/console'), 'en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search and commands' });
  await palette.fill('Members');
  await expect(page.getByRole('option', { name: 'Members' }).first()).toBeVisible();
  await endWordAsSafari(palette);
  await expect(palette).toBeFocused();
  await expect(page).toHaveURL(/\/console\/?(\?|$)/);
  await palette.press('Enter');
  await expect(page).toHaveURL(/\/console\/employees/);
});
