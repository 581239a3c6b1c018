import type { Locator } from '@playwright/test';
import { ko as sharedRoles } from '../contract/src/people/role-assignments/messages/ko.ts';
import { ko as factors } from '../web/src/features/access/mfa/messages/ko.ts';
import { ko as domains } from '../web/src/features/organisation/mail-domains/messages/ko.ts';
import { ko as roles } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { ko as chart } from '../web/src/features/people/organisation-charts/messages/ko.ts';
import { ko as people } from '../web/src/features/people/people/messages/ko.ts';
import { ko as records } from '../web/src/features/views/audit-log/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { codeOf } from './support/authenticator-app.ts';
import { Acts } from './support/first-hour/acts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);
test.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });

/** A task with the acts that it may take at most: what it took when its users were watched. */
async function within(most: number, task: (acts: Acts) => Promise<void>): Promise<void> {
  const acts = new Acts();
  await task(acts);
  expect(acts.count).toBeLessThanOrEqual(most);
}

test('ACS-01 USR-02 MEM-01 PRD-04 DEP-05 MEM-07 an administrator’s daily tasks take at most their number of actions', async ({
  watched: page,
}) => {
  const leader = await portal.newAccount();
  const colleague = await portal.newColleague(leader);
  const dialog = page.getByRole('dialog');
  const button = (place: Pick<Locator, 'getByRole'>, name: string) => place.getByRole('button', { name, exact: true });
  await enterAs(page, leader, portal.at('/console/employees'), 'ko');
  await expect(page.locator('[data-row-link]').first()).toBeVisible();
  await within(2, async (acts) => {
    await acts.press(page, 'Control+k');
    await acts.fill(dialog.getByRole('combobox'), 'ㅎㅂㄴ');
    await expect(dialog.getByRole('option').filter({ hasText: colleague.fullName }).first()).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await within(5, async (acts) => {
    await acts.click(page.locator('[data-row-link]').filter({ hasText: colleague.fullName }).first());
    await acts.click(button(dialog, filled(people.change.one, { field: people.columns.name })));
    await acts.fill(dialog.locator('[name="change.givenName"]'), '새봄');
    await acts.press(page, 'Enter');
    await expect(dialog.getByRole('heading', { name: '한새봄' })).toBeVisible();
  });
  await expectAccessible(page);
  await page.goto(portal.at('/console/administrators'));
  await within(4, async (acts) => {
    await acts.click(button(page, roles.grant).first());
    await acts.fill(dialog.getByRole('combobox', { name: roles.person }), colleague.loginId);
    await acts.click(page.getByRole('option', { name: colleague.loginId }));
    await acts.click(button(dialog, roles.grant));
    await expect(page.getByText(filled(roles.granted, { role: sharedRoles.roles.serviceDesk }))).toBeVisible();
  });
  await page.goto(portal.at('/console/mail-domains'));
  await within(3, async (acts) => {
    await acts.click(button(page, domains.add).first());
    await acts.fill(dialog.locator('[name=domain]'), 'daily-ways.example');
    await acts.press(page, 'Enter');
    await expect(page.getByText(domains.record.title)).toBeVisible();
  });
  await expectAccessible(page);
  await page.goto(portal.at('/portalapp/organisation'));
  await page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = 'printed') }));
  await within(2, async (acts) => {
    await acts.click(button(page, chart.takeAway));
    await acts.click(button(page, filled(chart.printOn, { paper: 'A4' })));
    await expect(page).toHaveTitle('printed');
  });
  await page.goto(portal.at('/console/records'));
  await within(2, async (acts) => {
    await acts.click(page.getByRole('link', { name: /한새봄.*이름/ }).first());
    await expect(dialog.getByText(records.columns.record)).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await within(4, async (acts) => {
    await acts.click(button(page, records.export.open));
    await acts.fill(dialog.locator('[name=reason]'), '월간 점검');
    const file = page.waitForEvent('download');
    await acts.click(button(dialog, records.export.start));
    await file;
  });
  await expectAccessible(page);
});

test('ACS-01 ACC-15 a second factor by an app is set up in five actions, on a phone', async ({ watched: page }) => {
  const leader = await portal.newAccount();
  await page.setViewportSize({ width: 390, height: 800 });
  await enterAs(page, leader, portal.at('/portalapp/account/security'), 'ko');
  await within(5, async (acts) => {
    await acts.click(page.getByRole('button', { name: factors.app.add }));
    await acts.fill(page.locator('[name=password]'), leader.password);
    await acts.press(page, 'Enter');
    const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
    await acts.fill(page.locator('[name=code]'), codeOf(secret, 0));
    await acts.press(page, 'Enter');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10);
  });
  await expectAccessible(page);
});
