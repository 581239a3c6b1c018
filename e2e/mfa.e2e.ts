import type { CDPSession, Page } from '@playwright/test';
import { beginApp, confirmApp } from '@madang/contract/access/mfa/routes.ts';
import { en as enAccounts } from '../web/src/features/access/accounts/messages/en.ts';
import { ko as koAccounts } from '../web/src/features/access/accounts/messages/ko.ts';
import { ko as koEmployees } from '../web/src/features/people/people/messages/ko.ts';
import { en } from '../web/src/features/access/mfa/messages/en.ts';
import { en as enStep } from '../web/src/features/access/mfa-steps/messages/en.ts';
import { ko as koStep } from '../web/src/features/access/mfa-steps/messages/ko.ts';
import { ko } from '../web/src/features/access/mfa/messages/ko.ts';
import { en as enSessions } from '../web/src/features/ground/sessions/messages/en.ts';
import { ko as koSessions } from '../web/src/features/ground/sessions/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { codeOf } from './support/authenticator-app.ts';
import { sharedProduct } from './support/one-account.ts';
import { type Account, signInFormOf, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

type Texts = typeof en | typeof ko;
const portal = new PortalProduct();
const account = '/portalapp/account/security';
sharedProduct(portal);

/** Signs in as far as the step that asks for the second factor. */
async function signInTo(page: Page, person: Account, language: 'ko' | 'en') {
  // A call that is still on its way would find no session, and lead to the sign-in by itself.
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.goto(
    portal.at(`/loginapp?locale=${language}&target=${encodeURIComponent(`${account}?locale=${language}`)}`),
  );
  await signInFormOf(page).logIn(person.loginId, person.password);
}

async function setAppUp(page: Page, person: Account, texts: Texts): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: texts.app.add }).click();
  const popup = page.getByRole('dialog');
  await popup.locator('[name=password]').fill(person.password);
  await popup.getByRole('button', { name: texts.next }).click();
  const secret = ((await popup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await popup.getByRole('button', { name: texts.app.copy }).click();
  await expect(page.getByText(texts.app.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await popup.locator('[name=code]').fill(codeOf(secret, 0));
  await popup.getByRole('button', { name: texts.app.confirm }).click();
  await expect(popup.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await popup.getByRole('listitem').allTextContents();
  await expect(popup.getByText(texts.codes.what)).toBeFocused();
  await expectCopyRefusalTold(page, texts);
  await popup.getByRole('button', { name: texts.codes.kept }).click();
  await expect(popup).toHaveCount(0);
  await answerForOthers(page, texts, 'keepOthers');
  return { secret, codes };
}

/** ERR-01: over plain http from another machine a browser has no clipboard. */
async function expectCopyRefusalTold(page: Page, texts: Texts): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: texts.codes.copy, exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(texts.codes.copyFailed);
  await page.keyboard.press('Enter');
  await expect(alert).toHaveCount(0);
}

/** Answers the question for a user who is also signed in elsewhere. */
async function answerForOthers(
  page: Page,
  texts: Texts,
  answer: 'endOthers' | 'keepOthers',
  text: 'othersStay' | 'othersOpen' = 'othersStay',
): Promise<void> {
  const { list } = texts === ko ? koSessions : enSessions;
  const question = page.getByRole('alertdialog', { name: list.endOthers });
  await expect(question).toContainText(list[text]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await question.getByRole('button', { name: list[answer] }).click();
  await expect(question).toHaveCount(0);
}

const authenticators = new WeakMap<Page, { devTools: CDPSession; authenticatorId: string }>();

/** The browser's own passkeys, which answer by themselves. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  authenticators.set(page, { devTools, authenticatorId });
}

/** Journeys that follow in the same browser page have none of these passkeys. */
async function removeAuthenticator(page: Page): Promise<void> {
  const { devTools, authenticatorId } = authenticators.get(page) ?? {};
  if (!devTools || authenticatorId === undefined) return;
  await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await devTools.send('WebAuthn.disable');
}

/** Makes the browser's passkeys answer by themselves, or wait for a touch that never happens. */
async function setPresence(page: Page, enabled: boolean): Promise<void> {
  const { devTools, authenticatorId } = authenticators.get(page) ?? {};
  if (!devTools || authenticatorId === undefined) throw new Error('the page has no authenticator');
  await devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

/** Signs in by the button of the sign-in page, or by the list under its ID field. */
async function signInByPasskeyAlone(page: Page, person: Account, language: 'ko' | 'en'): Promise<void> {
  const open = async () => {
    // A call that is still on its way would find no session, and lead to the sign-in by itself.
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    const target = encodeURIComponent(`${account}?locale=${language}`);
    await page.goto(portal.at(`/loginapp?locale=${language}&target=${target}`));
  };
  await setPresence(page, false);
  await open();
  const button = page.getByRole('button', { name: (language === 'ko' ? koAccounts : enAccounts).logIn.passkey });
  await expect(button).toBeVisible();
  await expect(signInFormOf(page).loginId).toHaveAttribute('autocomplete', 'username webauthn');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await setPresence(page, true);
  await button.click();
  await expect(page).toHaveURL(new RegExp(account));
  await expect(page.getByRole('button', { name: person.fullName })).toBeVisible();
  // The list answers by itself, as if the passkey had been chosen from it.
  await open();
  await expect(page).toHaveURL(new RegExp(account));
}

async function addPasskey(page: Page, person: Account, texts: Texts): Promise<void> {
  await page.getByRole('button', { name: texts.passkeys.add }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel(/^(Passkey name|패스키 이름)/)).toHaveValue(/Chrome/);
  await expectAccessible(page);
  await popup.locator('[name=passkeyName]').fill('Notebook');
  await popup.locator('[name=password]').fill(person.password);
  await popup.getByRole('button', { name: texts.next }).click();
  await expect(popup.getByRole('listitem')).toHaveCount(10);
  await expect(popup.getByText(texts.codes.what)).toBeFocused();
  await popup.getByRole('button', { name: texts.codes.kept }).click();
  await expect(popup).toHaveCount(0);
  await answerForOthers(page, texts, 'endOthers');
}

test.describe('ACC-12 a second factor', () => {
  test.afterEach(({ page }) => removeAuthenticator(page));
  test.use({ refusedCalls: ['/wizard', '/session'], locale: 'ko-KR' });

  test('is set up in an app and required at sign-in, in ko at 360', async ({ watched: page }) => {
    const person = await portal.newAccount();
    await page.setViewportSize({ width: 360, height: 800 });
    await enterAs(page, person, portal.at(`${account}?locale=ko`));
    const beside = await portal.signInBeside(person);
    const { secret, codes } = await setAppUp(page, person, ko);
    await expect(page.getByRole('button', { name: ko.app.replace })).toBeVisible();
    await expectNoSidewaysScroll(page);

    await signInTo(page, person, 'ko');
    const code = page.getByLabel(koStep.code);
    await expect(code).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await code.fill(codeOf(secret, 1));
    await code.press('Enter');
    await expect(page.getByRole('button', { name: ko.codes.renew })).toBeVisible();

    await signInTo(page, person, 'ko');
    await page.getByText(koStep.lost.title).click();
    await expect(page.getByText(koStep.lost.text)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: koStep.back }).click();
    await expect(page).toHaveURL(/\/loginapp\?.*target=/);
    const waiting = await page.request.get(portal.at('/api/v1/session/factor'));
    expect(waiting.status()).toBe(403);
    await signInFormOf(page).logIn(person.loginId, person.password);
    await page.getByRole('button', { name: koStep.instead.recoveryCode }).click();
    await page.getByLabel(koStep.recoveryCode).fill((codes[0] ?? '').toLowerCase());
    await page.getByLabel(koStep.recoveryCode).press('Enter');
    await expect(page.getByText(ko.codes.left.split('{{left}}').join('9').split(' · ')[0] ?? '')).toBeVisible();

    // New codes are a change of what the sign-in asks for: what was opened before can be ended behind it.
    await page.getByRole('button', { name: ko.codes.renew }).click();
    const popup = page.getByRole('dialog', { name: ko.codes.name });
    await popup.locator('[name=password]').fill(person.password);
    await popup.getByRole('button', { name: ko.codes.renew }).click();
    await popup.getByRole('button', { name: ko.codes.kept }).click();
    expect((await beside.get('/api/v1/session')).status).toBe(200);
    await answerForOthers(page, ko, 'endOthers', 'othersOpen');
    await expect.poll(async () => (await beside.get('/api/v1/session')).status).toBe(401);
  });

  test('is reset by an administrator if lost, and the next sign-in needs only the password', async ({
    watched: page,
  }) => {
    const administrator = await portal.newAccount();
    const colleague = await portal.newColleague(administrator);
    await setAppUpByCalls(await portal.signInBeside(colleague), colleague);
    const asked = new Caller(portal.product.baseUrl);
    const signIn = () => asked.post('/api/v1/session', { loginId: colleague.loginId, password: colleague.password });
    expect((await signIn()).error.errorCode).toBe('FACTOR_NEEDED');

    await enterAs(page, administrator, portal.at('/console/employees'));
    await page.getByText(colleague.loginId).first().click();
    const panel = page.getByRole('complementary').or(page.getByRole('dialog'));
    await panel.getByRole('tab', { name: koEmployees.tabs.access }).click();
    await panel.getByRole('button', { name: koEmployees.factors.reset }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: koEmployees.factors.reset }).click();
    await expect(page.getByText(koEmployees.factors.done)).toBeVisible();
    await expectAccessible(page);
    expect((await signIn()).status).toBe(200);
  });
});

for (const [language, locale, width, texts, step] of walked(
  [
    ['ko', 'ko-KR', 360, ko, koStep],
    ['en', 'en-US', 1440, en, enStep],
  ] as const,
  'last',
)) {
  test.describe(`a passkey in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/wizard', '/session'], locale });

    test(`ACC-13 is added, used at sign-in, renamed and removed`, async ({ watched: page }) => {
      const person = await portal.newAccount();
      await page.setViewportSize({ width, height: 800 });
      await addAuthenticator(page);
      await enterAs(page, person, portal.at(`${account}?locale=${language}`));
      const beside = await portal.signInBeside(person);
      await addPasskey(page, person, texts);
      await expect.poll(async () => (await beside.get('/api/v1/session')).status).toBe(401);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await signInByPasskeyAlone(page, person, language);
      await setPresence(page, false);
      await signInTo(page, person, language);
      await setPresence(page, true);
      const use = page.getByRole('button', { name: step.passkey.use });
      await expect(use).toBeFocused();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await use.press('Enter');
      await expect(page).toHaveURL(new RegExp(account));

      const popup = page.getByRole('dialog');
      await page.getByRole('button', { name: texts.passkeys.renameOf.replace('{{name}}', 'Notebook') }).click();
      await popup.locator('[name=passkeyName]').fill('Desk');
      await popup.getByRole('button', { name: texts.passkeys.save }).click();
      await expect(popup).toHaveCount(0);
      await page.getByRole('button', { name: texts.passkeys.removeOf.replace('{{name}}', 'Desk') }).click();
      await expect(popup.getByText(texts.left.nothing)).toBeVisible();
      await expectAccessible(page);
      await popup.locator('[name=password]').fill(person.password);
      await popup.getByRole('button', { name: texts.passkeys.removeTitle }).click();
      await expect(page.getByText(texts.passkeys.none).first()).toBeVisible();
      await expect(page.getByRole('button', { name: texts.codes.renew })).toHaveCount(0);
    });
  });
}

/** An app that is no page's: its secret is known to the calls alone. */
async function setAppUpByCalls(caller: Caller, { password }: Account): Promise<void> {
  const begun = await caller.post(beginApp.path, { password });
  expect(begun.status, begun.text).toBe(200);
  const confirmed = await caller.post(confirmApp.path, { code: codeOf(begun.json<{ secret: string }>().secret, 0) });
  expect(confirmed.status, confirmed.text).toBe(200);
}
