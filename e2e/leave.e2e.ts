import type { Page } from '@playwright/test';
import { en } from '../web/src/features/people/employment/messages/en.ts';
import { ko } from '../web/src/features/people/employment/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { LeavingPage } from './support/pages/leaving-page.ts';
import type { Account } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount({ isAlone: true });

/** The list with one person in it. */
const listOf = ({ loginId }: Account) => at(`/console/employees#q=${loginId.split('@')[0]}`);

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** A day from today, as fields have it. */
const dayLater = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const ways = [
  ['ko', 1440, { ...ko, people: peopleKo, undo: shellKo.section.undo }],
  ['ko', 768, { ...ko, people: peopleKo, undo: shellKo.section.undo }],
  ['en', 360, { ...en, people: peopleEn, undo: shellEn.section.undo }],
] as const;
for (const [language, width, texts] of walked(ways)) {
  test.describe(`a leave, in ${language} at ${width}`, () => {
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    test.use({ locale, viewport: { width, height: 900 } });

    test('USR-08 STA-01 STA-07 a person is put on leave until a day, shown so, and returns', async ({
      watched: page,
    }) => {
      const away = await portal.newColleague(administrator);
      await enterAs(page, administrator, listOf(away), language);
      const person = new LeavingPage(page, texts);
      await person.openPerson();
      await person.openFromMenu('leave');
      const popup = page.getByRole('dialog').last();
      await expectSound(page);
      await popup.locator('select[name=kind]').selectOption('childcare');
      await popup.getByText(texts.leave.dated, { exact: true }).click();
      await popup.getByRole('textbox', { name: texts.leave.until }).fill(dayLater(20));
      await expectSound(page);
      await popup.getByRole('button', { name: texts.acts.leave }).click();
      await expect(page.getByText(filled(texts.leave.done, { name: away.fullName })).first()).toBeVisible();
      await expect(person.button(texts.acts.return).first()).toBeVisible();
      await expectSound(page);
      await person.button(texts.acts.return).first().click();
      await expect(person.button(texts.acts.return)).toHaveCount(0);
      await expectSound(page);
    });
  });
}
