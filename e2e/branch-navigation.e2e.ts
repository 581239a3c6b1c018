import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as grantsEn } from '../web/src/features/access/grants/messages/en.ts';
import { ko as grantsKo } from '../web/src/features/access/grants/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();
const texts = { ko: { shell: shellKo, grants: grantsKo }, en: { shell: shellEn, grants: grantsEn } };
const opened = [
  'employees',
  'invitations',
  'planned-changes',
  'runs',
  'opencodes',
  'departments',
  'grants',
  'access',
  'records',
];

for (const [language, colorScheme] of walked([
  ['ko', 'light'],
  ['en', 'dark'],
] as const)) {
  test.describe(`pages of the administrator of one division, in ${language}`, () => {
    const { shell, grants } = texts[language];
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width: 1440, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session', '/api/v1/saved-views', '/api/v1/departments'],
    });

    test('MEM-04 ACS-01 the navigation and the palette have pages of the division alone, and the start page leads to the first', async ({
      watched: page,
    }, info) => {
      const branch = await portal.newColleague(administrator);
      const leader = await portal.signInBeside(administrator);
      const names = { departmentCode: 'SALES', departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
      await leader.post('/api/v1/departments', { ...names, parentDepartmentCode: 'TOP' });
      const given = await leader.post('/api/v1/grants', {
        granteeType: 'P',
        granteeId: await portal.personIdOf(administrator, branch),
        targetType: 'L',
        targetName: 'administrator',
        scopeKind: 'department',
        scopeId: 'SALES',
        validFrom: '',
        validUntil: '',
        windowId: '',
        reason: 'Sales',
      });
      expect(given.status, given.text).toBe(200);
      await enterAs(page, branch, at('/console'), language);
      await expect(page).toHaveURL(at('/console/employees'));
      const navigation = page.getByRole('navigation', { name: shell.shell.navigation });
      const found = new Set<string>();
      for (const group of await navigation.getByRole('button').all()) {
        if ((await group.getAttribute('aria-expanded')) === 'false') await group.press('Enter');
        await expect(group).toHaveAttribute('aria-expanded', 'true');
        for (const link of await navigation.getByRole('link').all()) found.add((await link.getAttribute('href')) ?? '');
      }
      for (const link of await navigation.getByRole('link').all()) found.add((await link.getAttribute('href')) ?? '');
      const shown = [...found].filter((href) => href.startsWith('/console')).toSorted();
      expect(shown).toEqual(opened.map((path) => `/console/${path}`).toSorted());
      await expect(navigation.getByRole('link', { name: shell.start.title, exact: true })).toHaveCount(0);
      await page.screenshot({ path: info.outputPath('people.png'), fullPage: true });
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: shell.palette.title });
      const options = page.getByRole('dialog').getByRole('option');
      await expect(options.first()).toBeVisible();
      await box.fill(language === 'ko' ? '엠블럼' : 'emblem');
      await expect(options).toHaveCount(0);
      await page.keyboard.press('Escape');
      for (const path of opened) {
        await page.waitForLoadState('networkidle');
        await page.goto(at(`/console/${path}`));
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText(shell.section.refused)).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      await page.goto(at('/console/grants'));
      await expect(page.getByRole('tab', { name: grants.tabs.grants })).toBeVisible();
      await expect(page.getByRole('tab', { name: grants.tabs.windows })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
  });
}
