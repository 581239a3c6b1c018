import type { Page } from '@playwright/test';
import { ko as departmentsKo } from '../web/src/features/organisation/departments/messages/ko.ts';
import { en as departmentsEn } from '../web/src/features/organisation/departments/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const journeys = [
  ['ko', departmentsKo, peopleKo, 1440],
  ['en', departmentsEn, peopleEn, 360],
] as const;
for (const [language, departments, people, width] of walked(journeys)) {
  test.describe(`downloads that can be imported, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 } });

    test('BLK-06 MEM-07 ACS-01 departments are downloaded as a workbook with a reason, and people with the columns of an import', async ({
      watched: page,
    }) => {
      const account = await portal.newAccount();
      const session = await portal.signInBeside(account);
      const names = { departmentName: '영업본부', englishDepartmentName: 'Sales', language: 'ko' };
      const made = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP' };
      expect((await session.post('/api/v1/departments', made)).status).toBe(200);
      await enterAs(page, account, portal.at('/console/departments'), language);
      await page.getByRole('button', { name: departments.download.open, exact: true }).press('Enter');
      const popup = page.getByRole('dialog', { name: departments.download.title });
      const start = popup.getByRole('button', { name: departments.download.open, exact: true });
      await popup.getByRole('combobox', { name: departments.download.format }).selectOption('xlsx');
      await start.press('Enter');
      const reason = popup.getByRole('textbox', { name: departments.download.reason });
      await expect(reason).toHaveAttribute('aria-invalid', 'true');
      await reason.fill('An order');
      await expectSound(page, `departments-${language}-${width}`);
      const [file] = await Promise.all([page.waitForEvent('download'), reason.press('Enter')]);
      expect(file.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.xlsx$/);
      await expect(popup).toBeHidden();
      await page.goto(portal.at('/console/employees?panel=export'));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(people.export.texts.list)).toBeVisible();
      await dialog.getByRole('combobox', { name: people.export.columns }).selectOption('import');
      await expect(dialog.getByText(people.export.texts.import)).toBeVisible();
      await page.emulateMedia({ colorScheme: language === 'ko' ? 'dark' : 'light' });
      await expectSound(page, `people-${language}-${width}`);
    });
  });
}

async function expectSound(page: Page, name: string) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const folder = process.env['LOOK'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
