import { ko as editionsKo } from '../contract/src/ground/terms-publishing/messages/ko.ts';
import { en as editionsEn } from '../contract/src/ground/terms-publishing/messages/en.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as employeesEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as employeesKo } from '../web/src/features/people/people/messages/ko.ts';
import { en as jobsEn } from '../web/src/features/ground/jobs/messages/en.ts';
import { ko as jobsKo } from '../web/src/features/ground/jobs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { downloaded } from './support/pages/downloads.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { SelectedRows } from './support/pages/selected-rows.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const registered = 51;
const total = registered + 1;

const { at, account: administrator } = portalWithOneAccount({
  prepare: async (portal, account) => {
    const caller = await portal.signInBeside(account);
    for (let number = 0; number < registered; number += 1) {
      const letters = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      const answer = await caller.post('/api/v1/employees', {
        surname: '한',
        givenName: '새봄',
        // The last one that is listed widens the column of IDs, if it may.
        loginId: number === registered - 1 ? `bomz${'z'.repeat(12)}` : `bom${letters}x`,
        externalMail: `bom.${number}@outside.example`,
        language: 'ko',
        residenceCountry: 'KR',
      });
      expect(answer.status, answer.text).toBe(200);
    }
  },
});

for (const [language, width, { employees, jobs, shell, reason }] of walked([
  ['en', 1440, { employees: employeesEn, jobs: jobsEn, shell: shellEn, reason: editionsEn.fields.reason }],
  ['ko', 360, { employees: employeesKo, jobs: jobsKo, shell: shellKo, reason: editionsKo.fields.reason }],
] as const)) {
  const { section } = shell;
  test.describe(`a selection of employees in ${language} at ${width}`, () => {
    // Asked before the sign-in: the session's call is refused then.
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('BLK-06 MEM-07 ACS-01 is made by keyboard, over pages, and ends with Esc', async ({ watched: page }) => {
      await enterAs(page, administrator, at('/console/employees?sort=loginId'), language);
      const rows = new SelectedRows(page, section);
      const { links, boxes, ticked, clear } = rows;
      await expect(links).toHaveCount(50);
      await expect(clear).toHaveCount(0);

      await links.first().focus();
      await page.keyboard.press('Space');
      await rows.expectSelected(1);
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await rows.expectSelected(3);
      await page.keyboard.press('Shift+ArrowUp');
      await rows.expectSelected(2);
      await expect(links.nth(1)).toBeFocused();
      // From the last one that was come to.
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await rows.expectSelected(2);
      await page.keyboard.press('Shift+Space');
      await rows.expectSelected(4);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await boxes.nth(6).click();
      await boxes.nth(8).click({ modifiers: ['Shift'] });
      await rows.expectSelected(7);
      await rows.expectFocusInSight(8, 24, 6);

      // Another page, and back: what was selected stays so. Someone is looked at in the meantime.
      await rows.turn('next');
      await expect(links).toHaveCount(total - 50);
      await links.first().focus();
      await page.keyboard.press('Space');
      await rows.expectSelected(8);
      await rows.turn('previous');
      await expect(ticked).toHaveCount(7);
      await links.nth(2).press('Enter');
      const panel = page.locator('dialog[open]');
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await rows.expectSelected(8);

      await page.getByRole('button', { name: filled(section.selectAllFound, { count: total }) }).press('Enter');
      await rows.expectSelected(total);
      await expect(ticked).toHaveCount(50);
      await expect(page.getByRole('button', { name: employees.export.start, exact: true })).toBeFocused();
      // Of all, who is let go is no one but that one; boxes are gone through as names are.
      await boxes.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(boxes.nth(1)).toBeFocused();
      await page.keyboard.press('Space');
      await rows.expectSelected(total - 1);
      await rows.turn('next');
      await expect(ticked).toHaveCount(total - 50);
      await rows.turn('previous');
      await expect(ticked).toHaveCount(49);
      await expect(boxes.nth(1)).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(clear).toBeHidden();
      await expect(ticked).toHaveCount(0);
      await expect(page.getByRole('status').getByText(section.selectionCleared)).toHaveCount(1);
      await links.nth(3).focus();
      await page.keyboard.press('Space');
      await clear.press('Enter');
      await expect(links.nth(3)).toBeFocused();
      // An address that asks for the export brings no one chosen with it.
      await page.goto(at('/console/employees?sort=loginId&panel=export-chosen'));
      await expect(page).toHaveURL(/sort=loginId$/);
    });

    test('BLK-06 MEM-07 ACS-01 is exported by keyboard, and ends with another search', async ({ watched: page }) => {
      await enterAs(page, administrator, at('/console/employees?sort=loginId'), language);
      const rows = new SelectedRows(page, section);
      const { links, ticked, clear } = rows;
      await links.first().focus();
      await page.keyboard.press('Shift+ArrowDown');
      await rows.expectSelected(2);
      const names = await page.locator('[data-row]:has(:checked)').allInnerTexts();
      await page.getByRole('button', { name: employees.export.start, exact: true }).press('Enter');
      const popup = page.getByRole('dialog', { name: filled(employees.export.title, { number: 2 }) });
      await popup.getByRole('textbox', { name: reason }).fill('An inventory');
      await expectAccessible(page);
      await popup.getByRole('textbox', { name: reason }).press('Enter');
      await expect(popup).toBeHidden();
      // What is said lies above the bar.
      const said = await page.getByText(employees.export.started).boundingBox();
      const bar = await clear.boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      const ended = filled(jobs.finished, { name: jobs.kinds['export-employees'] });
      await expect(page.getByRole('status').getByText(ended)).toBeVisible();
      await page.getByRole('button', { name: jobs.title }).press('Enter');
      const download = page.getByRole('group', { name: jobs.title }).getByRole('link', { name: jobs.download }).first();
      const { text } = await downloaded(page, () => download.press('Enter'));
      const lines = text.trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(2);
      for (const [place, line] of lines.entries()) {
        expect(names[place]?.replaceAll(/\s/g, '')).toContain(line.split('","')[2]);
      }

      await rows.expectSelected(2);
      // What cannot be searched for finds no one else.
      const search = page.locator('main input[inputmode=search]');
      await search.fill('h');
      await expect(search).toHaveAttribute('aria-invalid', 'true');
      await rows.expectSelected(2);
      await search.fill('새봄');
      await expect(page).toHaveURL(/#q=/);
      await expect(clear).toBeHidden();
      await expect(ticked).toHaveCount(0);
      await links.first().focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog').getByText(shell.shortcuts.selectMore)).toBeVisible();
    });
  });

  test.describe(`the list of employees in ${language} at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('USR-01 ACS-01 loads more as it is scrolled, each person once, with its pages in sight', async ({
      watched: page,
    }) => {
      await enterAs(page, administrator, at('/console/employees?sort=loginId'), language);
      const rows = page.locator('table [data-row]');
      const next = page.getByRole('button', { name: shell.section.next });
      await expect(rows).toHaveCount(50);
      await expect(next).toBeInViewport();
      const widths = () =>
        page.locator('thead th').evaluateAll(async (heads) => {
          await document.fonts.ready;
          return heads.map((head) => head.getBoundingClientRect().width);
        });
      const before = await widths();
      await rows.nth(40).scrollIntoViewIfNeeded();
      const read = await rows.nth(40).boundingBox();
      await expect(rows).toHaveCount(total);
      // What joined is wider than what stood, and moves no column.
      for (const [place, columnWidth] of (await widths()).entries())
        expect(columnWidth).toBeCloseTo(before[place] ?? 0, 0);
      expect((await rows.nth(40).boundingBox())?.y).toBeCloseTo(read?.y ?? 0, 0);
      const keys = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
      expect(new Set(keys).size).toBe(total);
      await expectAccessible(page);
      await expect(next).toBeInViewport();
      await next.press('Enter');
      await expect(rows).toHaveCount(total - 50);
      await expect(page).toHaveURL(/page=2/);
    });
  });
}
