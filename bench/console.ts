import type { Page } from '@playwright/test';
import { inBrowser, longestFrame, longFrames } from './kernel/browser.ts';
import { median, type Figure } from './kernel/figures.ts';
import { plantTree } from './kernel/tree.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const mostSeconds = 1;
/** Number of the 10,000 departments that are open in the tree while it is scrolled and dragged. */
const openRows = 1_000;

/**
 * Measures how long an administrator's browser takes to open the console, and how smoothly the tree of 10,000 departments moves.
 */
export async function measureConsole(stage: Stage): Promise<Figure[]> {
  const { secret } = await plantTree(stage);
  const url = stage.productUrl;
  return inBrowser({ url, cookies: { sid: secret, lang: 'ko' } }, async (newPage) => [
    await opening(newPage, `${url}/console/employees`),
    ...(await moving(newPage, `${url}/console/departments`)),
  ]);
}

/**
 * Measures the time from the address to usable rows; the first opening fills the browser's cache and is not counted.
 */
async function opening(newPage: () => Promise<Page>, address: string): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await newPage();
    const began = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    // Asked by the page itself in each of its frames: a locator would look again after half a second alone.
    await page.waitForFunction(() => document.querySelector('tbody tr'));
    if (round > 0) seconds.push((performance.now() - began) / 1_000);
    await page.close();
  }
  const value = median(seconds);
  return {
    name: `console from a warm cache to a usable section, median of ${rounds}`,
    product: `${value.toFixed(2)} s`,
    value,
    bound: { max: mostSeconds },
  };
}

const tree = (page: Page) => page.getByRole('tree');

async function moving(newPage: () => Promise<Page>, address: string): Promise<Figure[]> {
  const seen = { opened: [] as number[], scrolled: [] as number[], dragged: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    const page = await newPage();
    await page.goto(address);
    await page.getByRole('treeitem').nth(2).waitFor();
    const opened = await longFrames(page, () => openBranches(page));
    const scrolled = await longFrames(page, () => scroll(page));
    const dragged = await longFrames(page, () => drag(page));
    await page.close();
    if (round === 0) continue;
    seen.opened.push(Math.max(0, ...opened));
    seen.scrolled.push(Math.max(0, ...scrolled));
    seen.dragged.push(Math.max(0, ...dragged));
  }
  return [
    longestFrame(`tree of 10,000 departments, ${openRows} rows opened, longest frame`, seen.opened),
    longestFrame('the tree scrolled through, longest frame', seen.scrolled),
    longestFrame('a department dragged over the tree, longest frame', seen.dragged),
  ];
}

/** Opens a tree by keyboard as fast as branches arrive: right at a closed row, else down. It runs within the page. */
async function openBranches(page: Page): Promise<void> {
  await tree(page).focus();
  await page.keyboard.press('Home');
  await page.exposeFunction('press', (key: string) => page.keyboard.press(key));
  const rows = await tree(page).evaluate(walkDown, openRows);
  if (rows < openRows) throw new Error(`only ${rows} rows could be opened`);
}

/** Runs in the page; returns the final number of rows. They are counted where they grow: it costs a layout. */
async function walkDown(frame: Element, wanted: number): Promise<number> {
  const { press } = globalThis as unknown as { press: (key: string) => Promise<void> };
  const rowHeight = frame.querySelector('[role=treeitem]')?.getBoundingClientRect().height ?? Number.NaN;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const mostKeys = wanted * 3;
  let rows = 0;
  for (let keys = 0; rows < wanted && keys < mostKeys; keys += 1) {
    const active = document.getElementById(frame.getAttribute('aria-activedescendant') ?? '');
    if (active?.ariaExpanded === 'false') {
      await press('ArrowRight');
      while (frame.querySelector('[aria-busy]')) await nextFrame();
      rows = Math.round(frame.scrollHeight / rowHeight);
    }
    await press('ArrowDown');
  }
  return rows;
}

async function scroll(page: Page): Promise<void> {
  await tree(page).hover();
  for (const step of [400, -400]) for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, step);
}

/** Drags a row over those in sight and back to its place: only the way is measured, and nothing is moved. */
async function drag(page: Page): Promise<void> {
  const middles = await page.locator('[data-row][draggable]').evaluateAll((rows) =>
    rows.map((row) => {
      const { x, y, height } = row.getBoundingClientRect();
      return { x: x + 120, y: y + height / 2 };
    }),
  );
  const inSight = middles.filter(({ y }) => y > 250 && y < 850);
  const [first, last] = [inSight[0], inSight.at(-1)];
  if (!first || !last) throw new Error('there is nothing to drag');
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(first.x, last.y, { steps: 80 });
  await page.mouse.move(first.x, first.y, { steps: 80 });
  await page.mouse.up();
}
