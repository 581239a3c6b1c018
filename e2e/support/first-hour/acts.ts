import type { Locator, Page } from '@playwright/test';

/** Counts a person's acts on the pages: a click, a key chord and a filled field are one act each. */
export class Acts {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The link of a mail, which is read beside the browser: a click as well. */
  async open(page: Page, link: string): Promise<void> {
    this.#count += 1;
    await page.goto(link);
  }

  click(thing: Locator): Promise<void> {
    this.#count += 1;
    return thing.click();
  }

  fill(field: Locator, text: string): Promise<void> {
    this.#count += 1;
    return field.fill(text);
  }
}
