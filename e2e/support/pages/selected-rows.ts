import { expect, type Locator, type Page } from '@playwright/test';
import type { en } from '../../../web/src/features/views/console/messages/en.ts';
import { filled } from '../texts.ts';

/** Rows of a list with boxes, and the bar that shows how many are selected. */
export class SelectedRows {
  readonly page: Page;
  readonly links: Locator;
  readonly boxes: Locator;
  readonly ticked: Locator;
  readonly clear: Locator;
  readonly #texts: typeof en.section;

  constructor(page: Page, texts: typeof en.section) {
    this.page = page;
    this.#texts = texts;
    this.links = page.locator('[data-row-link]');
    this.boxes = page.locator('[data-row] input[type=checkbox]');
    this.ticked = page.locator('[data-row] input[type=checkbox]:checked');
    this.clear = page.getByRole('button', { name: texts.clearSelection });
  }

  async expectSelected(count: number): Promise<void> {
    const said = this.page.getByRole('status').getByText(filled(this.#texts.selected, { count }), { exact: true });
    await expect(said).toHaveCount(1);
  }

  async turn(to: 'next' | 'previous'): Promise<void> {
    await this.page.getByRole('button', { name: this.#texts[to] }).press('Enter');
  }

  /** Goes from row to row by keyboard: none that has the focus is under the bar, nor under the head on the way back. */
  async expectFocusInSight(from: number, to: number, back: number): Promise<void> {
    await this.links.nth(from).focus();
    for (let row = from; row < to; row += 1) await this.page.keyboard.press('ArrowDown');
    await expect(this.links.nth(to)).toBeFocused();
    const reached = await this.page.locator(':focus').boundingBox();
    const edge = await this.clear.boundingBox();
    expect((reached?.y ?? Infinity) + (reached?.height ?? 0)).toBeLessThan(edge?.y ?? 0);
    for (let row = to; row > back; row -= 1) {
      await this.page.keyboard.press('ArrowUp');
      const isSeen = await this.page.evaluate(() => {
        const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.activeElement?.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
      expect([row, isSeen]).toEqual([row, true]);
    }
  }
}
