import type { Page } from '@playwright/test';
import { languageTags, type Language } from '../contract/src/kernel/languages.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { filled, portalTextsIn } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walkedAt } from './support/walked.ts';

const { portal, at, account: person } = portalWithOneAccount({ isAlone: true });

const greetings: Readonly<Record<Language, string>> = {
  ko: '한빛나 님, 안녕하세요',
  en: 'Hello, 한빛나',
  zh: '한빛나，您好',
  ja: '한빛나さん、こんにちは',
  tw: '한빛나，您好',
  vi: 'Xin chào, 한빛나',
};

async function expectSound(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const [language, width] of walkedAt([1440, 360])) {
  test(`ACC-01 RTE-09 PRD-03 ACS-01 front page, sign-in, home and sign-out in ${language} at ${width}`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.context().addCookies([{ name: 'lang', value: language, url: at('/') }]);
    await page.goto(at('/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const picture = page.locator('aside');
    await expect(picture).toBeVisible();
    await expectSound(page, language);
    await page.locator('main a[href="/loginapp"]').click();
    const { logIn, loginId } = signInFormOf(page);
    await loginId.waitFor();
    // The sign-in has it only where there is room beside the form.
    await expect(picture).toHaveCount(width >= 1000 ? 1 : 0);
    await expectSound(page, language);
    await logIn(person.loginId, person.password);
    await expect(page).toHaveURL(at('/portalapp/home'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greetings[language]);
    await expect(page.getByRole('banner').getByText(person.companyName)).toBeVisible();
    // No service is connected: none has a tile, and the administrator reads who enters the address.
    const { home, services } = await portalTextsIn(language);
    await expect(page.getByRole('heading', { name: home.services })).toHaveCount(0);
    const names = (['MO', 'MS', 'MT', 'DV'] as const).map((service) => services[service]);
    await expect(page.getByRole('main')).toContainText(filled(home.notConnected, { services: names.join(', ') }));
    await expect(page.getByRole('main')).toContainText(home.howToConnect);
    for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
    await expect(page.locator('main aside a[href="/console"]')).toBeVisible();
    await expectSound(page, language);
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await expect(page.getByText(person.loginId)).toBeVisible();
    await expectSound(page, language);
    await page.goto(at('/loginapp/password/change'));
    await page.locator('[name=next]').waitFor();
    await expectSound(page, language);
    await page.goto(at('/'));
    await expect(page).toHaveURL(at('/portalapp/home'));
    // What is still asked for as the session ends is refused, which the journey would report.
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').locator('button[aria-expanded]').click();
    await page.locator('header [role=group] button').first().click();
    await expect(page).toHaveURL(/\/loginapp\?reason=out/);
    await expect(page.locator('form')).toBeVisible();
    await page.goto(at('/'));
    await expect(page).toHaveURL(at('/'));
  });
}

for (const [language, width] of walkedAt([1440, 360], 'last')) {
  test.describe(`the home in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session', '/api/v1/portal/home'] });
    test('POR-01 ACS-01 while loading or failed shows none of its parts', async ({ watched: page }) => {
      await page.setViewportSize({ width, height: 800 });
      const held = Promise.withResolvers<undefined>();
      await page.route('**/api/v1/portal/home', async (call) => {
        await held.promise;
        const failure = { errorCode: 'CO500', errorMessage: '', params: {}, fields: [], requestId: '' };
        await call.fulfill({ status: 409, json: failure });
      });
      await enterAs(page, person, at('/portalapp/home'), language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greetings[language]);
      const loading = page.getByRole('main').getByRole('status');
      await expect(loading).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
      await expectSound(page, language);
      held.resolve(undefined);
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure).toBeVisible();
      await expect(loading).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
      await expectSound(page, language);
      await page.unroute('**/api/v1/portal/home');
      await failure.getByRole('button').press('Enter');
      await expect(page.locator('main aside table')).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
}

test('ACS-01 has an account menu that works by keyboard only', async ({ watched: page }) => {
  await enterAs(page, person, at('/portalapp/home'), 'en');
  const menu = page.getByRole('button', { name: person.fullName });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  const opened = page.getByRole('group', { name: 'Account' });
  await expect(opened.getByRole('link', { name: 'Admin console' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('link', { name: 'My account' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opened.getByRole('link', { name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Tab');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('POR-11 ACS-01 a chosen theme applies at once, on every page from its first paint, and can be the system’s again', async ({
  watched: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, person, at('/portalapp/home'), 'en');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const choose = async (theme: string) => {
    await page.getByRole('button', { name: person.fullName }).click();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await page.keyboard.press('Escape');
  };
  await choose('dark');
  await expect.poll(ground).not.toBe(light);
  await expectAccessible(page);
  for (const path of ['/console', '/loginapp/password/change']) {
    const document = await page.request.get(at(path));
    expect(await document.text()).toContain('<html data-scheme="dark"');
    await page.goto(at(path));
    expect(await ground()).not.toBe(light);
  }
  await page.goto(at('/portalapp/home'));
  await choose('system');
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-scheme');
});

test('POR-01 PRD-02 ACS-01 one bar is on every page of the portal, and the account menu changes the language', async ({
  watched: page,
}) => {
  await enterAs(page, person, at('/portalapp/home'), 'en');
  const bar = page.getByRole('banner');
  const menus = page.getByRole('navigation', { name: 'Menus' });
  for (const [path, current] of [
    ['/portalapp/home', 'Home'],
    ['/portalapp/boards', 'Boards'],
    ['/portalapp/inbox', undefined],
    ['/portalapp/account', undefined],
  ] as const) {
    await page.goto(at(path));
    await expect(bar.getByText(person.companyName)).toBeVisible();
    await expect(menus.locator('[aria-current=page]')).toHaveText(current === undefined ? [] : [current]);
    await expect(bar.getByRole('link', { name: 'Console', exact: true })).toHaveAttribute('href', '/console');
    await expectAccessible(page);
  }
  // The product's own places open in place.
  await menus.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(at('/portalapp/home'));
  await bar.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page).toHaveURL(at('/portalapp/inbox'));
  await page.setViewportSize({ width: 360, height: 800 });
  const tabs = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menus).toBeHidden();
  await tabs.getByRole('link', { name: 'Boards' }).click();
  await expect(page).toHaveURL(at('/portalapp/boards'));
  await tabs.getByRole('button', { name: 'Menu' }).click();
  await expect(tabs.getByRole('link', { name: 'Console' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: person.fullName }).click();
  await bar.getByRole('combobox', { name: 'Language' }).selectOption('ko');
  await expect(page.getByRole('navigation', { name: '하단 메뉴' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('POR-06 ACS-01 the home of an administrator starts with the first steps, which can be hidden and shown again', async ({
  watched: page,
}) => {
  await enterAs(page, person, at('/portalapp/home'), 'en');
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('progressbar', { name: 'Next steps' })).toHaveAttribute('value', '0');
  await expect(steps.getByRole('link')).toHaveText([
    'Invite: Invite members',
    'Add: Add departments',
    'Write: Post the first notice',
    'Upload: Add your logo and color',
    'Turn on: Turn on two-step verification',
  ]);
  await expectAccessible(page);
  await steps.getByRole('link').filter({ hasText: 'Upload' }).click();
  await page.getByRole('radio', { name: 'Indigo' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).last().press('Enter');
  await expect(page.getByText('The company’s branding was saved.')).toBeVisible();
  await page.goto(at('/portalapp/home'));
  await expect(steps.getByRole('listitem').last()).toHaveText(/Add your logo and color/);
  await expect(steps.getByRole('link')).toHaveCount(4);
  await steps.getByRole('button', { name: 'Hide next steps' }).press('Enter');
  await expect(steps).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(steps).toBeVisible();
});

for (const [language, width] of walkedAt([1440, 360], 'last')) {
  test(`POR-05 ACS-01 the home is arranged in place in ${language} at ${width}, by keys and by pointer`, async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAs(page, person, at('/portalapp/home'), 'en');
    const main = page.getByRole('region', { name: 'Wide column' });
    const side = page.getByRole('region', { name: 'Narrow column' });
    const cards = (column: typeof main) => column.getByRole('group');
    const start = page.getByRole('button', { name: 'Edit home page' });
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` });
    await start.press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit home page' })).toBeFocused();
    await expectSound(page, 'en');
    await expect(cards(side)).toHaveCount(3);
    // A company without approval policies sees that card here alone.
    await expect(side.getByText('Shown on home pages once')).toBeVisible();
    // The keys move it, it keeps the focus, and where it stands is heard.
    await grip('Quick links').press('ArrowUp');
    await expect(grip('Quick links')).toBeFocused();
    await expect(page.getByRole('status').getByText('Quick links: Narrow column, position 2')).toHaveCount(1);
    await grip('Quick links').press('ArrowLeft');
    await expect(grip('Quick links')).toBeFocused();
    await expect(cards(main)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(cards(main)).toHaveCount(1);
    // So does a pointer.
    await grip('Anniversaries').dragTo(grip('Latest posts'));
    await expect(cards(main)).toHaveCount(2);
    await page.getByRole('button', { name: 'Show Anniversaries small' }).click();
    await page.getByRole('button', { name: 'Hide Quick links' }).click();
    await expect(page.getByRole('button', { name: 'Show Quick links' })).toBeVisible();
    await expectSound(page, 'en');
    // What is not saved is gone.
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.locator('main aside table')).toBeVisible();
    await start.press('Enter');
    await grip('Anniversaries').press('ArrowLeft');
    await page.getByRole('button', { name: 'Show Anniversaries small' }).press('Enter');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('The home page was saved.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Anniversaries' })).toBeVisible();
    await expect(page.locator('main table')).toHaveCount(0);
    await expectSound(page, 'en');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.locator('main aside table')).toBeVisible();
  });
}

test('RTE-07 an unknown address is 404 with a page that says so', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 404/);
  for (const path of ['/no/such/page', '/userapp/register/elsewhere', '/userapp', '/portalapp/nowhere']) {
    const answer = await page.goto(at(`${path}?locale=en`));
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('PRD-02 the language changes in place: the input remains, and the choice is stored', async ({ watched: page }) => {
  await page.goto(at('/loginapp?locale=ko'));
  const { loginId, password, submit } = signInFormOf(page);
  await loginId.fill('haneul');
  await password.fill('Xk7!');
  await expect(submit).toHaveText('로그인');
  await page.getByRole('combobox', { name: '언어' }).selectOption('ja');
  await expect(submit).toHaveText('ログイン');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(loginId).toHaveValue('haneul');
  await expect(password).toHaveValue('Xk7!');
  await page.goto(at('/loginapp'));
  await expect(submit).toHaveText('ログイン');
});

test.describe('PRD-06 RTE-09 the messenger', () => {
  test('PRD-05 without an address is shown as not connected, and no contact centre is invented', async ({
    watched: page,
  }) => {
    await page.goto(at('/supportapp/download?locale=en'));
    await expect(page.getByText('The messenger is not connected')).toBeVisible();
    await expect(page.getByText('Support')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Download' })).toBeHidden();
    await expectAccessible(page);
  });

  test('PRD-05 is offered at the configured address, with the configured contact centre', async ({ watched: page }) => {
    await portal.product.setProperties({
      'service.messenger_download': 'https://get.madang.example/messenger',
      'contact.centre': '1577-0000',
    });
    await enterAs(page, person, at('/portalapp/home'), 'en');
    await expect(page.getByText(/^Not connected yet: Mail, Meeting, Drive\./)).toBeVisible();
    await page.getByRole('link', { name: /^Messenger/ }).click();
    await expect(page).toHaveURL(at('/supportapp/download'));
    const link = page.getByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('href', 'https://get.madang.example/messenger');
    await expect(page.getByText('1577-0000')).toBeVisible();
    await expectAccessible(page);
    // Nor is the person the platform's operator, whose page says so as any other page that one cannot use.
    await page.goto(at('/operator'));
    const refused = page.getByRole('heading', { level: 1, name: 'Only for the platform operator' });
    await expect(refused).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(main.getByRole('link')).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
  });
});

test('OTP-07 the outbox shows a code as soon as it is sent, with a copy button', async ({ watched: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at('/outbox?locale=en'));
  await expect(page.getByText('Development only')).toBeVisible();
  const own = await portal.newAccount();
  await expect(page.getByText(own.loginId)).toBeVisible();
  const codes = page.getByRole('button', { name: /^\d{6} Copy$/ });
  // The newest stands first, and no other is on its way.
  const code = ((await codes.first().textContent()) ?? '').slice(0, 6);
  await codes.first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('SGN-14 the link of the mail confirms an address once, with the sign-in of its account', async ({
  page,
  awaitFaults,
}) => {
  awaitFaults(/status of 4(01|09) .*\/sign-up\/confirmation$/);
  const { loginId, password } = await portal.newUnconfirmedAccount();
  const link = await portal.outbox.next(loginId, /http:\S+#\S+/);
  await page.goto(`${link.replace('#', '?locale=en#')}`);
  await page.getByRole('button', { name: 'Confirm address' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await enterAs(page, { loginId, password }, at('/portalapp/home'));
  await page.goto(link.replace('#', '?locale=en#'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await expect(page).toHaveURL((address) => address.hash === '');
  await page.goto(`${link.replace('#', '?locale=en&again=1#')}`);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.goto(at('/userapp/confirm?locale=en'));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
