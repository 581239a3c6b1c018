import type { Page } from '@playwright/test';
import { ordinaryBoard } from '../contract/src/workplace/boards/console.ts';
import { en as texts } from '../contract/src/workplace/boards/messages/en.ts';
import { portalWithBoards } from './support/boards.ts';
import { colourOf } from './support/colours.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { at, person, caller, addBoard, addPost, enter } = portalWithBoards();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('BRD-03 POR-04 ACS-01 a post is written, read, answered and found on the home, at 1440 and at 360', async ({
  watched: page,
}) => {
  const board = await addBoard('자유 게시판', 'FreeBoard');
  await enter(page, 'en');
  await expect(page.getByRole('region', { name: 'New posts' }).getByText('No posts yet')).toBeVisible();
  // Of what has nothing the sentence alone is heard, no list.
  for (const name of ['New posts', 'Quick links'])
    await expect(page.getByRole('region', { name }).getByRole('list')).toHaveCount(0);
  await expectSound(page);
  await page.goto(at(`/portalapp/boards/${board}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FreeBoard');
  await page.getByRole('link', { name: 'Write' }).first().click();
  await page.locator('[name=postTitle]').fill('Lunch in the yard');
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.click();
  await page.keyboard.type('At noon');
  // One ring, around editor and buttons together.
  await expect(editor).toHaveCSS('outline-style', 'none');
  await expect(editor.locator('..')).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type(' sharp');
  await expectSound(page);
  // What was typed survives a reload.
  await page.reload();
  await expect(editor).toContainText('At noon sharp');
  await expect(page.locator('[name=postTitle]')).toHaveValue('Lunch in the yard');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch in the yard');
  await expect(page.locator('article li')).toHaveText('At noon sharp');
  // What was posted and what was changed are announced differently.
  await expect(page.getByRole('status').getByText('Your post was published.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type(', rain or shine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Your post was saved.')).toBeVisible();
  await expect(page.locator('article li')).toHaveText('At noon sharp, rain or shine');
  await page.getByRole('button', { name: 'Recommend 0' }).click();
  const recommended = page.getByRole('button', { name: 'Recommend 1' });
  await expect(recommended).toHaveAttribute('aria-pressed', 'true');
  await expect(recommended).toHaveCSS('background-color', await colourOf(page, '--accent-soft'));
  // A comment by keyboard alone: sent empty it leads back to its field; sent and deleted, both are said.
  const comment = page.getByRole('textbox', { name: 'Comment' });
  const spoken = page.getByRole('status');
  await comment.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(comment).toBeFocused();
  await page.keyboard.type('I am in.');
  // What was begun is there again for anyone who went away and came back.
  await page.reload();
  await expect(comment).toHaveValue('I am in.');
  await comment.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(spoken.getByText('Your comment was posted.')).toBeVisible();
  await expect(page.getByRole('listitem').getByText('I am in.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').getByText('I am in.')).toBeVisible();
  await expect(comment).toHaveValue('');
  await page.getByRole('button', { name: 'Comment', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(comment).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // The question begins at 'cancel'.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Tab');
  await page.keyboard.press('Enter');
  await expect(spoken.getByText('The comment was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);
  await page.goto(at(`/portalapp/boards/${board}`));
  await expect(page.getByRole('link', { name: /Lunch in the yard/ })).toBeVisible();
  await expectSound(page);
  await page.goto(at('/portalapp/home'));
  await expect(
    page.getByRole('region', { name: 'New posts' }).getByRole('link', { name: /Lunch in the yard/ }),
  ).toBeVisible();
  await expectSound(page);
});

test('BRD-03 ACS-01 a waiting post is approved by keyboard: it is announced, and the focus is on the post', async ({
  watched: page,
}) => {
  const board = await addBoard('승인 게시판', 'Approved', { needsApproval: true, showsOnHome: false });
  const postId = await addPost(board, 'Waits');
  await enter(page, 'en', `/portalapp/boards/${board}/posts/${postId}`);
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await approve.press('Enter');
  await expect(page.getByRole('status').getByText('The post was approved.')).toBeVisible();
  await expect(approve).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Waits' })).toBeFocused();
});

test('BRD-03 PRD-03 a comment draft is shown only under its own post and to its writer', async ({ watched: page }) => {
  const board = await addBoard('댓글 게시판', 'Commented', { showsOnHome: false });
  const [first, second] = [await addPost(board, 'One'), await addPost(board, 'Two')];
  await enter(page, 'en', `/portalapp/boards/${board}`);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await page.getByRole('link', { name: 'One' }).click();
  await expect(comment).toHaveValue('');
  await page.getByRole('navigation', { name: 'Boards' }).getByRole('link', { name: 'Commented' }).click();
  await page.getByRole('link', { name: 'Two' }).click();
  await comment.fill('To the second');
  // Straight from one post to the other, past the list between them: the page stays and so does its form's place.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(new RegExp(first));
  await expect(page.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  await expect(comment).toHaveValue('');
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL(new RegExp(second));
  await expect(comment).toHaveValue('To the second');
  // The page finds someone else signed in, as when the browser shows it again.
  await page.route('**/api/v1/session', async (route) => {
    const answer = await route.fetch();
    const other = { ...((await answer.json()) as object), personId: '01890000-0000-7000-8000-000000000000' };
    await route.fulfill({ response: answer, json: other });
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(comment).toHaveValue('');
  await page.unroute('**/api/v1/session');
});

const unnamed = [
  ['an anonymous board', { isAnonymous: true }],
  ['a board that shows no authors', { showsAuthor: false }],
] as const;
for (const [kind, flags] of unnamed)
  test(`BRD-03 PRD-03 a writer who started in ${kind} is notified before posting that names are now shown`, async ({
    page,
    awaitFaults,
  }) => {
    awaitFaults(/status of 409 .*\/comments$/);
    const board = await addBoard('바뀌는 게시판', 'Changing', { ...flags, showsOnHome: false });
    const postId = await addPost(board, 'Unnamed');
    await enter(page, 'en', `/portalapp/boards/${board}/posts/${postId}`);
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('What I really think');
    const named = { ...ordinaryBoard, boardName: '바뀌는 게시판', englishBoardName: 'Changing', showsOnHome: false };
    const changed = await caller().put(`/api/v1/admin/boards/${board}`, named);
    expect(changed.status, changed.text).toBe(200);
    const send = page.getByRole('button', { name: 'Comment', exact: true });
    await send.click();
    await expect(page.getByRole('alertdialog').getByText(texts.errors.BOARD_NAMED)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(comment).toHaveValue('What I really think');
    const sent = page.getByRole('listitem').filter({ hasText: 'What I really think' });
    await expect(sent).toHaveCount(0);
    await send.click();
    await expect(sent.getByText(person.fullName)).toBeVisible();
  });

test('BRD-03 PRD-03 an anonymous board states in Korean that authors are anonymous, and names no one', async ({
  watched: page,
}) => {
  const board = await addBoard('익명 게시판', 'Whispers', {
    isAnonymous: true,
    hasHeadWords: true,
    usesValidity: true,
    validityDays: 10,
    keepMonths: 1,
    showsOnHome: false,
  });
  await enter(page, 'ko', `/portalapp/boards/${board}/write`);
  await expect(page.getByText('작성자는 관리자를 포함해 누구에게도 공개되지 않습니다.')).toBeVisible();
  const title = page.locator('[name=postTitle]');
  await title.fill('속마음');
  // Who sits down at this browser next finds nothing of what was begun.
  await page.reload();
  await expect(title).toHaveValue('속마음');
  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page).toHaveURL(/\/loginapp/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('속마음');
  await enter(page, 'ko', `/portalapp/boards/${board}/write`);
  await expect(title).toHaveValue('');
  await title.fill('속마음');
  await page.getByRole('textbox', { name: '내용' }).fill('의자가 딱딱합니다.');
  await page.locator('[name=headWord]').fill('의견');
  await page.getByRole('button', { name: '등록', exact: true }).click();
  // Head word and title are two words for those who hear them, too.
  await expect(page.getByRole('heading', { level: 1, name: '의견 속마음', exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(person.fullName)).toHaveCount(0);
  await expectSound(page);
});

test('BRD-02 BRD-03 POR-02 ACS-07 the console adds, closes and opens a board, and arranges the home', async ({
  watched: page,
}) => {
  await enter(page, 'en', '/console/boards');
  await expect(page.getByRole('row', { name: /FreeBoard/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Whispers Anonymous Limited posting period Open/ })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add board' }).click();
  const panel = page.getByRole('dialog', { name: 'Add board' });
  await panel.locator('[name=boardName]').fill('공지');
  await panel.locator('[name=englishBoardName]').fill('News');
  // A grade that would close the board to anyone who sets it is no surprise afterwards.
  // It comes into a place that stood before, or no one would hear it come.
  await panel
    .getByRole('status')
    .evaluateAll((places) => places.forEach((place) => place.setAttribute('data-stood', '')));
  const warning = panel.locator('[data-stood]').getByText(/With your own grade .+ you will not see this board/);
  await panel.locator('[name=viewGrade]').selectOption('1');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await panel.locator('[name=viewGrade]').selectOption('5');
  await expect(warning).toBeHidden();
  await expectSound(page);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toBeHidden();
  const spoken = page.getByRole('status');
  await page.getByRole('button', { name: 'Move News up' }).click();
  await expect(spoken.getByText('News was moved.', { exact: true })).toBeVisible();
  // Boards of other journeys may stand above it.
  await expect(page.getByRole('row').nth(-2)).toContainText('News');
  const rows = page.locator('tbody tr');
  await rows.last().dragTo(rows.nth(-2));
  await expect(rows.last()).toContainText('News');
  await page.getByRole('button', { name: 'Move News up' }).click();
  await expect(rows.nth(-2)).toContainText('News');
  await page.getByRole('link', { name: 'News' }).click();
  await page.getByRole('button', { name: 'Close board' }).click();
  await expect(page.getByRole('row', { name: /News/ })).toContainText('Closed');
  await page.getByRole('button', { name: 'Reopen board' }).click();
  await expect(page.getByRole('row', { name: /News/ })).toContainText('Open');
  // The focus goes back to the row, also where the panel was opened by its address.
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'News' })).toBeFocused();
  await page.goto(at('/console/portlets'));
  const items = page.getByRole('main').getByRole('list', { name: 'Home layout' }).getByRole('listitem');
  await expect(items).toHaveText([
    /FreeBoard/,
    /News/,
    /Latest posts/,
    /Pending approvals/,
    /Anniversaries/,
    /Quick links/,
  ]);
  await page.getByRole('button', { name: 'Move News up' }).click();
  await expect(items).toHaveText([
    /News/,
    /FreeBoard/,
    /Latest posts/,
    /Pending approvals/,
    /Anniversaries/,
    /Quick links/,
  ]);
  await items.nth(4).dragTo(items.nth(0));
  await expect(items).toHaveText([
    /Anniversaries/,
    /News/,
    /FreeBoard/,
    /Latest posts/,
    /Pending approvals/,
    /Quick links/,
  ]);
  await items.nth(5).dragTo(items.nth(0));
  await spoken.filter({ hasText: 'Quick links was moved.' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(spoken.getByText('The change was undone.')).toBeVisible();
  await expect(items).toHaveText([
    /Anniversaries/,
    /News/,
    /FreeBoard/,
    /Latest posts/,
    /Pending approvals/,
    /Quick links/,
  ]);
  const shown = page.getByRole('checkbox', { name: 'News: On home page' });
  await shown.uncheck();
  await spoken
    .filter({ hasText: 'News was removed from the home page.' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click();
  await expect(shown).toBeChecked();
  // Nothing is typed into the box that has the focus: the keys take back what was pressed last.
  await shown.press('Space');
  await expect(spoken.filter({ hasText: 'News was removed from the home page.' })).toBeVisible();
  await shown.press('ControlOrMeta+z');
  await expect(shown).toBeChecked();
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSound(page);
  await page.goto(at('/portalapp/home'));
  const tabs = page.getByRole('region', { name: 'New posts' }).getByRole('tab', { name: /^(News|FreeBoard)$/ });
  await expect(tabs).toHaveText([/News/, /FreeBoard/]);
});
