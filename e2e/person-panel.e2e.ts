import { en as fieldsEn } from '../contract/src/people/people/messages/en.ts';
import { ko as fieldsKo } from '../contract/src/people/people/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en } from '../web/src/features/people/people/messages/en.ts';
import { ko } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdCalls, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const {
  portal,
  at,
  account: administrator,
} = portalWithOneAccount({
  prepare: async (product, account) => {
    const caller = await product.signInBeside(account);
    const names = { departmentName: '영업본부', englishDepartmentName: 'Sales Division', language: 'ko' };
    const body = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
    expect((await caller.post('/api/v1/departments', body)).status).toBe(200);
  },
});

for (const [language, width, texts, { displayName }, undo] of walked([
  ['ko', 1440, ko, fieldsKo.fields, shellKo.section.undo],
  ['en', 360, en, fieldsEn.fields, shellEn.section.undo],
] as const)) {
  test.describe(`the panel of a person, in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('USR-04 USR-11 ACS-01 a field is edited in place by keyboard and undone, a department through the head, a password is reset', async ({
      watched: page,
    }) => {
      const colleague = await portal.newColleague(administrator);
      await enterAs(page, administrator, at(`/console/employees#q=${colleague.loginId.split('@')[0]}`), language);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/v1\/employees\/(?!search)/.test(request.url())) asked.push(request.url());
      });
      await page.locator('[data-row-link]').first().click();
      await expect(page.getByRole('tab', { name: texts.tabs.profile })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toHaveLength(1);
      const add = page.getByRole('button', { name: filled(texts.change.add, { field: displayName }) });
      const shown = page.locator('dd', { hasText: '가람' });
      // Fields without a value are folded.
      for (const folded of await page.locator('[role=tabpanel] summary').all()) await folded.press('Enter');
      await add.press('Enter');
      await expect(page).toHaveURL(/edit=displayName/);
      // Esc closes the field and not the panel, whose pen has the focus again.
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
      await add.press('Enter');
      await page.keyboard.type('가람');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(shown).toBeVisible();
      await page.getByRole('button', { name: undo, exact: true }).click();
      await expect(shown).toHaveCount(0);

      await page.getByRole('button', { name: texts.change.move, exact: true }).click();
      const department = page.getByRole('combobox', { name: texts.columns.department });
      await expect(department).toBeFocused();
      const name = language === 'ko' ? '영업본부' : 'Sales Division';
      // Until they are found, the departments of before stand there and cannot be selected.
      const answer = await holdCalls(page, '**/api/v1/department-choices/search');
      await department.fill(name);
      await department.press('Enter');
      await expect(department).toHaveValue(name);
      answer();
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('button', { name: texts.change.save, exact: true }).click();
      await page.getByRole('tab', { name: texts.tabs.posts }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      for (const tab of ['posts', 'contacts', 'access', 'history'] as const) {
        await page.getByRole('tab', { name: texts.tabs[tab] }).click();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }

      await page.getByRole('button', { name: texts.password.reset }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.password.reset }).click();
      await expect(page.getByText(texts.password.text)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
