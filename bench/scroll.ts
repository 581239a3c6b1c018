import type { Page } from '@playwright/test';
import { employeesPerPage } from '../contract/src/people/people/limits.ts';
import { plantSuite, sizes } from './lists/planted-people.ts';
import { inBrowser, longestFrame, longFrames } from './kernel/browser.ts';
import type { Figure } from './kernel/figures.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
/** About 1,500 rows, further than is ever drawn at once. */
const turns = 150;
const turnPx = 600;

/** Measures how smoothly the list of a million people scrolls: down from its beginning and from its middle, and up again. */
export async function measureScroll(stage: Stage): Promise<Figure[]> {
  const { cookie } = await plantSuite(stage);
  const url = `${stage.productUrl}/console/employees`;
  const middle = Math.ceil(sizes.people / employeesPerPage / 2);
  const people = sizes.people.toLocaleString('en');
  const cookies = { sid: cookie.replace('sid=', ''), lang: 'ko' };
  return inBrowser({ url: stage.productUrl, cookies }, async (newPage) => [
    longestFrame(`${people} people scrolled from the beginning, longest frame`, await scrolled(newPage, url)),
    longestFrame(
      `${people} people scrolled from the middle, longest frame`,
      await scrolled(newPage, `${url}?page=${middle}`),
    ),
  ]);
}

/** The longest frame of each round; in the first one the browser translates the scripts, and it is not counted. */
async function scrolled(newPage: () => Promise<Page>, address: string): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await newPage();
    await page.goto(address);
    await page.locator('tbody tr').nth(20).hover();
    await page.waitForLoadState('networkidle');
    const [first] = await namesIn(page);
    const frames = await longFrames(page, () => scroll(page));
    const [last] = await namesIn(page);
    if (first === last) throw new Error('the list was not scrolled');
    await page.close();
    if (round > 0) seen.push(Math.max(0, ...frames));
  }
  return seen;
}

/** Down as fast as the wheel turns, and the last third up. */
async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await page.mouse.wheel(0, turn < (turns * 2) / 3 ? turnPx : -turnPx);
}

/** Returns the names in the drawn rows. */
function namesIn(page: Page): Promise<string[]> {
  return page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''));
}
