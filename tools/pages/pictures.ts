import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PortalProduct, signInFormOf, type Account } from '../../e2e/support/portal-pages.ts';
import { chromiumLaunch } from '../kernel/chromium.ts';
import { projectRoot } from '../kernel/files.ts';

/** `npm run pictures`: takes the documents' pictures of real screens of a running product, with invented people. */
const folder = join(projectRoot, 'docs/pictures');
/** Folder of the console pictures in the set-up's guides (WIZ-15). */
const guideFolder = join(projectRoot, 'web/src/features/views/setup/pictures');
const viewport = { width: 1280, height: 800 };

type Credentials = Pick<Account, 'loginId' | 'password'>;

interface Picture {
  /** PNG for the documents, WebP for what pages download. */
  readonly file: string;
  readonly folder?: string;
  readonly path: string;
  readonly language: 'ko' | 'en';
  readonly scheme?: 'light' | 'dark';
  readonly width?: number;
  /** Prepares the page before the picture is taken. */
  readonly prepare?: (page: Page, person: Credentials) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { file: 'sign-up.png', path: '/signup', language: 'ko' },
  { file: 'sign-up-form.png', path: '/signup/works', language: 'en', prepare: typeSomething },
  { file: 'sign-up-phone.png', path: '/signup/works', language: 'ko', scheme: 'dark', width: 360 },
  { file: 'set-up.png', path: '/loginapp', language: 'ko', prepare: beginSetUp },
  { file: 'portal-home.png', path: '/loginapp', language: 'ko', prepare: signIn },
  { file: 'console-start.png', path: '/loginapp', language: 'ko', prepare: inSection('') },
  { file: 'console-invite.png', path: '/loginapp', language: 'ko', prepare: inSection('invitations?panel=people') },
  { file: 'console.png', path: '/loginapp', language: 'en', prepare: inSection('departments') },
  { file: 'organisation-chart.png', path: '/loginapp', language: 'ko', prepare: onPage('portalapp/organisation') },
  { file: 'permission.png', path: '/loginapp', language: 'en', prepare: inSection('grants?panel=new') },
  { file: 'import.png', path: '/loginapp', language: 'ko', prepare: inSection('imports?panel=new') },
  ...(['ko', 'en'] as const).flatMap((language) => [
    ...guidePictures(language, 'light'),
    ...guidePictures(language, 'dark'),
  ]),
];

function guidePictures(language: Picture['language'], scheme: 'light' | 'dark'): Picture[] {
  const guide = (name: string, section: string): Picture => ({
    file: `${name}-${language}${scheme === 'dark' ? '-dark' : ''}.webp`,
    folder: guideFolder,
    path: '/loginapp',
    language,
    scheme,
    prepare: inSection(section),
  });
  return [
    guide('member', 'employees?panel=new'),
    guide('link', 'quick-links?panel=new'),
    guide('approval', 'approval-policies?panel=new'),
  ];
}

async function typeSomething(page: Page): Promise<void> {
  await page.locator('[name=companyName]').fill('Hanbit');
  await page.locator('[name=userId]').fill('bitna');
  await page.locator('[name=password]').fill('Xk7!mq');
  await page.locator('[name=userId]').evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

async function signIn(page: Page, { loginId, password }: Credentials): Promise<void> {
  await signInFormOf(page).logIn(loginId, password);
  await page.waitForURL('**/portalapp/home');
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
}

function inSection(section: string): NonNullable<Picture['prepare']> {
  return onPage(`console/${section}`);
}

function onPage(address: string): NonNullable<Picture['prepare']> {
  return async (page, person) => {
    await signIn(page, person);
    await page.goto(portal.at(`/${address}`), { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
  };
}

/** Begins the set-up of a new company, up to its job ranks. */
async function beginSetUp(page: Page): Promise<void> {
  const { loginId, password } = await portal.newAdministrator();
  await signInFormOf(page).logIn(loginId, password);
  await page.waitForURL('**/userapp/wizard/**');
  await page.locator('main h1').waitFor();
  await page.locator('main').getByRole('button').last().click();
  // What the step suggests comes with a chunk of its own.
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** Pictures of a demo start from its administrator's view. */
function demoAdministrator(output: string): Credentials {
  const told = (what: string) => new RegExp(`${what}: +(\\S+)`).exec(output)?.[1] ?? '';
  return { loginId: told('Its administrator'), password: told('Password of both') };
}

/** `npm run pictures -- link` takes those alone whose name has the word in it. */
function isWanted({ file }: Picture): boolean {
  return file.includes(process.argv[2] ?? '');
}

async function webp(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  return Buffer.from(data, 'base64');
}

const portal = new PortalProduct();
await portal.product.start({ SMTP_URL: '', SMS_GATEWAY_URL: '' }, ['--demo']);
const browser = await chromium.launch(chromiumLaunch());
try {
  const person = demoAdministrator(portal.product.output);
  for (const { file, folder: target = folder, path: address, ...how } of pictures.filter(isWanted)) {
    const { language, scheme = 'light', width = viewport.width, prepare } = how;
    const context = await browser.newContext({
      viewport: { ...viewport, width },
      colorScheme: scheme,
      locale: language,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(portal.at(`${address}?locale=${language}`), { waitUntil: 'networkidle' });
    await prepare?.(page, person);
    await page.evaluate(() => document.fonts.ready);
    const path = join(target, file);
    if (file.endsWith('.webp')) await writeFile(path, await webp(page));
    else await page.screenshot({ path });
    await context.close();
  }
} finally {
  await browser.close();
  await portal.product.stop();
}
