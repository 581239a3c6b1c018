import type { Page } from '@playwright/test';
import { en as peopleEn } from '../web/src/features/people/role-assignments/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { en as policiesEn } from '../web/src/features/access/security-policies/messages/en.ts';
import { ko as policiesKo } from '../web/src/features/access/security-policies/messages/ko.ts';
import { en } from '../web/src/features/people/sub-organisations/messages/en.ts';
import { ko } from '../web/src/features/people/sub-organisations/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account } = portalWithOneAccount();
const part = { code: 'BUSAN', ko: '부산본부', en: 'Busan' };
const undo = { ko: '실행 취소', en: 'Undo' };

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', { ...ko, people: { ...ko.people, person: peopleKo.person }, periods: policiesKo.idPeriods }, 1440],
  ['en', { ...en, people: { ...en.people, person: peopleEn.person }, periods: policiesEn.idPeriods }, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`sub-organisations, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });
    const filled = (text: string, name: string) => text.replace('{{name}}', name).replace('{{part}}', name);

    test('DEP-06 a sub-organisation is added, and a person is added to it individually, removed and added again', async ({
      watched: page,
    }) => {
      const colleague = await portal.newColleague(account);
      await enterAs(page, account, at('/console/sub-organisations'), language);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.getByRole('button', { name: texts.add }).first().click();
      await page.locator('[name=subOrganisationCode]').fill(part.code);
      await page.locator('[name=subOrganisationName]').fill(part.ko);
      await page.locator('[name=englishSubOrganisationName]').fill(part.en);
      await page.getByRole('dialog').getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(filled(texts.saved, part[language]))).toBeVisible();
      await page
        .getByRole('link', { name: part[language] })
        .or(page.getByRole('button', { name: part[language], exact: true }))
        .first()
        .click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox', { name: texts.people.person }).fill(colleague.loginId);
      await page.getByRole('option', { name: colleague.loginId }).click();
      await panel.getByRole('button', { name: texts.people.add }).click();
      await expect(page.getByText(texts.people.placed)).toBeVisible();
      const take = panel.getByRole('button', { name: filled(texts.people.takeOne, colleague.fullName) });
      await expect(take).toBeVisible();
      await expectSound(page);
      await take.click();
      await expect(take).toHaveCount(0);
      await page.getByRole('button', { name: undo[language] }).last().click();
      await expect(take).toBeVisible();
    });

    test('IDR-03 the period for ID changes of a sub-organisation is set, refused in the wrong order and undone', async ({
      watched: page,
    }) => {
      const { periods } = texts;
      await enterAs(page, account, at('/console/security-policies'), language);
      const change = page.getByRole('button', { name: filled(periods.changeOne, part[language]) });
      const row = page.getByRole('row').filter({ has: change });
      await change.click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="period.from"]').fill('2099-12-31');
      await dialog.locator('[name="period.to"]').fill('2099-12-01');
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.locator('[name="period.to"]')).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await dialog.locator('[name="period.from"]').fill('2099-11-01');
      await dialog.locator('button[type=submit]').click();
      await expect(page.getByText(periods.saved)).toBeVisible();
      await expect(row.getByText(periods.states.before)).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: undo[language] }).click();
      await expect(row.getByText(periods.states.never)).toBeVisible();
    });
  });
}
