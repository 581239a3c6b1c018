import { en as errorTexts } from '../contract/src/kernel/messages/en.ts';
import { en as loginIds } from '../web/src/features/access/login-ids/messages/en.ts';
import { en as personKeys } from '../web/src/features/access/person-keys/messages/en.ts';
import { en as pins } from '../web/src/features/access/recovery-pins/messages/en.ts';
import { en as shell } from '../web/src/features/views/console/messages/en.ts';
import { en as invitations } from '../web/src/features/joining/invitations/messages/en.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { sectionLink } from './support/portal-pages.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';

const { at, account: administrator } = portalWithOneAccount();

// Asked before the sign-in: the session's call is refused then.
test.use({ refusedCalls: ['/api/v1/session'], locale: 'en-GB', viewport: { width: 1440, height: 900 } });

// Without a network Chromium reports every call as an error: the plain page.
test('ERR-04 a list opened offline reports it, and loads by itself once online', async ({
  page,
  context,
  awaitFaults,
}) => {
  awaitFaults(/net::ERR_INTERNET_DISCONNECTED/, /preload/);
  await enterAs(page, administrator, at('/console/employees'));
  const link = page.getByRole('link', { name: administrator.fullName });
  await expect(link).toBeVisible();
  // What comes after the page is there as well.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('main input[inputmode=search]').fill(administrator.fullName);
  // The departments beside the list say the same, before it.
  const again = page.getByRole('button', { name: shell.section.retry }).last();
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.press('Enter');
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/#q=/);
});

test('ERR-04 RTE-12 a section opened offline reports it, and loads once online', async ({
  page,
  context,
  awaitFaults,
}) => {
  awaitFaults(/net::ERR_INTERNET_DISCONNECTED/, /preload/);
  await enterAs(page, administrator, at('/console/employees'));
  const link = page.getByRole('link', { name: administrator.fullName });
  await expect(link).toBeVisible();
  // What comes after the page is there as well.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await (await sectionLink(page, 'portal', 'Boards')).click();
  await expect(page.getByText(errorTexts.errors.crossDomain)).toBeVisible();
  await expectAccessible(page);
  // Another page that is there already is not loaded again, for something may be typed in it.
  await (await sectionLink(page, 'people', 'Members')).click();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await context.setOffline(false);
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.reload();
  await expect(link).toBeVisible();
  // What comes after the page is there as well.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await (await sectionLink(page, 'portal', 'Quick links')).click();
  await expect(page.getByText(errorTexts.errors.crossDomain)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Quick links' })).toBeVisible();
});

for (const [section, call, texts, control] of [
  ['/security', 'recovery-pin', pins, pins.set],
  ['/data', 'key', personKeys, personKeys.titles.register],
  ['', 'own-id-requests', loginIds.own, loginIds.own.now],
] as const) {
  test.describe(`of My account, ${texts.title}`, () => {
    test.use({ refusedCalls: ['/api/v1/session', call] });

    test('ERR-04 REQ-01 REQ-02 REQ-03 says that it is loading or failed, and comes when it is tried again', async ({
      watched: page,
    }) => {
      const held = Promise.withResolvers<undefined>();
      const failing = (url: URL) => url.pathname.endsWith(`/${call}`);
      await page.route(failing, async (route) => {
        await held.promise;
        const failure = { errorCode: 'CO500', errorMessage: '', params: {}, fields: [], requestId: '' };
        await route.fulfill({ status: 409, json: failure });
      });
      await enterAs(page, administrator, at(`/portalapp/account${section}`));
      await expect(page.getByRole('heading', { level: 2, name: texts.title, exact: true })).toBeVisible();
      await expect(page.getByRole('status', { name: texts.loading })).toBeVisible();
      held.resolve(undefined);
      const again = page.getByRole('alert').getByRole('button', { name: texts.retry });
      await expect(again).toBeVisible();
      await expectAccessible(page);
      await page.unroute(failing);
      await again.press('Enter');
      await expect(page.getByText(control, { exact: true })).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  });
}

test('ERR-04 a part of the bar whose file fails to load affects nothing else', async ({ page, awaitFaults }) => {
  awaitFaults(/net::ERR_FAILED/, /preload/);
  const refused = new Set<string>();
  await page.route('**/api/v1/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), opensOtherCompanies: true } });
  });
  await page.route(/\/assets\/company-switch[\w-]*\.js$/, async (route) => {
    refused.add(new URL(route.request().url()).pathname);
    await route.abort();
  });
  await enterAs(page, administrator, at('/console/employees'));
  await expect(page.getByRole('link', { name: administrator.fullName })).toBeVisible();
  await expect.poll(() => refused.size).toBe(1);
  await (await sectionLink(page, 'portal', 'Quick links')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick links' })).toBeVisible();
  await expectAccessible(page);
});

test('ACS-04 results older than the query are marked until the response arrives', async ({ watched: page }) => {
  await enterAs(page, administrator, at('/console/employees'));
  await expect(page.getByRole('link', { name: administrator.fullName })).toBeVisible();
  const { promise, resolve: excluded } = Promise.withResolvers<void>();
  await page.route('**/api/v1/employees/search', async (route) => {
    if (route.request().postData()?.includes('nobody')) await promise;
    await route.continue();
  });
  await page.locator('main input[inputmode=search]').fill('nobody');
  await expect(page.getByRole('progressbar', { name: shell.section.loading })).toBeVisible();
  excluded();
  await expect(page.getByRole('progressbar', { name: shell.section.loading })).toBeHidden();
  await expect(page.getByText(shell.section.nothingFound)).toBeVisible();
});

test('INV-07 LIM-04 an invitation by SMS accepts a number in usual notations; the input of the other way remains', async ({
  watched: page,
}) => {
  await enterAs(page, administrator, at('/console/invitations'));
  await page.getByRole('button', { name: invitations.invite }).first().click();
  const recipient = page.locator('input[name=recipient]');
  await recipient.fill('guest@outside.example');
  await page.getByRole('radio', { name: invitations.option.mobile }).check();
  const number = page.locator('[data-field=recipient] input');
  await number.fill('010-3333-9301');
  await page.getByRole('radio', { name: invitations.option.mail }).check();
  await expect(recipient).toHaveValue('guest@outside.example');
  await page.getByRole('radio', { name: invitations.option.mobile }).check();
  await expect(number).toHaveValue('10-3333-9301');
  await expectAccessible(page);
  await number.fill('010-3333-9302');
  await number.press('Enter');
  await expect(page.getByRole('link', { name: '+82-10-3333-9302' })).toBeVisible();
});
