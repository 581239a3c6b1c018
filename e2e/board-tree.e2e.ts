import { en as boardsEn } from '../contract/src/workplace/boards/messages/en.ts';
import { ko as boardsKo } from '../contract/src/workplace/boards/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en } from '../web/src/features/workplace/managed-boards/messages/en.ts';
import { ko } from '../web/src/features/workplace/managed-boards/messages/ko.ts';
import { portalWithBoards } from './support/boards.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { at, addBoard, caller, enter } = portalWithBoards();
const journeys = [
  ['ko', ko, boardsKo, shellKo, 1440],
  ['en', en, boardsEn, shellEn, 360],
] as const;
for (const [language, texts, boards, shell, width] of walked(journeys)) {
  test.describe(`the tree of boards, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 } });

    test('BRD-01 ACS-01 a board is moved below another by keyboard, shown there in console and portal, and moved back', async ({
      watched: page,
    }, info) => {
      const [upper, lower] = language === 'ko' ? ['전사', '영업'] : ['Office', 'Lunch'];
      await addBoard(upper, language === 'ko' ? 'Company' : upper);
      const number = await addBoard(lower, language === 'ko' ? 'Sales' : lower);
      await enter(page, language, `/console/boards?item=${number}`);
      const panel = page.getByRole('dialog');
      const field = panel.getByLabel(boards.fields.upperBoardNumber);
      await field.selectOption({ label: upper });
      await panel.getByRole('button', { name: texts.place.move, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.place.done, { name: lower }))).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('panel.png') });
      await page.keyboard.press('Escape');
      const under = filled(texts.place.under, { name: upper });
      await expect(page.getByText(`(${under})`)).toBeAttached();
      await page.screenshot({ path: info.outputPath('list.png') });
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: shell.section.undo, exact: true }).last().click();
      await expect(page.getByText(`(${under})`)).toHaveCount(0);
      await page.goto(at(`/console/boards?item=${number}`));
      await field.selectOption({ label: upper });
      await panel.getByRole('button', { name: texts.place.move, exact: true }).click();
      await expect(page.getByText(filled(texts.place.done, { name: lower }))).toBeVisible();
      await page.goto(at(`/portalapp/boards/${number}`));
      await expect(page.getByRole('navigation').getByText(`(${under})`)).toBeAttached();
      await page.screenshot({ path: info.outputPath('portal.png') });
      // Below a favourite it goes with it, and not among the others.
      const favourite = await addBoard(`${upper} 2`, 'Favourite', { isFavourite: true });
      await caller().put(`/api/v1/admin/boards/${number}/place`, { upperBoardNumber: favourite });
      await page.reload();
      const group = page
        .getByRole('navigation')
        .getByRole('list', { name: language === 'ko' ? '즐겨찾기' : 'Favorites' });
      await expect(group.getByRole('link').filter({ hasText: lower })).toHaveCount(1);
      await page.screenshot({ path: info.outputPath('portal-favourite.png') });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
