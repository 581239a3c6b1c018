import type { Page } from '@playwright/test';
import { wizardSteps } from '../../contract/src/views/setup/steps.ts';
import { en as anniversaries } from '../../web/src/features/workplace/anniversaries/messages/en.ts';
import { ko as anniversariesKo } from '../../web/src/features/workplace/anniversaries/messages/ko.ts';
import { en as departments } from '../../web/src/features/organisation/departments/messages/en.ts';
import { ko as departmentsKo } from '../../web/src/features/organisation/departments/messages/ko.ts';
import { en as ranks } from '../../web/src/features/organisation/job-ranks/messages/en.ts';
import { ko as ranksKo } from '../../web/src/features/organisation/job-ranks/messages/ko.ts';
import { en as boards } from '../../web/src/features/workplace/managed-boards/messages/en.ts';
import { ko as boardsKo } from '../../web/src/features/workplace/managed-boards/messages/ko.ts';
import { en as menus } from '../../web/src/features/workplace/menus/messages/en.ts';
import { ko as menusKo } from '../../web/src/features/workplace/menus/messages/ko.ts';
import { en } from '../../web/src/features/views/setup/messages/en.ts';
import { ko } from '../../web/src/features/views/setup/messages/ko.ts';
import { enterAs } from './accounts.ts';
import { sharedProduct } from './one-account.ts';
import { type Account, signInFormOf, PortalProduct } from './portal-pages.ts';
import { isFull } from './walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './watched-page.ts';

const said = {
  ko: {
    stay: '계속 작성',
    t: ko,
    ranks: ranksKo,
    departments: departmentsKo,
    menus: menusKo,
    boards: boardsKo,
    days: anniversariesKo,
  },
  en: { stay: 'Keep editing', t: en, ranks, departments, menus, boards, days: anniversaries },
} as const;
type Spoken = keyof typeof said;
type Step = (typeof wizardSteps)[number];

/** A person at the wizard, by the mouse or by the keyboard alone. */
export class Wizard {
  readonly page: Page;
  readonly texts: (typeof said)[Spoken];
  readonly #byKeyboard: boolean;
  readonly #isLookedAt: boolean;

  /** @param looks Every step and popup is looked at by axe: two journeys do it on the whole way, the full run in all. */
  constructor(page: Page, language: Spoken, byKeyboard: boolean, looks: 'look' | 'pass' = 'pass') {
    this.page = page;
    this.texts = said[language];
    this.#byKeyboard = byKeyboard;
    this.#isLookedAt = isFull || looks === 'look';
  }

  /** Presses an element. By the keyboard, presses Tab until it has the focus, as a user without a mouse does. */
  async press(name: string, role: 'button' | 'link' | 'checkbox' | 'radio' = 'button') {
    const thing = this.page.getByRole(role, { name, exact: role === 'button' }).last();
    await thing.waitFor();
    if (!this.#byKeyboard) return thing.click();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await thing.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('Tab');
    }
    await expect(thing).toBeFocused();
    await this.page.keyboard.press(role === 'button' || role === 'link' ? 'Enter' : 'Space');
  }

  /** Begins a step with nothing, where it suggests something; `label` is what it adds one thing by. */
  async startEmpty(label?: string) {
    const cards = this.page.getByRole('radiogroup');
    const empty = cards.getByRole('radio', { name: this.texts.t.words.startEmpty });
    if (label === undefined) await empty.waitFor();
    else await this.page.getByRole('button', { name: label, exact: true }).or(empty).first().waitFor();
    if ((await empty.count()) === 0) return;
    if (this.#byKeyboard && !(await empty.isChecked())) {
      await cards.getByRole('radio', { checked: true }).focus();
      // The last card comes before the first.
      await this.page.keyboard.press('ArrowUp');
    } else await empty.check();
    await expect(empty).toBeChecked();
  }

  /** Fills in the fields of the popup that is open and saves; the popup goes, and the thing stands in the list. */
  async add(label: string, fields: Readonly<Record<string, string>>, expected: string, ticks: readonly string[] = []) {
    await this.startEmpty(label);
    await this.press(label);
    const popup = this.page.getByRole('dialog', { name: label });
    // ACS-01: anyone who opened it types at once, and Esc asks before it throws away what was typed.
    await expect(popup.locator('input, select, textarea').first()).toBeFocused();
    for (const [name, value] of Object.entries(fields)) await popup.locator(`[name=${name}]`).fill(value);
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('alertdialog').getByRole('button', { name: this.texts.stay }).click();
    for (const tick of ticks) await popup.getByRole('checkbox', { name: tick }).check();
    if (this.#isLookedAt) await expectAccessible(this.page);
    await popup.locator(`[name=${Object.keys(fields)[0]}]`).press('Enter');
    await expect(popup).toBeHidden();
    await expect(this.page.getByRole('list').getByText(expected, { exact: true })).toBeVisible();
  }

  async expectAt(step: Step) {
    const { t } = this.texts;
    await expect(this.page.getByRole('heading', { level: 1, name: t.steps[step].title })).toBeFocused();
    const active = this.page.getByRole('list', { name: t.stepsLabel }).locator('[aria-current=step]');
    await expect(active).toContainText(t.steps[step].name);
    await expect(this.page.getByText(t.steps[step].tip)).toBeVisible();
    expect(await this.page.evaluate(() => scrollY)).toBe(0);
    await expect(this.page.getByRole('button', { name: t.previous })).toHaveCount(hasPrevious.includes(step) ? 1 : 0);
    await expectNoSidewaysScroll(this.page);
    if (this.#isLookedAt) await expectAccessible(this.page);
  }

  async expectAtStill(step: Step) {
    await expect(this.page.getByRole('heading', { level: 1, name: this.texts.t.steps[step].title })).toBeVisible();
  }

  async next(to: Step) {
    await this.press(this.texts.t.next);
    await this.expectAt(to);
  }
}

const hasPrevious: readonly string[] = ['departments', 'mainPage', 'menus', 'boards', 'anniversaries'];

/** Prepares a file of journeys through the set-up: one product for all of them. */
export function portalWithSetUps() {
  const portal = new PortalProduct();
  const at = (path: string) => portal.at(path);
  sharedProduct(portal);
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  async function signIn(page: Page, { loginId, password }: Account, language: Spoken) {
    await page.context().addCookies([{ name: 'lang', value: language, url: at('/') }]);
    await page.goto(at('/loginapp'));
    await signInFormOf(page).logIn(loginId, password);
    await expect(page).toHaveURL(/\/userapp\/wizard/);
  }

  /** Goes over the steps by the wizard's own call, as the buttons before do. */
  async function skipTo(page: Page, step: Step) {
    for (const each of wizardSteps.slice(0, wizardSteps.indexOf(step) + 1)) {
      const headers = { 'x-madang': '1' };
      const answer = await page.request.put(at('/api/v1/set-up/step'), { data: { step: each }, headers });
      expect([each, answer.status()]).toEqual([each, 200]);
    }
  }

  /** A new administrator who has come as far as the step. */
  async function beginAt(wizard: Wizard, step: Step) {
    const { page } = wizard;
    await enterAs(page, await portal.newAdministrator(), at('/userapp/wizard/'), 'en');
    await wizard.press(en.welcome.start);
    await wizard.expectAt('jobRanks');
    await skipTo(page, step);
    await page.goto(at('/userapp/wizard/'));
    await wizard.expectAt(step);
  }

  return { portal, at, logIn: signIn, skipTo, beginAt };
}

/** WIZ-20: refusals of existing things at every later load, which the wizard ignores. */
export const standing = ['/calendars/create', '/compCreate'];
