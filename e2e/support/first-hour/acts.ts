import type { Locator, Page } from '@playwright/test';

/** Counts a person's acts on the pages: a click, a key chord and a filled field are one act each. */
export class Acts {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  click(thing: Locator): Promise<void> {
    this.#count += 1;
    return thing.click();
  }

  fill(field: Locator, text: string): Promise<void> {
    this.#count += 1;
    return field.fill(text);
  }

  press(page: Page, chord: string): Promise<void> {
    this.#count += 1;
    return page.keyboard.press(chord);
  }
}
