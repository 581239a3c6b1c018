import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '../server/src/kernel/db/database.ts';
import { connectionToRunning } from '../server/src/kernel/db/embedded/index.ts';
import { openPool } from '../server/src/kernel/db/pool.ts';
import { addEdition } from '../server/src/modules/ground/terms/add-edition.ts';
import type { TermsEdition } from '../server/src/modules/ground/terms/terms.ts';
import { insertEdition } from '../server/src/modules/ground/terms/terms.sql.ts';
import { ProductProcess } from '../server/src/testing/product-process.ts';
import { signUp, signUpPayload } from '../server/src/testing/sign-up.ts';
import { setUpFirstApp } from './support/authenticator-app.ts';
import { Caller } from './support/caller.ts';
import { LocalOutboxReader } from './support/local-outbox.ts';
import { expect, test } from './support/watched-page.ts';

/** Sets a mark wherever it runs; each shape needs another way in. */
const hostile = {
  element: '<img/src=x/onerror=window.ran=1>',
  script: '"><script>window.ran=1</script>',
  handler: `' onmouseover='window.ran=1' autofocus onfocus='window.ran=1`,
  html: `<h2>Hostile</h2><img src=x onerror="window.ran=1"><script>window.ran=1</script><svg onload="window.ran=1"></svg>
    <a href="javascript:window.ran=1">link</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>
    <details open ontoggle="window.ran=1"><summary>s</summary></details><style>*{display:none}</style>`,
} as const;

const operator = { loginId: 'sol@platform.example', password: 'a yard of quiet stones' };
const payload = signUpPayload();
let product: ProductProcess;
let folder: string;
let operatorCookies: { name: string; value: string; url: string }[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madang-hostile-'));
  product = await ProductProcess.start({ MADANG_DATA: folder });
  const token = /token \(1 hour\): +(\S+)/.exec(product.output)?.[1];
  const name = { surname: 'Baek', givenName: 'Sol', confirmation: operator.password };
  const caller = new Caller(product.baseUrl);
  expectOk(await caller.post('/api/v1/operator/setup', { token, ...operator, ...name }));
  await caller.post('/api/v1/session', operator);
  await setUpFirstApp(caller);
  operatorCookies = [...caller.cookies].map(([name, value]) => ({ name, value, url: product.baseUrl }));
  expectOk(await caller.put('/api/v1/operator/properties/contact.centre', { value: hostile.script }));
  const validity = { validFrom: '2026-01-01T00:00:00Z', validUntil: '2099-01-01T00:00:00Z' };
  const promotion = { codeCount: 1, benefit: hostile.element, maxUses: 1, ...validity };
  expectOk(await caller.post('/api/v1/operator/promotions', promotion));
  const activationKeys = { codeCount: 1, note: hostile.handler, validUntil: validity.validUntil };
  expectOk(await caller.post('/api/v1/operator/opencodes', activationKeys));
  expectOk(await signUp(new Caller(product.baseUrl), new LocalOutboxReader(product.baseUrl), payload));
  await renameCompany();
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

function expectOk({ status, text }: { readonly status: number; readonly text: string }): void {
  expect(status, text).toBe(200);
}

async function signIn(page: Page, credentials: { readonly loginId: unknown; readonly password: unknown }) {
  const answer = await page.request.post(`${product.baseUrl}/api/v1/session`, {
    data: credentials,
    headers: { 'x-madang': '1' },
  });
  expect(answer.status()).toBe(200);
}

/** Nothing ran, and what was typed stands there as the text that it is. */
async function expectPlainText(page: Page, path: string, texts: readonly string[]) {
  await page.goto(`${product.baseUrl}${path}?locale=en`);
  for (const text of texts) await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  await expectNothingRan(page);
}

async function expectNothingRan(page: Page) {
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (globalThis as { ran?: unknown }).ran)).toBeUndefined();
}

async function withDatabase(change: (db: ReturnType<typeof openDatabase>) => Promise<void>) {
  const pool = openPool({ connection: connectionToRunning(folder), max: 1, statementTimeoutMs: 0 });
  try {
    await change(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** No form takes such names any more; a page must not trust that none is stored. */
async function renameCompany() {
  await withDatabase(async (db) => {
    const names = { name: hostile.element, english_name: hostile.script };
    await db.updateTable('companies').set(names).execute();
  });
}

/** The newest version of the terms of both viewers, stored as `store` does. */
async function publish(store: typeof addEdition, version: string) {
  await withDatabase(async (db) => {
    for (const termsCode of ['PIAR', 'SVCR'] as const) {
      const contents = [{ content: hostile.html, isRequired: true }];
      const texts = (['ko', 'en'] as const).map((language) => ({ language, title: hostile.script, contents }));
      const edition: TermsEdition = {
        termsCode,
        countryCode: 'KR',
        version,
        takesEffectAt: `${version}T00:00:00Z`,
        needsConsent: true,
        texts,
      };
      await db.transaction().execute((tx) => store(tx, edition));
    }
  });
}

test('API-07 a company’s names are plain text on the portal home', async ({ watched: page }) => {
  await signIn(page, { loginId: payload['email'], password: payload['pwd'] });
  await expectPlainText(page, '/portalapp/home', [hostile.script]);
});

test('API-07 settings and texts of promotions are plain text on the operator’s pages and on public ones', async ({
  watched: page,
}) => {
  await expectPlainText(page, '/signup/works', []);
  await page.context().addCookies(operatorCookies);
  await expectPlainText(page, '/operator/promotions', [hostile.element]);
  await page.goto(`${product.baseUrl}/operator/settings?locale=en&section=platform`);
  await expect(page.getByRole('textbox', { name: 'Support contact' })).toHaveValue(hostile.script);
  await expectNothingRan(page);
});

for (const path of ['/userapp/privacypolicy', '/userapp/use-terms']) {
  test(`TRM-03 hostile terms lose their active parts and ${path} shows the rest`, async ({ watched: page }) => {
    if (path.endsWith('privacypolicy')) await publish(addEdition, '2025-01-02');
    await expectPlainText(page, path, ['Hostile', hostile.script]);
    await expect(page.locator('main img, main script, main iframe, main [href^=javascript]')).toHaveCount(0);
  });
}

test('TRM-03 hostile terms stored uncleaned are cleaned on output', async ({ watched: page }) => {
  await publish(insertEdition, '2025-06-02');
  await expectPlainText(page, '/userapp/privacypolicy', ['Hostile', hostile.script]);
  await expect(page.locator('main img, main script, main iframe, main [href^=javascript]')).toHaveCount(0);
});

// Not the watched page: here the browser's refusals are what is wanted.
test('TRM-03 the page’s policy runs nothing even of a hostile response', async ({ page, awaitFaults }) => {
  awaitFaults(/Content Security Policy/, /^Refused by the CSP/, /status of 404 .*\/userapp\/x$/);
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.route('**/nosession/**', async (route) => {
    const response = await route.fetch();
    const swap = (key: string, value: unknown) => (key === 'trmsCn' ? hostile.html : value);
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), swap)) });
  });
  await page.goto(`${product.baseUrl}/userapp/privacypolicy?locale=en`);
  await expect(page.locator('main img').first()).toBeAttached();
  await page.locator('main a[href^=javascript]').first().dispatchEvent('click');
  await expectNothingRan(page);
  expect(refusals.join('\n')).toMatch(/Content Security Policy/);
});
