import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../contract/src/kernel/languages.ts';
import { en as invitations } from '../../web/src/features/joining/invitations/messages/en.ts';
import type { Product } from './product.ts';
import { type SignUpTexts, signUpTextsIn } from './texts.ts';

let people = 0;

/** An invented person that no other test of this run uses. */
export function nextPerson() {
  people += 1;
  const letters = String.fromCharCode(97 + Math.floor(people / 26), 97 + (people % 26));
  const number = String(people).padStart(4, '0');
  return {
    companyName: `한빛상사${people}`,
    // With a digit, which the IDs of `signUpPayload` never have: both make people of one product.
    userId: `hanbit7${letters}`,
    loginId: `hanbit7${letters}@people.example`,
    password: 'Xk7!mqPz',
    surname: '한',
    givenName: '빛나',
    externalMail: `admin.${letters}@outside.example`,
    /**
     * Number as a person copies it. Those of `signUpPayload` begin at 2000, so a code sent to one of them does not
     * count.
     */
    mobile: `010-7000-${number}`,
    mobileDialled: `+82107000${number}`,
  };
}
export type Person = ReturnType<typeof nextPerson>;

/** The free sign-up as a person sees it, by roles and labels in one language. */
export class SignUpPage {
  readonly page: Page;
  readonly texts: SignUpTexts;
  readonly #product: Product;
  readonly #language: Language;

  private constructor(page: Page, product: Product, language: Language, texts: SignUpTexts) {
    this.page = page;
    this.#product = product;
    this.#language = language;
    this.texts = texts;
  }

  static async in(language: Language, page: Page, product: Product): Promise<SignUpPage> {
    return new SignUpPage(page, product, language, await signUpTextsIn(language));
  }

  async open(path = '/signup'): Promise<void> {
    await this.page.goto(`${this.#product.baseUrl}${path}?locale=${this.#language}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** A field by its label; the mark of required ones is for the eye. */
  field(name: keyof SignUpTexts['fields']): Locator {
    const label = this.texts.fields[name].replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.page.getByLabel(new RegExp(`^${label}\\s*\\*?$`));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get submit(): Locator {
    return this.button(this.texts.page.form.submit);
  }

  /** The box of a consent, by its place; 0 agrees to all. */
  consent(place: number): Locator {
    return this.page.getByRole('group', { name: this.texts.page.terms.title }).getByRole('checkbox').nth(place);
  }

  get age(): Locator {
    return this.page.getByRole('checkbox', { name: /14/ });
  }

  async chooseService(service: keyof SignUpTexts['page']['services']): Promise<void> {
    const { name } = this.texts.page.services[service];
    await this.page
      .getByRole('list', { name: this.texts.page.choice.services })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  }

  async checkId(): Promise<void> {
    await this.button(this.texts.page.form.checkIdLabel).click();
    await expect(this.page.getByText(this.texts.idUsable)).toBeVisible();
  }

  /** Everything but verification and terms. */
  async fillIn(person: Person, idField: 'userId' | 'loginId'): Promise<void> {
    await this.field('companyName').fill(person.companyName);
    await this.fillInPerson(person, idField);
    if (idField === 'userId') await this.field('externalMail').fill(person.externalMail);
    await paste(this.field('mobile'), person.mobile);
  }

  /** Fills in what an account and an invitation ask alike. */
  async fillInPerson(person: Person, idField: 'userId' | 'loginId' = 'userId'): Promise<void> {
    await this.field(idField).fill(person[idField]);
    await this.checkId();
    await this.field('password').fill(person.password);
    await this.field('passwordConfirmation').fill(person.password);
    await this.field('surname').fill(person.surname);
    await this.field('givenName').fill(person.givenName);
  }

  /** Opens an invitation in English and goes on to its form. */
  async beginToJoin(link: string): Promise<void> {
    await this.page.goto(`${link}?locale=en`);
    await this.button(invitations.public.begin).click();
  }

  async sendCode(): Promise<void> {
    await this.button(this.texts.page.verification.send).click();
    await expect(this.field('oneTimeCode')).toBeFocused();
  }

  async verify(to: string, sent = 0): Promise<void> {
    // The last digit sends it.
    await this.field('oneTimeCode').fill(await this.#product.code(to, sent));
    await expect(this.page.getByText(this.texts.page.verification.verified)).toBeVisible();
  }

  async agreeToAll(): Promise<void> {
    await this.consent(0).check();
    await this.age.check();
  }

  /** Completes a filled form: the code sent to `to`, the terms, the submit. */
  async finish(to: string, sent = 0): Promise<void> {
    await this.sendCode();
    await this.verify(to, sent);
    await this.agreeToAll();
    await this.submitForm();
  }

  /** Waits for the result; the flow's address carries the language, so only its path counts. */
  async submitForm(): Promise<void> {
    await this.submit.click();
    await this.page.waitForURL((address) => address.pathname.endsWith('/done'));
  }
}

/** Pastes as a person does. */
export async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

/** Goes on with the Tab key until something has the focus. */
export async function tabTo(wanted: Locator): Promise<void> {
  const page = wanted.page();
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}
