import type { Page } from '@playwright/test';
import { enterAs } from './support/accounts.ts';
import { portalWithBoards } from './support/boards.ts';
import type { Account } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, person, caller, addBoard, addPost, enter } = portalWithBoards();
let colleague: Account;

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const boards = (page: Page) => page.getByRole('navigation', { name: 'Boards' });

test.beforeAll(async () => {
  colleague = await portal.newColleague(person);
});

test('BRD-04 BRD-05 ACS-01 a company without boards shows an empty state, with a link to create one for the administrator', async ({
  watched: page,
}) => {
  await enterAs(page, colleague, at('/portalapp/boards'), 'en');
  await expect(page.getByText('There are no boards yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a board' })).toHaveCount(0);
  await expectSound(page);
  await enter(page, 'en', '/portalapp/boards');
  await expect(page.getByRole('link', { name: 'Create a board' })).toBeVisible();
  await expectSound(page);
});

test('BRD-04 BRD-05 ACS-01 colleagues’ posts are unread until opened, in the feed and beside it', async ({
  watched: page,
}) => {
  const notices = await addBoard('공지사항', 'Notices', { isFavourite: true });
  const talk = await addBoard('자유 게시판', 'OpenTalk');
  await addPost(notices, 'The year-end night', '<p>Come to the yard at six.</p>');
  const lunch = await addPost(talk, 'Lunch in the yard', '<p>Noodles for all.</p>');
  await caller().post(`/api/v1/posts/${lunch}/comments`, { commentText: 'Me too' });
  await enterAs(page, colleague, at('/portalapp/boards'), 'en');
  const rows = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem');
  await expect(rows).toHaveText([
    /OpenTalk.*Lunch in the yard.*Noodles for all.*1 comment/s,
    /Notices.*year-end night/s,
  ]);
  await expect(rows.first()).toContainText(person.fullName);
  await expect(rows.first().locator('time')).toHaveText(/Now|min/);
  await expect(rows.first().locator('time')).toHaveAttribute('title', /\d{4}/);
  await expect(boards(page).getByRole('link')).toHaveText([/^All posts/, /^Notices1 1 unread/, /^OpenTalk1 1 unread/]);
  await expect(boards(page).getByRole('link', { name: 'All posts' })).toHaveAttribute('aria-current', 'page');
  await expectSound(page);
  // By keyboard alone: one stop for all boards, arrows between them, and into one.
  await boards(page).getByRole('link', { name: 'All posts' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(boards(page).getByRole('link', { name: /Notices/ })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OpenTalk');
  await expect(boards(page).locator('[aria-current]')).toHaveText([/^OpenTalk/]);
  await expectSound(page);
  const post = page.getByRole('link', { name: 'Lunch in the yard' });
  await expect(post).toHaveAccessibleName('Lunch in the yard unread');
  await post.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch in the yard');
  await expect(boards(page).getByRole('link')).toHaveText([/^All posts/, /^Notices1/, /^OpenTalk$/]);
  await page.goBack();
  await expect(post).toHaveAccessibleName('Lunch in the yard');
  // What is left is found by itself, and marked at once.
  await boards(page).getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('navigation', { name: 'Posts to show' }).getByRole('link', { name: 'Unread' }).click();
  await expect(rows).toHaveText([/year-end night/]);
  await expectSound(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('status').getByText('Everything is marked as read.')).toBeVisible();
  await expect(page.getByText('You’re all caught up')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(boards(page).getByRole('link')).toHaveText([/^All posts/, /^Notices$/, /^OpenTalk$/]);
  await expectSound(page);
});

test('BRD-04 ACS-05 on a phone the boards are behind a button that names the open one', async ({ watched: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, colleague, at('/portalapp/boards'), 'en');
  const button = boards(page).getByRole('button', { name: 'Choose a board: All posts' });
  await expect(button).toBeVisible();
  await expect(boards(page).getByRole('link', { name: 'Notices' })).toBeHidden();
  await expectSound(page);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page);
  await boards(page).getByRole('link', { name: 'Notices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
  await expect(boards(page).getByRole('button', { name: 'Choose a board: Notices' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expectSound(page);
});

test('BRD-06 ACS-01 an administrator pins a post, which moves to the top, and unpins it', async ({ watched: page }) => {
  const board = await addBoard('고정 게시판', 'Pinned');
  await addPost(board, 'The old one');
  await addPost(board, 'The new one');
  await enter(page, 'en', `/portalapp/boards/${board}`);
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['The new one', 'The old one']);
  await page.getByRole('link', { name: 'The old one' }).click();
  const spoken = page.getByRole('status');
  await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter');
  await expect(spoken.getByText('The post was pinned.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeFocused();
  await expectSound(page);
  await boards(page)
    .getByRole('link', { name: /^Pinned/ })
    .click();
  await expect(titles).toHaveText([/The old one\s*Pinned/, 'The new one']);
  await expectSound(page);
  await page.getByRole('link', { name: 'The old one' }).click();
  await page.getByRole('button', { name: 'Unpin' }).click();
  await spoken.filter({ hasText: 'The post was unpinned.' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(spoken.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible();
  // Others see it first and have no button for it.
  await enterAs(page, colleague, at(`/portalapp/boards/${board}`), 'ko');
  await expect(titles).toHaveText([/The old one 안 읽음\s*고정/, /The new one 안 읽음/]);
  await page.getByRole('link', { name: 'The old one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The old one');
  await expect(page.getByRole('button', { name: '고정 해제' })).toHaveCount(0);
});

test('POR-04 ACS-01 the search of the bar finds colleagues and posts, by keyboard only', async ({ watched: page }) => {
  const plans = await addBoard('계획', 'Plans');
  await addPost(plans, 'The harvest walk', '<p>Bring good shoes.</p>');
  await enterAs(page, colleague, at('/portalapp/boards'), 'en');
  await expect(page.getByRole('button', { name: 'Search people and posts' })).toBeVisible();
  await expect(page.locator('#root[inert]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const typed = page.getByRole('combobox', { name: 'Search people and posts' });
  await typed.fill('harvest');
  await expect(page.getByRole('option')).toHaveText([/The harvest walk.*Plans/]);
  await expectSound(page);
  await typed.fill(person.fullName);
  await expect(page.getByRole('option', { name: new RegExp(person.fullName) }).first()).toBeVisible();
  await typed.fill('harvest');
  await expect(page.getByRole('option')).toHaveText([/The harvest walk/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The harvest walk');
});
