import type { Page } from '@playwright/test';
import { en as records } from '../../../contract/src/views/audit-log/messages/en.ts';
import { ko as recordsKo } from '../../../contract/src/views/audit-log/messages/ko.ts';
import { en as boards } from '../../../web/src/features/workplace/boards/messages/en.ts';
import { ko as boardsKo } from '../../../web/src/features/workplace/boards/messages/ko.ts';
import { en as administration } from '../../../web/src/features/views/console/messages/en.ts';
import { ko as administrationKo } from '../../../web/src/features/views/console/messages/ko.ts';
import { en as front } from '../../../web/src/features/ground/front/messages/en.ts';
import { ko as frontKo } from '../../../web/src/features/ground/front/messages/ko.ts';
import { en as invitations } from '../../../web/src/features/joining/invitations/messages/en.ts';
import { ko as invitationsKo } from '../../../web/src/features/joining/invitations/messages/ko.ts';
import { en as portalTexts } from '../../../web/src/features/views/portal/messages/en.ts';
import { ko as portalTextsKo } from '../../../web/src/features/views/portal/messages/ko.ts';
import { en as setUp } from '../../../web/src/features/views/setup/messages/en.ts';
import { ko as setUpKo } from '../../../web/src/features/views/setup/messages/ko.ts';
import { en as standing } from '../../../web/src/kernel/messages/en.ts';
import { ko as standingKo } from '../../../web/src/kernel/messages/ko.ts';
import type { PortalProduct } from '../portal-pages.ts';
import { type Person, SignUpPage } from '../sign-up-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../watched-page.ts';
import { Acts } from './acts.ts';

/** Texts that the pages of the first hour show, and texts that the user enters on them. */
export const said = {
  ko: {
    front: frontKo,
    standing: standingKo,
    setUp: setUpKo,
    portal: portalTextsKo,
    administration: administrationKo,
    invitations: invitationsKo,
    boards: boardsKo,
    records: recordsKo,
    people: ['빛나', '새봄', '하람', '예솔', '나래'],
    noticeBoard: '공지사항',
    title: '첫 전체 회의',
    text: '월요일 오전 10시에 마당에서 만나요.',
  },
  en: {
    front,
    standing,
    setUp,
    portal: portalTexts,
    administration,
    invitations,
    boards,
    records,
    people: ['Bitna', 'Saebom', 'Haram', 'Yesol', 'Narae'],
    noticeBoard: 'Notices',
    title: 'Our first meeting',
    text: 'We meet in the yard on Monday at ten.',
  },
} as const;
export type Spoken = keyof typeof said;

/** A person at a browser of their own, whose acts are counted and whose screens are looked at. */
export class Someone {
  readonly page: Page;
  readonly acts = new Acts();
  readonly visited: string[] = [];
  readonly t: (typeof said)[Spoken];
  readonly #language: Spoken;
  readonly #portal: PortalProduct;

  constructor(page: Page, language: Spoken, portal: PortalProduct) {
    this.page = page;
    this.#language = language;
    this.#portal = portal;
    this.t = said[language];
    page.on('framenavigated', (frame) => this.visited.push(new URL(frame.url()).pathname));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.visited.push(new URL(request.url()).pathname);
    });
  }

  get isOnPhone() {
    return (this.page.viewportSize()?.width ?? 0) < 768;
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp) {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Returns the link to one of a company's first acts. */
  step(title: string) {
    return this.page.getByRole('link').filter({ hasText: title });
  }

  /** The screen as it is after its last act: whole and accessible. */
  async look() {
    await expectNoSidewaysScroll(this.page);
    await expectAccessible(this.page);
  }

  /** The sign-up's form: the ID is looked at, and the terms are agreed to. */
  async fillIn(person: Person, isFounder: boolean) {
    const { acts } = this;
    const form = await SignUpPage.in(this.#language, this.page, this.#portal.product);
    if (isFounder) await acts.fill(form.field('companyName'), person.companyName);
    await acts.fill(form.field('userId'), person.userId);
    await acts.click(form.button(form.texts.page.form.checkIdLabel));
    await expect(this.page.getByText(form.texts.idUsable)).toBeVisible();
    for (const name of ['password', 'passwordConfirmation'] as const)
      await acts.fill(form.field(name), person.password);
    for (const name of ['surname', 'givenName'] as const) await acts.fill(form.field(name), person[name]);
    if (isFounder) {
      await acts.fill(form.field('externalMail'), person.externalMail);
      await acts.fill(form.field('mobile'), person.mobile.slice(1));
      await acts.click(form.button(form.texts.page.verification.send));
      await acts.fill(form.field('oneTimeCode'), await this.#portal.outbox.nextCode(person.externalMail));
      await expect(this.page.getByText(form.texts.page.verification.verified)).toBeVisible();
    }
    await acts.click(form.consent(0));
    await acts.click(form.age);
    await this.look();
    await acts.click(form.submit);
    await expect(this.page.getByText(`${person.userId}@madang.example`)).toBeVisible();
    await this.look();
  }
}
