import type { Page } from '@playwright/test';
import { en as rolesEn } from '../web/src/features/access/company-roles/messages/en.ts';
import { ko as rolesKo } from '../web/src/features/access/company-roles/messages/ko.ts';
import { en as windowsEn } from '../web/src/features/access/grant-windows/messages/en.ts';
import { ko as windowsKo } from '../web/src/features/access/grant-windows/messages/ko.ts';
import { en } from '../web/src/features/access/grants/messages/en.ts';
import { ko } from '../web/src/features/access/grants/messages/ko.ts';
import { en as membersEn } from '../web/src/features/people/role-assignments/messages/en.ts';
import { ko as membersKo } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, { roles: rolesKo, windows: windowsKo, members: membersKo, shell: shellKo }, 1440, 'light'],
  ['en', en, { roles: rolesEn, windows: windowsEn, members: membersEn, shell: shellEn }, 360, 'dark'],
] as const;
for (const [language, texts, { roles, windows, members, shell }, width, colorScheme] of walked(journeys)) {
  test.describe(`granted permissions, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session'],
    });
    const name = language === 'ko' ? '부서 도우미' : 'Department helper';
    const hours = language === 'ko' ? '평일 낮' : 'Weekdays';

    test('MEM-02 MEM-03 ACS-01 hours and a role are created, a right is granted within them, changed, revoked and undone', async ({
      watched: page,
    }, info) => {
      const colleague = await portal.newColleague(administrator);
      const panel = page.getByRole('dialog');
      await enterAs(page, administrator, at('/console/grants'), language);
      await expect(page.getByText(texts.empty).or(page.locator('[data-row-link]').first())).toBeVisible();
      await expectSound(page);

      await page.getByRole('tab', { name: texts.tabs.windows }).click();
      await page.getByRole('button', { name: windows.add }).first().press('Enter');
      await panel.locator('[name=grantWindowName]').fill(hours);
      await panel.locator('[name=zone]').fill('GMT9');
      await panel.getByRole('button', { name: windows.save, exact: true }).click();
      await expect(panel.locator('[name=zone]')).toHaveAttribute('aria-invalid', 'true');
      await page.screenshot({ path: info.outputPath('hours.png'), fullPage: true });
      await expectSound(page);
      await panel.locator('[name=zone]').fill('GMT+9');
      await panel.getByRole('button', { name: windows.save, exact: true }).press('Enter');
      await expect(page.getByText(filled(windows.saved, { name: hours }))).toBeVisible();
      await page.screenshot({ path: info.outputPath('hours-list.png'), fullPage: true });
      await expectSound(page);

      await page.getByRole('tab', { name: texts.tabs.roles }).click();
      await page.getByRole('button', { name: roles.add }).first().press('Enter');
      await panel.locator('[name=companyRoleName]').fill(name);
      await panel.getByRole('button', { name: roles.save, exact: true }).click();
      await panel.getByRole('checkbox').first().check();
      await page.screenshot({ path: info.outputPath('role.png'), fullPage: true });
      await expectSound(page);
      await panel.getByRole('button', { name: roles.save, exact: true }).press('Enter');
      await expect(page.getByText(filled(roles.saved, { name }))).toBeVisible();
      await page.screenshot({ path: info.outputPath('roles.png'), fullPage: true });

      await page.getByRole('tab', { name: texts.tabs.grants }).click();
      await expect(page.getByText(texts.empty).or(page.locator('[data-row-link]').first())).toBeVisible();
      const others = await page.locator('[data-row-link]').count();
      await page.getByRole('button', { name: texts.give }).first().press('Enter');
      await panel.getByRole('combobox', { name: members.person }).fill(colleague.loginId);
      await page.getByRole('option', { name: colleague.loginId }).click();
      await panel.locator('[name=targetType]').selectOption('L');
      await panel.locator('[name=targetName]').selectOption({ label: name });
      await panel.locator('[name=windowId]').selectOption({ label: hours });
      await panel.locator('[name=validUntil]').fill('2999-12-31');
      await panel.getByRole('button', { name: texts.give, exact: true }).press('Enter');
      await expect(panel.locator('[name=reason]')).toHaveAttribute('aria-invalid', 'true');
      await page.screenshot({ path: info.outputPath('giving.png'), fullPage: true });
      await expectSound(page);
      await panel.locator('[name=reason]').fill('조직 개편을 함께 준비합니다.');
      await panel.getByRole('button', { name: texts.give, exact: true }).press('Enter');
      await expect(page.getByText(texts.given)).toBeVisible();
      const row = page.locator('[data-row-link]').first();
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);

      await row.press('Enter');
      await page.screenshot({ path: info.outputPath('panel.png'), fullPage: true });
      await expectSound(page);
      await panel.locator('[name=validUntil]').fill('2998-12-31');
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(page.getByText(texts.changed)).toBeVisible();
      await row.press('Enter');
      await panel.getByRole('button', { name: texts.takeBack, exact: true }).press('Enter');
      await expect(page.locator('[data-row-link]')).toHaveCount(others);
      await page.getByRole('button', { name: shell.section.undo, exact: true }).last().click();
      await expect(page.locator('[data-row-link]')).toHaveCount(others + 1);

      await page.getByRole('tab', { name: texts.tabs.why }).click();
      await expect(page.getByText(texts.why.fill)).toBeVisible();
      await expectSound(page);
      await page.getByRole('combobox', { name: members.person }).fill(colleague.loginId);
      await page.getByRole('option', { name: colleague.loginId }).click();
      await page.locator('[name=area]').selectOption('departments');
      await page.locator('[name=permission]').selectOption('departments.change');
      await expect(page.getByText(texts.why.no, { exact: true })).toBeVisible();
      await page.locator('[name=when]').selectOption('other');
      await page.locator('[name=day]').fill('2998-01-01');
      await page.locator('[name=area]').selectOption('companies');
      await page.locator('[name=permission]').selectOption('companies.view');
      await expect(page.getByRole('table').or(page.getByRole('list')).last()).toBeVisible();
      await page.screenshot({ path: info.outputPath('why.png'), fullPage: true });
      await expectSound(page);

      await page.goto(at(`/console/employees?tab=access#q=${colleague.loginId.split('@')[0]}`));
      await page.locator('[data-row-link]').first().press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('tab')
        .nth(3)
        .click()
        .catch(() => undefined);
      await page.screenshot({ path: info.outputPath('person.png'), fullPage: true });
    });
  });
}
