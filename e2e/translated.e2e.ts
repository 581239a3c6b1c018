import type { Page } from '@playwright/test';
import { en as kernel } from '../web/src/kernel/messages/en.ts';
import { en as shell } from '../web/src/features/views/console/messages/en.ts';
import { filled } from './support/texts.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { nextPerson, SignUpPage } from './support/sign-up-page.ts';
import { publishPrivacyTerms } from './support/terms.ts';
import { expect, test } from './support/watched-page.ts';

// New terms hold for everyone. What React says of a node that it misses would be a fault of the watched page.
const { portal, at, account } = portalWithOneAccount({ isAlone: true });
test.use({ refusedCalls: ['/api/v1/session', 'doublecheck', '/terms/agmt', '/api/v1/consent'] });

/**
 * Translates a page as a browser does: each text node is replaced by two `font` elements. The words stay, so journeys
 * find them.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = 'script, style, noscript, textarea, option, title, font, [translate=no]';
    const replace = (text: Text) => {
      if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(left)) return;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceIn = (node: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      if (node instanceof Text) texts.push(node);
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** That the page a person sees is the translated one. */
const isTranslated = (page: Page) => page.evaluate(() => document.querySelectorAll('h1 font > font').length > 0);

test('ACS-01 a translated sign-in shows a wrong password, and then opens the portal', async ({ watched: page }) => {
  await translate(page);
  await page.goto(at('/loginapp?locale=en'));
  const { logIn, submit } = signInFormOf(page);
  await logIn(account.loginId, 'Wr0ng!pq');
  await expect(page.getByRole('alert')).toHaveText('The ID or password is incorrect.');
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(await isTranslated(page)).toBe(true);
  await logIn(account.loginId, account.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.fullName);
});

test('ACS-01 a translated sign-up sends a code, accepts it and ends in the new account', async ({ watched: page }) => {
  await translate(page);
  const person = nextPerson();
  const signUp = await SignUpPage.in('en', page, portal.product);
  await signUp.open();
  await signUp.chooseService('PT');
  await signUp.fillIn(person, 'userId');
  await signUp.sendCode();
  expect(await isTranslated(page)).toBe(true);
  await signUp.field('oneTimeCode').fill(await portal.outbox.nextCode(person.externalMail));
  await expect(page.getByText(signUp.texts.page.verification.verified)).toBeVisible();
  await signUp.agreeToAll();
  await signUp.submitForm();
  await expect(page.getByText(person.userId).first()).toBeVisible();
});

test('ACS-01 a translated invitation can be joined', async ({ watched: page }) => {
  const link = await portal.newInvitationLink(account);
  await translate(page);
  const guest = nextPerson();
  const form = await SignUpPage.in('en', page, portal.product);
  await form.beginToJoin(link);
  await form.field('externalMail').fill(guest.externalMail);
  await form.sendCode();
  expect(await isTranslated(page)).toBe(true);
  await form.field('oneTimeCode').fill(await portal.outbox.nextCode(guest.externalMail));
  await expect(page.getByText(form.texts.page.verification.verified)).toBeVisible();
  await form.fillInPerson(guest);
  await form.agreeToAll();
  await form.submit.click();
  await expect(page.getByText(guest.userId).first()).toBeVisible();
});

test('USR-01 ACS-01 the translated list of people is searched, selected and opened', async ({ watched: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await translate(page);
  await enterAs(page, account, at('/console/employees'), 'en');
  const rows = page.locator('table [data-row]');
  const search = page.getByRole('textbox', { name: 'Search members' });
  await expect(rows).not.toHaveCount(0);
  await search.fill('zzzz');
  await expect(page.getByText(/^Type at least 5 Latin letters/)).toBeVisible();
  await search.fill('zzzzzzzz');
  await expect(page.getByText('No items match the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await search.fill(account.loginId);
  await expect(rows).toHaveCount(1);
  expect(await isTranslated(page)).toBe(true);
  await rows.getByRole('checkbox').check();
  await expect(page.getByText(filled(shell.section.selected, { count: 1 }), { exact: true }).first()).toBeVisible();
  await rows.getByRole('checkbox').uncheck();
  await rows.getByRole('link', { name: account.fullName }).press('Enter');
  const panel = page.getByRole('dialog', { name: account.fullName });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await panel.getByLabel(/^Employee number/).fill('A-1001');
  await panel.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(panel.getByText('A-1001')).toBeVisible();
});

test('RCN-01 ACS-01 translated terms are accepted', async ({ watched: page }) => {
  await publishPrivacyTerms(portal.product, '2027-01-01');
  await translate(page);
  await page.goto(at('/loginapp?locale=en'));
  await signInFormOf(page).logIn(account.loginId, account.password);
  await expect(page).toHaveURL(/\/userapp\/register\/reagreement/);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await isTranslated(page)).toBe(true);
  // Blocked as long as a required part has no tick: it says so.
  await page.getByRole('button', { name: 'Agree and continue' }).press('Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL(at('/portalapp/home'));
});

test('ACS-01 a page that lost an element is rendered again once with its input, and then reports it', async ({
  watched: page,
  awaitFaults,
}) => {
  // The second code for one address within a minute is refused.
  awaitFaults(/NotFoundError|insertBefore|removeChild/, /status of 429 .*newemp/);
  const signUp = await SignUpPage.in('en', page, portal.product);
  await signUp.open();
  await signUp.chooseService('PT');
  await signUp.field('companyName').fill('Alder Works');
  await signUp.field('externalMail').fill('alder@outside.example');
  const sendWithoutItsText = async () => {
    const button = await signUp.button(signUp.texts.page.verification.send).elementHandle();
    await button?.evaluate((element) => element.firstElementChild?.remove());
    await button?.click();
  };
  await sendWithoutItsText();
  await expect(signUp.button(signUp.texts.page.verification.send)).toHaveText(signUp.texts.page.verification.send);
  await expect(signUp.field('companyName')).toHaveValue('Alder Works');
  await expect(signUp.field('externalMail')).toHaveValue('alder@outside.example');
  await sendWithoutItsText();
  await expect(page.getByRole('heading', { level: 1, name: kernel.failed.title })).toBeVisible();
});
