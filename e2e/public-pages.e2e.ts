import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const languages = { ko: 'ko', en: 'en', zh: 'zh-CN', ja: 'ja', tw: 'zh-TW', vi: 'vi' };

for (const [language, tag] of Object.entries(languages)) {
  test(`RTE-07 RTE-08 the page-not-found and error pages exist in ${language}`, async ({ watched: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const titles: string[] = [];
    for (const address of ['/no/such/page', '/userapp/error']) {
      await page.goto(`${address}?locale=${language}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).not.toBeEmpty();
      const title = await heading.textContent();
      await expect(page).toHaveTitle(`${title} - Madang`);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expectNoSidewaysScroll(page);
      titles.push(title ?? '');
    }
    expect(new Set(titles).size).toBe(2);
    await expectAccessible(page);
  });
}

test('PRD-02 the language follows the address, then the cookie, then a message’s link and the browser, with Korean as the default', async ({
  newContext,
  baseURL,
}) => {
  const expectLanguage = async (language: string, locale: string, cookie?: string, query = '') => {
    const context = await newContext({ locale });
    if (cookie) await context.addCookies([{ name: 'lang', value: cookie, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto(`/no/such/page${query}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // The pages behind it speak the same.
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  };
  await expectLanguage('en', 'ja-JP', 'vi', '?locale=en');
  await expectLanguage('vi', 'ja-JP', 'vi');
  await expectLanguage('vi', 'ja-JP', 'vi', '?suggested=en');
  await expectLanguage('en', 'ja-JP', undefined, '?suggested=en');
  await expectLanguage('ja', 'ja-JP');
  await expectLanguage('zh-TW', 'zh-HK');
  await expectLanguage('ko', 'de-DE');
});

/** The texts of one part of the product in one language. */
const oneLanguage = /\/assets\/texts-[a-z]+-([a-z]{2})-/;

test('one language is loaded, and the Hangul fonts only for a Korean page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/no/such/page?locale=en', { waitUntil: 'networkidle' });
  const texts = asked.flatMap((path) => oneLanguage.exec(path)?.[1] ?? []);
  expect([...new Set(texts)]).toEqual(['en']);
  expect(asked.filter((path) => path.includes('hangul'))).toEqual([]);
  await page.getByRole('combobox').selectOption('ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect.poll(() => asked.some((path) => path.includes('hangul'))).toBe(true);
});

test('a page whose own files fail to load shows it and offers a reload', async ({ page, awaitFaults }) => {
  awaitFaults(/net::ERR_FAILED/);
  await page.route(/\/assets\/not-found-/, (route) => route.abort());
  await page.goto('/no/such/page?locale=en');
  await expect(page.getByRole('heading', { name: 'This page cannot be shown' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page whose texts fail to load still shows a message', async ({ page, awaitFaults }) => {
  awaitFaults(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route(oneLanguage, (route) => route.abort());
  await page.goto('/no/such/page?locale=en');
  await expect(page.getByText('The connection to the server is unstable.')).toBeVisible();
});

test('RTE-07 an unknown address of the signed-in app shows the page-not-found screen, under the CSP', async ({
  watched: page,
}) => {
  await page.goto('/portalapp/no/such/page?locale=en');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
});

test('a page over plain http warns that others can read along', async ({ watched: page }) => {
  await page.goto('/gallery?locale=en&insecure');
  await expect(page.getByText('This connection is not encrypted.')).toBeVisible();
});

test('a page open during a release is reloaded once if its own file is gone', async ({ page, awaitFaults }) => {
  awaitFaults(/status of 404 .*\/assets\/not-found/);
  let gone = 0;
  const isGone = /\/assets\/not-found-.*\.js/;
  await page.route(isGone, (route) => ((gone += 1), route.fulfill({ status: 404 })));
  await page.goto('/no/such/page?locale=en');
  const failed = page.getByRole('heading', { name: 'This page cannot be shown' });
  await expect(failed).toBeVisible();
  // The server's document is still the same: there is nothing newer to load.
  expect(gone).toBe(1);

  let documents = 0;
  await page.route(/\/no\/such\/page/, async (route) => {
    documents += 1;
    const answer = await route.fetch();
    const released = (await answer.text()).replace(/(src="\/assets\/public-[^"]+)"/, '$1?release=2"');
    // The first document is that of before the release; from then on there is the newer one with its files.
    if (documents > 1) await page.unroute(isGone);
    await route.fulfill({ response: answer, ...(documents > 1 && { body: released }) });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // Opened, looked at for a newer one, loaded again.
  expect(documents).toBe(3);
});
