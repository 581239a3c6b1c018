import { enterAs } from './support/accounts.ts';
import { expect, test } from './support/watched-page.ts';

const kB = 1024;

/** Bytes as they are sent. What stands here is what a page may ask for until it is quiet, with nothing kept from before. */
interface Weight {
  readonly path: string;
  readonly requests: number;
  /** Script and style with their headers: what the page needs (`tools/pages/page-size.ts`), and what comes after it. */
  readonly scriptKB: number;
  readonly fontKB: number;
}

const pages: readonly Weight[] = [
  { path: '/', requests: 20, scriptKB: 135, fontKB: 120 },
  { path: '/loginapp', requests: 20, scriptKB: 135, fontKB: 120 },
  // One file more, and 4 kB less at the sign-in: the file of all pages holds what each of them needs.
  { path: '/signup/works', requests: 26, scriptKB: 155, fontKB: 120 },
  { path: '/portalapp/home', requests: 31, scriptKB: 184, fontKB: 180 },
  { path: '/console', requests: 46, scriptKB: 275, fontKB: 180 },
  { path: '/console/employees', requests: 50, scriptKB: 298, fontKB: 180 },
];

for (const { path, ...most } of pages) {
  test.describe(`${path} in Korean`, () => {
    test.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });

    test('loads at most its budget', async ({ newContext, running }) => {
      const page = await (await newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })).newPage();
      const network = await page.context().newCDPSession(page);
      const kinds = new Map<string, string>();
      const sizes = new Map<string, number>();
      network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
      network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sizes.set(requestId, encodedDataLength);
      });
      if (/^\/(portalapp|console)/.test(path)) await enterAs(page, await running.newAccount(), running.at(path));
      // What the page before still asks for is not this page's.
      await page.goto('about:blank');
      await network.send('Network.enable');
      await network.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.goto(running.at(path), { waitUntil: 'networkidle' });
      const sumOf = (...wanted: readonly string[]) =>
        [...sizes].reduce((sum, [id, size]) => sum + (wanted.includes(kinds.get(id) ?? '') ? size : 0), 0) / kB;
      expect(kinds.size, 'requests').toBeLessThanOrEqual(most.requests);
      expect(sumOf('Script', 'Stylesheet'), 'kB of script and style').toBeLessThanOrEqual(most.scriptKB);
      expect(sumOf('Font'), 'kB of fonts').toBeLessThanOrEqual(most.fontKB);
    });
  });
}
