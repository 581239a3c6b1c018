import { expect, type Locator, type Page } from '@playwright/test';
import type { en } from '../../../web/src/features/people/employment/messages/en.ts';
import { filled } from '../texts.ts';

type Texts = typeof en;

/** A person's panel in the list, where a leaver is let go and comes back; it counts what the administrator does. */
export class LeavingPage {
  readonly page: Page;
  readonly #texts: Texts;
  acts = 0;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.#texts = texts;
  }

  get sheet(): Locator {
    return this.page.getByRole('dialog').last();
  }

  get menu(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: this.#texts.acts.more, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the person of the first row. */
  async openPerson(): Promise<void> {
    await this.#press(this.page.locator('[data-row-link]').first());
  }

  async openFromMenu(act: 'leave' | 'retire' | 'suspend'): Promise<void> {
    await this.#press(this.menu);
    await this.#press(this.button(this.#texts.acts[act]));
    await expect(this.sheet.locator(`select[name=${act === 'leave' ? 'kind' : 'reason'}]`)).toBeVisible();
  }

  async choose(field: string, value: string): Promise<void> {
    this.acts += 1;
    await this.sheet.locator(`select[name=${field}]`).selectOption(value);
  }

  /** Retires at once, with the proposals as they stand. */
  async retireNow(name: string): Promise<void> {
    await this.choose('reason', 'personal');
    await this.submitNow();
    await expect(this.page.getByText(filled(this.#texts.retire.done, { name }))).toBeVisible();
  }

  /** Chooses 'now' and presses the one button. */
  async submitNow(): Promise<void> {
    await this.#press(this.sheet.getByRole('radio', { name: new RegExp(this.#texts.retire.now) }));
    await this.#press(this.button(this.#texts.retire.submitNow));
  }

  /** Reinstates from the panel, and leaves the list of what came back open. */
  async reinstate(): Promise<void> {
    await this.#press(this.button(this.#texts.acts.reinstate).first());
    await expect(this.sheet.getByText(this.#texts.reinstate.what)).toBeVisible();
    await this.#press(this.sheet.getByRole('button', { name: this.#texts.acts.reinstate, exact: true }));
    await expect(this.sheet.getByText(this.#texts.reinstate.returned)).toBeVisible();
  }

  /** Locks the access until it is opened again. */
  async suspend(name: string): Promise<void> {
    await this.openFromMenu('suspend');
    await this.choose('reason', 'lostDevice');
    await this.#press(this.sheet.getByRole('button', { name: this.#texts.acts.suspend, exact: true }));
    await expect(this.page.getByText(filled(this.#texts.suspend.done, { name }))).toBeVisible();
  }

  async #press(target: Locator): Promise<void> {
    this.acts += 1;
    await target.click();
  }
}
