import type { Locator } from '@playwright/test';
import { ko } from '../web/src/features/joining/imports/messages/ko.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const cells = ['사번\t성명\t이메일', 'AG1\t홍길동\tag1@people.example', 'AG2\t김하늘\tag2@people.example'].join('\n');

test.describe('an import that was applied', () => {
  test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 1440, height: 900 } });
  const { at, account } = portalWithOneAccount();

  test('USR-10 BLK-05 the way in is changed until it happens, and equal cells show the import that had them', async ({
    watched: page,
  }) => {
    await enterAs(page, account, at('/console/imports'), 'ko');
    const begin = async () => {
      await page.getByLabel(ko.start.paste).fill(cells);
      await page.getByRole('button', { name: ko.start.go }).click();
      await expect(page.getByRole('button', { name: ko.columns.go })).toBeVisible({ timeout: 30_000 });
    };
    await begin();
    await page.getByRole('button', { name: ko.columns.go }).click();
    await page.getByRole('button', { name: filled(ko.apply.go_other, { number: '2' }) }).click({ timeout: 60_000 });
    const run = page.getByRole('dialog');
    await expect(run.getByRole('button', { name: runsKo.result.undo, exact: true })).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');

    const change = page.getByRole('button', { name: ko.letIn.change });
    const popup = page.getByRole('dialog', { name: ko.letIn.change });
    await change.press('Enter');
    await popup.getByText(ko.letIn.ways.onDay, { exact: true }).click();
    await popup.getByLabel(ko.letIn.on).fill(nextMonth());
    await expectAccessible(page);
    await popup.getByRole('button', { name: ko.letIn.save }).press('Enter');
    await expect(popup).toBeHidden();
    const facts: Locator = page.getByRole('main');
    await expect(facts.getByText(ko.letIn.ways.onDay)).toBeVisible();
    await expect(change).toBeVisible({ timeout: 30_000 });
    await page.setViewportSize({ width: 360, height: 780 });
    await change.click();
    await expectNoSidewaysScroll(page);
    await popup.getByText(ko.letIn.ways.passwords, { exact: true }).click();
    await popup.getByRole('button', { name: ko.letIn.save }).click();
    await expect(page.getByRole('button', { name: ko.passwords.open })).toBeVisible({ timeout: 30_000 });
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: ko.all }).click();
    await begin();
    await expect(page.getByText(ko.before.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: ko.before.open }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: ko.leaving.quit }).click();
    await expect(page.getByRole('button', { name: ko.passwords.open })).toBeVisible();
  });
});

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
