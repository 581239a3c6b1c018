import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PortalProduct, logInFormOf, type Account } from '../e2e/support/portal-pages.ts';
import { projectRoot } from './kernel/files.ts';
import { chromium as chromiumPath } from './test/needs.ts';

/**
 * `npm run pictures`: the pictures of the documents, taken of the real screens of a product that runs, so that they
 * stay true. Everybody in them is invented.
 */
const folder = join(projectRoot, 'docs/pictures');
const viewport = { width: 1280, height: 800 };

interface Picture {
  readonly file: string;
  readonly path: string;
  readonly language: 'ko' | 'en';
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
  /** What to do on the page before the picture is taken. */
  readonly prepare?: (page: Page, person: Account) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { file: 'sign-up.png', path: '/signup', language: 'ko' },
  { file: 'sign-up-form.png', path: '/signup/works', language: 'en', prepare: typeSomething },
  { file: 'sign-up-phone.png', path: '/signup/works', language: 'ko', scheme: 'dark', width: 360 },
  { file: 'portal-home.png', path: '/loginapp', language: 'ko', prepare: logIn },
  { file: 'privacy-policy.png', path: '/userapp/privacypolicy', language: 'en' },
];

async function typeSomething(page: Page): Promise<void> {
  await page.locator('[name=companyName]').fill('Hanbit');
  await page.locator('[name=userId]').fill('bitna');
  await page.locator('[name=password]').fill('Xk7!mq');
  await page.locator('[name=userId]').evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

async function logIn(page: Page, person: Account): Promise<void> {
  const form = logInFormOf(page);
  await form.loginId.fill(person.loginId);
  await form.password.fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portalapp/home');
  await page.locator('main h1').waitFor();
}

const portal = new PortalProduct();
await portal.start();
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const person = await portal.newAccount();
  for (const { file, path, language, scheme = 'light', width = viewport.width, prepare } of pictures) {
    const context = await browser.newContext({
      viewport: { ...viewport, width },
      colorScheme: scheme,
      locale: language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(portal.at(`${path}?locale=${language}`), { waitUntil: 'networkidle' });
    await prepare?.(page, person);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, file) });
    await context.close();
  }
} finally {
  await browser.close();
  await portal.product.stop();
}
