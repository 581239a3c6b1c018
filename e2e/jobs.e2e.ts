import { readFileSync } from 'node:fs';
import { en as peopleEn } from '../contract/src/people/people/messages/en.ts';
import { ko as peopleKo } from '../contract/src/people/people/messages/ko.ts';
import { ko as editionsKo } from '../contract/src/ground/terms-publishing/messages/ko.ts';
import { en as editionsEn } from '../contract/src/ground/terms-publishing/messages/en.ts';
import { en as employeesEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as employeesKo } from '../web/src/features/people/people/messages/ko.ts';
import { en as jobsEn } from '../web/src/features/ground/jobs/messages/en.ts';
import { ko as jobsKo } from '../web/src/features/ground/jobs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectWithinSides, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { at, account: administrator } = portalWithOneAccount();

for (const [language, width, employees, jobs, reason, englishName] of walked([
  ['ko', 1440, employeesKo, jobsKo, editionsKo.fields.reason, peopleKo.fields.englishName],
  ['en', 360, employeesEn, jobsEn, editionsEn.fields.reason, peopleEn.fields.englishName],
] as const)) {
  test.describe(`the jobs tray in ${language} at ${width}`, () => {
    // Asked before the sign-in: the session's call is refused then.
    test.use({ refusedCalls: ['/api/v1/session'] });

    test('BLK-06 MEM-07 ACS-01 an export continues in the background, and its file is downloaded and removed from the list', async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, administrator, at('/console/employees'), language);
      const tray = page.getByRole('button', { name: jobs.title });
      await tray.click();
      const panel = page.getByRole('group', { name: jobs.title });
      const nothing = filled(jobs.nothing, { number: 7 });
      await expect(panel.getByRole('status')).toHaveText(nothing);
      await expectAccessible(page);
      // Text alone is come to by the Tab key too, and heard there.
      await page.keyboard.press('Tab');
      await expect(panel).toBeFocused();
      await expect(panel).toHaveAccessibleDescription(nothing);
      await page.keyboard.press('Escape');
      await expect(tray).toBeFocused();

      await page.getByRole('button', { name: filled(employees.export.open, { number: 1 }) }).click();
      const popup = page.getByRole('dialog', { name: filled(employees.export.title, { number: 1 }) });
      await popup.getByRole('button', { name: employees.export.start, exact: true }).click();
      await expect(popup.getByRole('textbox', { name: reason })).toHaveAttribute('aria-invalid', 'true');
      await popup.getByRole('textbox', { name: reason }).fill('An inventory');
      await expectAccessible(page);
      await popup.getByRole('button', { name: employees.export.start, exact: true }).click();
      await expect(popup).toBeHidden();
      await expect(page.getByText(employees.export.started)).toBeVisible();
      const ended = filled(jobs.finished, { name: jobs.kinds['export-employees'] });
      await expect(page.getByRole('status').getByText(ended)).toBeVisible();

      await tray.focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByText(jobs.states.done)).toBeVisible();
      // A number says what it counts.
      await expect(panel.getByText(`${jobs.states.done} · ${filled(jobs.amount_one, { number: 1 })} · `)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectWithinSides(panel);
      await expectAccessible(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('link', { name: jobs.download }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(language === 'ko' ? /^구성원 .*\.csv$/ : /^Employees .*\.csv$/);
      const [heads, line] = readFileSync(await download.path(), 'utf8').split('\r\n');
      expect(heads?.startsWith(`\ufeff"${employees.columns.name}","${englishName}"`)).toBe(true);
      expect(line).toContain(administrator.loginId);

      await expect(tray).toBeFocused();
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: jobs.remove }).press('Enter');
      await expect(panel).toContainText(filled(jobs.nothing, { number: 7 }));
      await page.keyboard.press('Escape');
      await expect(tray).toBeFocused();
    });
  });
}
