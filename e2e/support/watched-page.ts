import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { PortalProduct } from './portal-pages.ts';
import { isFull } from './walked.ts';

/** The small one: it is sent to every document that is checked. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Watching {
  /** Parts of the addresses of calls that the test lets the server refuse; Chromium reports each as an error. */
  readonly refusedCalls: readonly string[];
  /** Says what else the browser is to report in a test, which lets a call be refused or breaks something on purpose. */
  readonly awaitFaults: (...awaited: RegExp[]) => void;
  /** Patterns of what is awaited, and what was reported. */
  readonly reports: { readonly awaited: RegExp[]; readonly faults: string[] };
  /** A browser beside the first one, as watched as that. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  readonly watched: Page;
}

interface Running {
  /** A product for all files of a worker that change nothing of the platform: to start one takes seconds. */
  readonly running: PortalProduct;
}

/**
 * Pages that fail their test at any unexpected console error, page error or failed call. A worker's tests share one
 * context, emptied between them.
 */
export const test = base.extend<Watching, Running>({
  running: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, handOver) => {
      const portal = new PortalProduct();
      await portal.start();
      await handOver(portal);
      await portal.product.stop();
    },
    { scope: 'worker' },
  ],
  refusedCalls: [[], { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  reports: async ({}, handOver) => {
    const awaited: RegExp[] = [];
    const faults: string[] = [];
    await handOver({ awaited, faults });
    expect(faults.filter((fault) => !awaited.some((each) => each.test(fault)))).toEqual([]);
  },
  awaitFaults: async ({ reports }, handOver) => handOver((...awaited) => void reports.awaited.push(...awaited)),
  page: async ({ page, context, refusedCalls, reports }, handOver) => {
    await watch(context, refusedCalls, reports.faults);
    await handOver(page);
    await context.setOffline(false);
    await context.clearPermissions();
    // A page that the test closed, or one of the browser's own, has none.
    await page.evaluate(() => sessionStorage.clear()).catch(() => {});
    context.removeAllListeners('console');
    context.removeAllListeners('weberror');
  },
  newContext: async ({ browser, refusedCalls, reports }, handOver) => {
    const contexts: BrowserContext[] = [];
    await handOver(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await watch(context, refusedCalls, reports.faults);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  watched: async ({ page }, handOver) => handOver(page),
});

/** Every page of the context, those that open later included. */
async function watch(context: BrowserContext, refusedCalls: readonly string[], faults: string[]) {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const isRefusal = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
    const { url } = message.location();
    if (isRefusal && refusedCalls.some((call) => url.includes(call))) return;
    faults.push(isRefusal ? `${message.text()} ${url}` : message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`Refused by the CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/**
 * ACS-01: checks axe's WCAG 2.2 AA rules and best practices. The page behind a modal dialog is checked again in the
 * full run alone.
 */
export async function expectAccessible(page: Page) {
  // Once per document: to send and read its half a megabyte takes as long as to check a small page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  // Right before it looks: a window that opened while axe was being read fades in as well.
  await settled(page);
  const { violations } = await page.evaluate((wholePage) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (globalThis as unknown as { axe: typeof axe }).axe.run(
      // Options are drawn by the system; some lists have hundreds, which axe would look at one by one.
      { ...(modal && !wholePage && { include: modal }), exclude: [['option']] },
      // What passed is not described, which costs as much as finding it.
      { resultTypes: ['violations'] },
    );
  }, isFull);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}

/**
 * Waits until the page is settled: elements that fade in have their colours only at the end; endless animations are not awaited.
 */
async function settled(page: Page) {
  // A page that came drawn with its document is heard and touched once its script is there.
  await page.waitForFunction(() => !document.querySelector('#root[inert]'));
  // A page whose part is still on its way has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  );
}

/** Nothing sticks out to the side: the page is as wide as the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** The whole width of it can be seen. */
export async function expectWithinSides(part: Locator) {
  const { x = -1, width = 0 } = (await part.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(part.page().viewportSize()?.width ?? 0);
}

/**
 * Checks tables: no code, date, version or button breaks over two lines; buttons are visible without scrolling; phone
 * rows have two lines.
 */
export async function expectTablesWhole(page: Page) {
  const findTorn = () =>
    page.locator('table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const frame = (table.parentElement ?? table).getBoundingClientRect();
        const isTorn = (part: Element) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          return Math.max(...tops) - Math.min(...tops) > Number.parseFloat(getComputedStyle(part).fontSize);
        };
        const buttons = [...table.querySelectorAll('button')].filter((button) => button.checkVisibility());
        // What has no plain space is one word: a date's own spaces do not break.
        const words = [...table.querySelectorAll('td, th[scope=row], td code, th code')].filter(
          (cell) => cell.checkVisibility() && (cell.matches('code') || !/[ \n]/.test(cell.textContent)),
        );
        const outside = buttons.filter((button) => button.getBoundingClientRect().right > frame.right);
        const stacked = [...table.querySelectorAll('tbody td')].filter((cell) => {
          const name = cell.parentElement?.querySelector('th');
          const isUnder = name && cell.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 1;
          return isUnder && cell.checkVisibility() && !cell.querySelector('button');
        });
        return [...words.filter(isTorn), ...buttons.filter(isTorn), ...outside, ...stacked].map(
          (part) => part.textContent,
        );
      }),
    );
  // A window that has become narrower draws its rows again a moment later.
  await expect.poll(findTorn).toEqual([]);
}

/** Holds calls of an address in the browser, until the returned function is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

export { expect };
