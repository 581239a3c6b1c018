import pg from 'pg';
import { ko } from '../web/src/features/joining/imports/messages/ko.ts';
import { ko as listKo } from '../web/src/features/people/people/selection/messages/ko.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { SelectedRows } from './support/pages/selected-rows.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const names = ['김가람', '이나래', '박다솜', '최라온', '정마루'];

test.describe('people in the grid', () => {
  test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 1440, height: 900 } });
  const { portal, at, account } = portalWithOneAccount({
    isAlone: true,
    prepare: async (begun, owner) => {
      const caller = await begun.signInBeside(owner);
      for (const [place, name] of names.entries()) {
        const body = { surname: name.slice(0, 1), givenName: name.slice(1), loginId: `grid${'abcde'.charAt(place)}` };
        const mail = { externalMail: `grid.${place}@outside.example`, language: 'ko', residenceCountry: 'KR' };
        expect((await caller.post('/api/v1/employees', { ...body, ...mail })).status).toBe(200);
      }
      const client = new pg.Client(begun.product.connection);
      await client.connect();
      await client.query('update people set applied_at = now() where applied_at is null');
      await client.end();
    },
  });
  const numbers = async () => {
    const client = new pg.Client(portal.product.connection);
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string; number: string | null }>(
        `select full_name as name, employee_number as number from people where full_name = any($1) order by 1`,
        [names],
      );
      return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
    } finally {
      await client.end();
    }
  };

  test('BLK-10 BLK-07 selected people are edited by keyboard only, applied as one job, and undone by one action', async ({
    watched: page,
  }) => {
    await enterAs(page, account, at('/console/employees?sort=loginId'), 'ko');
    const rows = new SelectedRows(page, shellKo.section);
    await rows.links.filter({ hasText: '김가람' }).focus();
    await page.keyboard.press('Space');
    for (const _more of names.slice(1)) await page.keyboard.press('Shift+ArrowDown');
    await rows.expectSelected(5);
    await page.getByRole('button', { name: listKo.acts.editInGrid, exact: true }).press('Enter');

    const grid = page.getByRole('grid', { name: ko.selection.title });
    await expect(grid.getByRole('rowheader')).toHaveText(names);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const cell = (row: number, column: number) =>
      grid.locator('tbody tr').nth(row).locator('[data-column]').nth(column);

    // Typing writes over the cell, Tab goes beside it, Escape leaves it, F2 goes on in it.
    await cell(0, 0).focus();
    await page.keyboard.press('Tab');
    await expect(cell(0, 1)).toBeFocused();
    await page.keyboard.type('G-01');
    await page.keyboard.press('Enter');
    await expect(cell(0, 1)).toHaveText('G-01');
    await page.keyboard.type('잘못');
    await page.keyboard.press('Escape');
    await expect(cell(1, 1)).toHaveText('');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.press('End');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(cell(0, 1)).toHaveText('G-017');
    await page.keyboard.press('Control+z');
    await expect(cell(0, 1)).toHaveText('G-01');

    // A block from a spreadsheet, and one of the grid's own cells into many.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('G-02\r\nG-03\r\n'));
    await cell(1, 1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+v');
    await expect(cell(1, 1)).toHaveText('G-02');
    await expect(cell(2, 1)).toHaveText('G-03');
    await cell(3, 1).click();
    await page.keyboard.type('G-04');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(cell(4, 1)).toHaveText('G-04');
    await expect(grid.getByText(ko.marks.refused)).toHaveCount(1, { timeout: 30_000 });
    await page.keyboard.press('Delete');
    const apply = page.getByRole('button', { name: filled(ko.apply.go_other, { number: '4' }) });
    await expect(apply).toBeEnabled({ timeout: 30_000 });
    await expect(page.getByText(filled(ko.selection.changed_other, { number: '4' }))).toBeVisible();
    await expectAccessible(page);
    expect(Object.values(await numbers())).toEqual([null, null, null, null, null]);

    // Leaving asks, and returning keeps every cell.
    await page.getByRole('link', { name: ko.selection.back }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: ko.leaving.return, exact: true }).press('Enter');
    await expect(cell(1, 1)).toHaveText('G-02');
    await apply.press('Enter');
    const dialog = page.getByRole('dialog');
    const undo = dialog.getByRole('button', { name: runsKo.result.undo, exact: true });
    await expect(undo).toBeVisible({ timeout: 60_000 });
    const wanted = { 김가람: 'G-01', 이나래: 'G-02', 박다솜: 'G-03', 최라온: 'G-04', 정마루: null };
    expect(await numbers()).toEqual(wanted);
    await undo.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: runsKo.result.undo, exact: true }).press('Enter');
    await expect.poll(async () => Object.values(await numbers()), { timeout: 60_000 }).toEqual(names.map(() => null));
  });

  test('BLK-10 a filtered list opens as a grid at 360, and leaving it unedited loses nothing', async ({
    watched: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await enterAs(page, account, at('/console/employees?q=grid&sort=loginId'), 'ko');
    const rows = new SelectedRows(page, shellKo.section);
    await rows.boxes.nth(1).click();
    await page.getByRole('button', { name: listKo.acts.editInGrid, exact: true }).click();
    const grid = page.getByRole('grid', { name: ko.selection.title });
    await expect(grid).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: ko.selection.back }).click();
    await expect(rows.links.first()).toBeVisible();
  });
});
