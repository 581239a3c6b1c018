import type { Page } from '@playwright/test';
import { inBrowser, longFrames } from './kernel/browser.ts';
import { median, type Figure } from './kernel/figures.ts';
import { plantTree } from './kernel/tree.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 5;
const mostSeconds = 1;
const mostFrameMs = 50;
/** So many of the 10,000 departments stand open in the tree while it is scrolled and dragged. */
const openRows = 1_000;

/** What an administrator's browser takes to open the console, and how smoothly the tree of 10,000 departments moves. */
export async function measureConsole(stage: Stage): Promise<Figure[]> {
  const { secret } = await plantTree(stage);
  const url = stage.productUrl;
  return inBrowser({ url, cookies: { sid: secret, lang: 'ko' } }, async (newPage) => [
    await opening(newPage, `${url}/console/employees`),
    ...(await moving(newPage, `${url}/console/departments`)),
  ]);
}

/** From the address to rows that can be used; the first time fills the browser's cache and is not counted. */
async function opening(newPage: () => Promise<Page>, address: string): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await newPage();
    const began = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('tbody tr').first().waitFor();
    if (round > 0) seconds.push((performance.now() - began) / 1_000);
    await page.close();
  }
  const value = median(seconds);
  return {
    name: `console from a warm cache to a usable room, median of ${rounds}`,
    product: `${value.toFixed(2)} s`,
    value,
    bound: { most: mostSeconds },
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
    longest(`tree of 10,000 departments, ${openRows} rows opened, longest frame`, seen.opened),
    longest('the tree scrolled through, longest frame', seen.scrolled),
    longest('a department dragged over the tree, longest frame', seen.dragged),
  ];
}

/** The middle of the rounds' longest frames, for a machine may stand still in one of them. */
function longest(name: string, rounds: readonly number[]): Figure {
  const value = median(rounds);
  return {
    name,
    product: value === 0 ? `under ${mostFrameMs} ms` : `${value.toFixed(0)} ms`,
    value,
    bound: { most: mostFrameMs },
  };
}

/** By keyboard, as fast as branches come: at each closed row the arrow to the right, else the one down. */
async function openBranches(page: Page): Promise<void> {
  await tree(page).focus();
  await page.keyboard.press('Home');
  let rows = 0;
  for (let step = 0; rows < openRows; step += 1) {
    if (step > openRows * 3) throw new Error(`only ${rows} rows could be opened`);
    const active = page.locator(`#${await tree(page).getAttribute('aria-activedescendant')}`);
    if ((await active.getAttribute('aria-expanded')) === 'false') {
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => !document.querySelector('[role=treeitem][aria-busy]'));
    }
    await page.keyboard.press('ArrowDown');
    rows = await tree(page).evaluate((frame) => Math.round(frame.scrollHeight / 36));
  }
}

async function scroll(page: Page): Promise<void> {
  await tree(page).hover();
  for (const step of [400, -400]) for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, step);
}

/** Over the rows in sight and back to where it began: nothing is moved, for what is measured is the way. */
async function drag(page: Page): Promise<void> {
  const rows = await page.locator('[data-row][draggable]').all();
  const places = (await Promise.all(rows.map((row) => row.boundingBox()))).filter(
    (place) => place !== null && place.y > 250 && place.y < 850,
  );
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) throw new Error('there is nothing to drag');
  const x = first.x + 120;
  await page.mouse.move(x, first.y + 18);
  await page.mouse.down();
  await page.mouse.move(x, last.y + 18, { steps: 80 });
  await page.mouse.move(x, first.y + 18, { steps: 80 });
  await page.mouse.up();
}
