import type { Page } from '@playwright/test';
import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';

// Wrong tries are counted per network, so the tests do not run beside each other.
const { portal, at, account: person } = portalWithOneAccount({ isAlone: true });

test('ACC-01 a works account signs in with the part of its ID before the @', async ({ watched: page }) => {
  await page.goto(at('/loginapp'));
  await expect(signInFormOf(page).loginId).toBeFocused();
  await signInFormOf(page).logIn(person.loginId.split('@')[0] ?? '', person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
});

test('ACC-01 a ticked box remembers an ID through a sign-out, and clearing it works at once', async ({
  watched: page,
}) => {
  const remember = () => page.getByRole('checkbox', { name: 'Remember my ID' });
  const kept = () => page.evaluate(() => localStorage.getItem('loginId'));
  await page.goto(at('/loginapp?locale=en'));
  await expect(remember()).not.toBeChecked();
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  expect(await kept()).toBeNull();
  // A call that is still on its way would find no session.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies({ name: /sid/ });
  await page.goto(at('/loginapp?locale=en'));
  await remember().check();
  // A wrong password keeps nothing: it may be another's ID.
  expect(await kept()).toBeNull();
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/loginapp/);
  await expect(signInFormOf(page).loginId).toHaveValue(person.loginId);
  await expect(remember()).toBeChecked();
  await expectAccessible(page);
  await remember().uncheck();
  expect(await kept()).toBeNull();
  await page.reload();
  await expect(signInFormOf(page).loginId).toHaveValue('');
});

test('ACC-01 five wrong tries cause a wait with a countdown, also for an unknown ID', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 4(22|29) .*\/api\/v1\/session$/);
  await page.goto(at('/loginapp?locale=en'));
  const { logIn, loginId, password, submit } = signInFormOf(page);
  for (let count = 0; count < 5; count += 1) {
    const answered = page.waitForResponse((answer) => answer.url() === at('/api/v1/session'));
    await logIn('nobody@people.example', 'Wr0ng!pq');
    expect((await answered).status()).toBe(422);
    await expect(page.getByRole('alert')).toHaveText('The ID or password is incorrect.');
    await expect(submit).not.toHaveAttribute('aria-busy');
  }
  await expect(loginId).toHaveValue('nobody@people.example');
  await expect(password).toBeFocused();
  await logIn('nobody@people.example', 'Wr0ng!pq');
  const clock = page.getByRole('timer', { name: 'You can try again in' });
  await expect(clock).toHaveText(/^00:[0-5]\d$|^01:00$/);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription('You can sign in again when the time is up.');
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
  await expectAccessible(page);
  await page.clock.install();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('You can try again now.').first()).toBeVisible();
});

test('ACC-01 a page that needs a session redirects to the sign-in and is opened afterwards', async ({
  page,
  awaitFaults,
}) => {
  awaitFaults(/status of 401 .*\/api\/v1\/session$/);
  await page.goto(at('/loginapp/password/change?locale=en'));
  await expect(page).toHaveURL(/\/loginapp\?reason=needed/);
  await expect(page.getByText('Sign in to continue.')).toBeVisible();
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/loginapp/password/change?locale=en'));
});

test('ACC-01 a session ended elsewhere is reported and redirects to the sign-in', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 401 /);
  await page.goto(at('/loginapp?locale=en&target=/portalapp/home'));
  await signInFormOf(page).logIn(person.loginId, person.password);
  await page.getByRole('heading', { name: `Hello, ${person.fullName}` }).waitFor();
  await page.waitForLoadState('networkidle');
  const beside = await portal.signInBeside(person);
  expect((await beside.delete('/api/v1/sessions')).status).toBe(200);
  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: 'Sign out on all devices' }).click();
  await page
    .getByRole('alertdialog', { name: 'Sign out on all devices' })
    .getByRole('button', { name: 'Sign out on all devices' })
    .click();
  await expect(page.getByText('You were signed out. Sign in again to continue where you left off.')).toBeVisible();
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
});

test('ACC-01 a signed-in user is redirected from the sign-in page', async ({ watched: page }) => {
  await page.goto(at('/loginapp?locale=en'));
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.goto(at('/loginapp'));
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.goto(at('/loginapp?target=/loginapp/password/change'));
  await expect(page).toHaveURL(at('/loginapp/password/change'));
});

test('ACC-01 the sign-in redirects to no other site', async ({ watched: page }) => {
  await page.goto(at('/loginapp?target=https%3A%2F%2Felsewhere.example%2Fportalapp%2Fhome'));
  await signInFormOf(page).logIn(person.loginId, person.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
});

test.describe('ACC-02 the password change', () => {
  const typedNext = 'Qv5@nbTw';

  test('PWD-05 ticks off the rules, limits the input and refuses a longer paste whole', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('/loginapp?locale=en&target=/loginapp/password/change'));
    await signInFormOf(page).logIn(person.loginId, person.password);
    const next = page.locator('[name=next]');
    const rules = page.getByRole('list', { name: 'Rules for the new password' }).getByRole('listitem');
    await expect(rules).toHaveCount(5);
    await next.pressSequentially('Qv5@');
    await expect(rules.filter({ hasText: 'not met' })).toHaveCount(1);
    await next.pressSequentially('nbTwQv5@nbTw');
    await expect(next).toHaveValue('Qv5@nbTwQv5@');
    // The rule itself, read out where it stops the typing; that it is met is another announcement.
    await expect(page.getByRole('status').filter({ hasText: /^Use 8 to 12 characters\.$/ })).toHaveCount(1);
    await expect(next).toHaveAccessibleDescription(/^Use 8 to 12 characters\./);
    await expect(rules.filter({ hasText: 'not met' })).toHaveCount(0);
    await page.evaluate(() => navigator.clipboard.writeText('Qv5@nbTwQv5@nbTwQv5@'));
    await next.press('ControlOrMeta+A');
    await next.press('ControlOrMeta+V');
    await expect(next).toHaveValue('Qv5@nbTwQv5@nbTwQv5@');
    await page.locator('[name=confirmation]').focus();
    await expect(next).toHaveAccessibleDescription(/Use 8 to 12 characters\./);
    await expect(next).toHaveAttribute('aria-invalid', 'true');
  });

  test('shows every error under its field, also those only the server finds', async ({ page, awaitFaults }) => {
    awaitFaults(/status of 4\d\d .*\/password$/);
    await page.goto(at('/loginapp?locale=en&target=/loginapp/password/change'));
    await signInFormOf(page).logIn(person.loginId, person.password);
    await page.locator('[name=current]').fill('Wr0ng!pq');
    await page.locator('[name=next]').fill(typedNext);
    await page.locator('[name=confirmation]').fill('Qv5@nbT');
    await page.locator('[name=confirmation]').press('Enter');
    await expect(page.getByText('The passwords do not match.')).toBeVisible();
    await page.locator('[name=confirmation]').fill(typedNext);
    await page.locator('[name=confirmation]').press('Enter');
    await expect(page.getByText('The password is incorrect.')).toBeVisible();
    await expect(page.locator('[name=current]')).toBeFocused();
    await expect(page.locator('[name=next]')).toHaveValue(typedNext);
    await expectAccessible(page);
  });

  test('ACC-09 is confirmed, leads home, ends the other sessions, and the new password is valid', async ({
    watched: page,
  }) => {
    const own = await portal.newAccount();
    const beside = await portal.signInBeside(own);
    await page.goto(at('/loginapp?locale=en&target=/loginapp/password/change'));
    await signInFormOf(page).logIn(own.loginId, own.password);
    await page.locator('[name=current]').fill(own.password);
    await page.locator('[name=next]').fill(typedNext);
    await page.locator('[name=confirmation]').fill(typedNext);
    await page.locator('[name=confirmation]').press('Enter');
    const notice = page.getByRole('alertdialog', { name: 'Password changed' });
    await expect(notice).toContainText('Your other devices were signed out.');
    await expect(page.locator('form [aria-busy]')).toHaveCount(0);
    await notice.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(at('/portalapp/home'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await beside.get('/api/v1/session')).status).toBe(401);
    await portal.signInBeside({ ...own, password: typedNext });
  });
});

for (const { path, heading, after } of [
  { path: '/loginapp', heading: '로그인', after: 'input[name=loginId]' },
  { path: '/', heading: undefined, after: 'h1' },
]) {
  test(`ACC-01 ${path} is displayed before its script has loaded, and is inert until then`, async ({
    newContext,
    running,
  }) => {
    const page = await (await newContext({ locale: 'ko-KR' })).newPage();
    const letScripts = await holdBack(page, /\/assets\/.*\.js$/);
    // Another font makes other lines, before and after.
    const letFonts = await holdBack(page, /\.woff2$/);
    await page.goto(running.at(path), { waitUntil: 'commit' });
    // By its element: what is inert has no role.
    const title = page.locator('h1');
    await expect(title).toBeVisible();
    if (heading !== undefined) await expect(title).toHaveText(heading);
    await expect(page.locator('#root')).toHaveAttribute('inert', '');
    // What is centred moves for as long as the document is still being read.
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await page.locator(after).boundingBox();
    letScripts();
    await expect(page.locator('#root')).not.toHaveAttribute('inert', '');
    if (path !== '/') await expect(page.locator(after)).toBeFocused();
    const drawn = await page.locator(after).boundingBox();
    letFonts();
    expect(Math.abs((drawn?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  });
}

/** Delays a page's requests to these addresses until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}
