import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../tools/kernel/chromium.ts';
import { median, type Figure } from './figures.ts';

/** Frame time in milliseconds that a reader sees as a stutter. */
const mostFrameMs = 50;
const viewport = { width: 1440, height: 900 };

/** A browser of its own, signed in by its cookies, closed after the play. */
export async function inBrowser<T>(
  { url, cookies }: { readonly url: string; readonly cookies: Readonly<Record<string, string>> },
  play: (newPage: () => Promise<Page>) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport });
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    return await play(() => context.newPage());
  } finally {
    await browser.close();
  }
}

/** Milliseconds of the frames that took 50 or more, as the browser itself counts them, while `work` runs. */
export async function longFrames(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const observer = new PerformanceObserver((list) => frames.push(...list.getEntries().map((each) => each.duration)));
    observer.observe({ type: 'long-animation-frame' });
    Object.assign(globalThis, { longFrames: () => (observer.disconnect(), frames) });
  });
  await work();
  // Two frames more, for the last one's entry to be reported.
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const told = globalThis as unknown as { longFrames: () => number[] };
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(told.longFrames())));
      }),
  );
}

/** The middle of the rounds' longest frames, for a machine may stand still in one of them. */
export function longestFrame(name: string, rounds: readonly number[]): Figure {
  const value = median(rounds);
  return {
    name,
    product: value === 0 ? `under ${mostFrameMs} ms` : `${value.toFixed(0)} ms`,
    value,
    bound: { max: mostFrameMs },
  };
}
