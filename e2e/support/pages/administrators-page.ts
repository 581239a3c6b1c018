import { expect, type Page } from '@playwright/test';
import type { en as sharedEn } from '../../../contract/src/people/role-assignments/messages/en.ts';
import type { en } from '../../../web/src/features/people/role-assignments/messages/en.ts';
import { filled } from '../texts.ts';

type Texts = typeof en & typeof sharedEn;

/** The section of the console that grants roles. */
export class AdministratorsPage {
  readonly page: Page;
  readonly #texts: Texts;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.#texts = texts;
  }

  /** Chooses the person of a login ID in the panel's field. */
  async choose(loginId: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('combobox', { name: this.#texts.person }).fill(loginId);
    await this.page.getByRole('option', { name: loginId }).click();
  }

  async openGrant(): Promise<void> {
    await this.page.getByRole('button', { name: this.#texts.grant, exact: true }).first().click();
  }

  /** Grants a role; `look` is asked while the form is filled. */
  async grant(loginId: string, role: keyof Texts['roles'], look: () => Promise<void>): Promise<void> {
    await this.openGrant();
    const panel = this.page.getByRole('dialog');
    await this.choose(loginId);
    await panel.getByRole('combobox', { name: /역할|Role/ }).selectOption(role);
    await look();
    await panel.getByRole('button', { name: this.#texts.grant, exact: true }).click();
    await expect(this.page.getByText(filled(this.#texts.granted, { role: this.#texts.roles[role] }))).toBeVisible();
    await expect(this.page).toHaveURL(/item=/);
  }
}
