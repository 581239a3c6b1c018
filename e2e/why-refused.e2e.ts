import type { Page } from '@playwright/test';
import { en as rolesEn } from '../web/src/features/access/company-roles/messages/en.ts';
import { ko as rolesKo } from '../web/src/features/access/company-roles/messages/ko.ts';
import { en as effectsEn } from '../web/src/features/access/grant-effects/messages/en.ts';
import { ko as effectsKo } from '../web/src/features/access/grant-effects/messages/ko.ts';
import { en as windowsEn } from '../web/src/features/access/grant-windows/messages/en.ts';
import { ko as windowsKo } from '../web/src/features/access/grant-windows/messages/ko.ts';
import { en as grantsEn } from '../web/src/features/access/grants/messages/en.ts';
import { ko as grantsKo } from '../web/src/features/access/grants/messages/ko.ts';
import { en as rightsEn } from '../web/src/features/access/right-requests/messages/en.ts';
import { ko as rightsKo } from '../web/src/features/access/right-requests/messages/ko.ts';
import { en as policiesEn } from '../web/src/features/access/security-policies/messages/en.ts';
import { ko as policiesKo } from '../web/src/features/access/security-policies/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const texts = {
  ko: {
    roles: rolesKo,
    effects: effectsKo,
    windows: windowsKo,
    grants: grantsKo,
    rights: rightsKo,
    policies: policiesKo,
    shell: shellKo,
  },
  en: {
    roles: rolesEn,
    effects: effectsEn,
    windows: windowsEn,
    grants: grantsEn,
    rights: rightsEn,
    policies: policiesEn,
    shell: shellEn,
  },
} as const;
const place = { scopeId: '', validFrom: '', validUntil: '', windowId: '', reason: '휴가 중인 담당자를 대신합니다.' };

for (const [language, width, colorScheme] of walked([
  ['ko', 1440, 'light'],
  ['en', 360, 'dark'],
] as const)) {
  const { roles, effects, windows, grants, rights, policies, shell } = texts[language];
  test.describe(`refused rights, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session', '/api/v1/security-policies', '/api/v1/grant-windows'],
    });

    test('MEM-09 a refusal gives its reason, names colleagues if the company allows it, and leads to a request', async ({
      watched: page,
    }, info) => {
      const leader = await portal.signInBeside(administrator);
      const colleague = await portal.newColleague(administrator);
      const granteeId = await portal.personIdOf(administrator, colleague);
      const give = (targetType: string, targetName: string) =>
        leader.post('/api/v1/grants', {
          granteeType: 'P',
          granteeId,
          targetType,
          targetName,
          ...place,
          scopeKind: 'company',
        });
      for (const name of ['console', 'grants']) expect((await give('V', name)).status).toBe(200);
      const given = (await give('R', 'grant-windows')).json<{ grantId: string }>();

      await enterAs(page, administrator, at('/console/security-policies'), language);
      const form = page.locator('form', { has: page.getByRole('heading', { name: policies.holders.title }) });
      await form.getByRole('checkbox').setChecked(true);
      await form.getByRole('button', { name: policies.save, exact: true }).press('Enter');
      await expect(page.getByText(policies.holders.saved)).toBeVisible();
      await page.screenshot({ path: info.outputPath('policy.png'), fullPage: true });
      await expectSound(page);

      await page.context().clearCookies();
      await enterAs(page, colleague, at('/console/security-policies'), language);
      await expect(page.getByText(shell.section.refused)).toBeVisible();
      await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('link', { name: shell.section.why }).press('Enter');
      await expect(page.getByRole('heading', { name: grants.own.title })).toBeVisible();
      await expect(page.getByText(grants.own.ask)).toBeVisible();
      await expect(page.getByText(grants.own.holders)).toBeVisible();
      await expect(page.locator('[name=permission]')).toHaveValue('securityPolicies.view');
      await page.screenshot({ path: info.outputPath('why.png'), fullPage: true });
      await expectSound(page);
      await page.locator('[name=reason]').fill(place.reason);
      await page.getByRole('button', { name: rights.ask }).press('Enter');
      await expect(page.getByText(rights.asked)).toBeVisible();

      // An act that was open a moment ago is refused when it is saved.
      await page.goto(at('/console/grants?view=windows&panel=new'));
      const panel = page.getByRole('dialog');
      await panel.locator('[name=grantWindowName]').fill('Weekdays');
      await panel.locator('[name=zone]').fill('GMT+9');
      expect((await leader.delete(`/api/v1/grants/${given.grantId}`)).status).toBe(200);
      await panel.getByRole('button', { name: windows.save, exact: true }).press('Enter');
      const why = page.getByRole('alertdialog').getByRole('link', { name: shell.section.why });
      await expect(why).toHaveAttribute('href', /right=grant-windows\.create/);
      await page.screenshot({ path: info.outputPath('refused-act.png'), fullPage: true });
      await expectSound(page);
    });

    test('MEM-03 MEM-09 a console page outside the hours of its right names them, and leads to a request', async ({
      watched: page,
    }, info) => {
      const leader = await portal.signInBeside(administrator);
      const colleague = await portal.newColleague(administrator);
      const granteeId = await portal.personIdOf(administrator, colleague);
      const from = ((new Date().getUTCDay() + 6 + 2) % 7) * 1_440;
      const made = await leader.post('/api/v1/grant-windows', {
        grantWindowName: `Later ${language} ${width}`,
        zone: 'UTC',
        closesOnDaysOff: false,
        weekly: [{ from, to: from + 60 }],
      });
      const { grantWindowId: windowId } = made.json<{ grantWindowId: string }>();
      const what = { targetType: 'L', targetName: 'administrator', ...place, scopeKind: 'company', windowId };
      expect((await leader.post('/api/v1/grants', { granteeType: 'P', granteeId, ...what })).status).toBe(200);
      await enterAs(page, colleague, at('/console/grants'), language);
      await expect(page.getByRole('heading', { name: grants.title, exact: true })).toBeVisible();
      for (const text of [grants.own.outside, grants.own.hours, grants.own.opens, grants.own.valid]) {
        await expect(page.getByText(text).first()).toBeVisible();
      }
      await page.screenshot({ path: info.outputPath('closed.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('link', { name: grants.own.askThere }).press('Enter');
      await expect(page.locator('[name=permission]')).toHaveValue('grants.view');
    });

    test('MEM-09 the matrix lists people and rights, and a change is previewed before it is saved', async ({
      watched: page,
    }, info) => {
      const leader = await portal.signInBeside(administrator);
      const colleague = await portal.newColleague(administrator);
      const granteeId = await portal.personIdOf(administrator, colleague);
      const companyRoleName = language === 'ko' ? '부서 도우미' : 'Helpers';
      const role = { companyRoleName, permissions: ['departments.change', 'departments.view'] };
      const made = await leader.post('/api/v1/company-roles', role);
      const { companyRoleId: targetName } = made.json<{ companyRoleId: string }>();
      const target = { targetType: 'L', targetName, ...place, scopeKind: 'company', validUntil: '2999-12-31' };
      expect((await leader.post('/api/v1/grants', { granteeType: 'P', granteeId, ...target })).status).toBe(200);

      await enterAs(page, administrator, at('/console/grants?view=holders'), language);
      await page.locator('[name=permission]').selectOption('departments.change');
      await expect(page.getByText(companyRoleName).first()).toBeVisible();
      await page.screenshot({ path: info.outputPath('holders.png'), fullPage: true });
      await expectSound(page);
      await page.getByRole('button', { name: grants.holders.download }).press('Enter');
      const popup = page.getByRole('dialog');
      await popup.locator('[name=reason]').fill(place.reason);
      await page.screenshot({ path: info.outputPath('download.png'), fullPage: true });
      await expectSound(page);
      const downloaded = page.waitForEvent('download');
      await popup.getByRole('button', { name: grants.holders.download }).press('Enter');
      expect((await downloaded).suggestedFilename()).toMatch(/\.csv$/);

      await page.getByRole('tab', { name: grants.tabs.roles }).click();
      await page.locator('[data-row-link]', { hasText: companyRoleName }).first().press('Enter');
      const panel = page.getByRole('dialog');
      await panel.getByRole('checkbox', { checked: true }).last().press('Space');
      await expect(panel.getByText(effects.title)).toBeVisible();
      await page.screenshot({ path: info.outputPath('role-effects.png'), fullPage: true });
      await expectSound(page);
      await expect(panel.getByRole('button', { name: roles.save, exact: true })).toBeVisible();
    });
  });
}
