import { portalWithBoards } from './support/boards.ts';
import { expect, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

/** The longest names that are taken, of the widest letters and without a space, and a title that is one word. */
const longest = { ko: '가'.repeat(30), en: 'W'.repeat(30), word: 'w'.repeat(100) };

const { at, caller, addBoard, addPost, enter } = portalWithBoards();
let board = 0;
let postId = '';

test.beforeAll(async () => {
  const titles = { koreanTitle: longest.ko, englishTitle: longest.en };
  const place = { url: 'https://pages.example/', windowTarget: 'newTab' };
  for (const kind of [
    { kind: 'menu', ...place },
    { kind: 'group', url: '', lowerMenus: [{ ...titles, ...place }] },
  ]) {
    const answer = await caller().post('/api/v1/menus', { ...titles, ...kind });
    expect(answer.status, answer.text).toBe(200);
  }
  board = await addBoard(longest.ko, longest.en);
  postId = await addPost(board, longest.word, `<p>${longest.word}</p>`);
});

for (const language of walked(['ko', 'en'] as const, 'last')) {
  test(`POR-01 BRD-03 ACS-05 the longest names and texts in ${language} remain within the page, at 360 and at 1440`, async ({
    watched: page,
  }) => {
    await enter(page, language);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('/portalapp/home'));
      await expect(page.getByRole('link', { name: longest[language] }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto(at(`/portalapp/boards/${board}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(longest[language]);
      await expectNoSidewaysScroll(page);
      await page.goto(at(`/portalapp/boards/${board}/posts/${postId}`));
      await expect(page.locator('main article').getByText(longest.word).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto(at(`/portalapp/boards/${board}/write?post=${postId}`));
      await expect(page.locator('[contenteditable=true]')).toContainText(longest.word);
      await expectNoSidewaysScroll(page);
    }
  });
}
