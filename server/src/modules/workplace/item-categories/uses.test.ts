// Runs on every PostgreSQL: row locks, deleted rows.
import { expect, test } from 'vitest';
import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import type { CategorisedItem } from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/item-categories';
const limit = itemCategoryLimits.perItem;
const newCompany = () => newAdministrator(app, 'CATUS');

async function idOf(browser: Browser, address: string, body: object, part: string): Promise<string> {
  const answer = await browser.post(address, body);
  expect(answer.status, answer.text).toBe(200);
  return String(answer.json<Record<string, unknown>>()[part]);
}

const menu = { kind: 'menu', koreanTitle: '소식', englishTitle: 'News', url: 'https://news.hanbit.example' };

const titled = (itemKind: ItemKind, at: number) => ({
  itemKind,
  koreanTitle: `분류 ${at}`,
  englishTitle: `Kind ${at}`,
});
const category = (browser: Browser, itemKind: ItemKind, at = 1) =>
  idOf(browser, path, titled(itemKind, at), 'itemCategoryId');
const link = (browser: Browser) =>
  idOf(
    browser,
    '/api/v1/quick-links',
    { koreanTitle: '규정', englishTitle: 'Rules', url: 'https://rules.hanbit.example/all' },
    'linkId',
  );
const add = (browser: Browser, id: string, itemId: string) => browser.post(`${path}/${id}/items`, { itemId });
const remove = (browser: Browser, id: string, itemId: string) =>
  browser.post(`${path}/${id}/items/removal`, { itemId });
const undo = (browser: Browser, answer: Parameters<typeof undoIdOf>[0]) =>
  browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});

async function usesOf(browser: Browser, kind: ItemKind): Promise<CategorisedItem[]> {
  return (await browser.get(`/api/v1/categorised-items?itemKind=${kind}`)).json<{ items: CategorisedItem[] }>().items;
}

test('CAT-01 boards, links, menus and cards of the home accept categories of their kind only', async () => {
  const own = await newCompany();
  const board = await idOf(
    own,
    '/api/v1/admin/boards',
    { ...ordinaryBoard, boardName: '소식', englishBoardName: 'News' },
    'boardNumber',
  );
  const portlets = (await own.get('/api/v1/admin/portlets')).json<{ items: { kind: string; portletKey: string }[] }>();
  const portlet = portlets.items.find(({ kind }) => kind === 'board')?.portletKey ?? '';
  const items: Readonly<Record<ItemKind, string>> = {
    board,
    link: await link(own),
    menu: await idOf(own, '/api/v1/menus', menu, 'menuId'),
    portlet,
  };
  const kinds = ['board', 'link', 'menu', 'portlet'] as const;
  const ids = await Promise.all(kinds.map((kind) => category(own, kind)));
  for (const [at, kind] of kinds.entries()) {
    const id = ids[at] ?? '';
    expect((await add(own, id, items[kind])).status, kind).toBe(200);
    expect(await usesOf(own, kind)).toEqual([{ itemId: items[kind], itemCategoryIds: [id] }]);
    const others = kinds.filter((other) => items[other] !== items[kind]);
    const refused = await Promise.all(others.map((other) => add(own, id, items[other])));
    expect(refused.map(({ status }) => status)).toEqual(others.map(() => 404));
    const removed = await remove(own, id, items[kind]);
    expect([removed.status, await usesOf(own, kind)]).toEqual([200, []]);
    expect((await undo(own, removed)).status).toBe(200);
    expect(await usesOf(own, kind)).toHaveLength(1);
  }
});

test('CAT-01 MB804 of 32 categories added to an item at once five are accepted', async () => {
  const own = await newCompany();
  const itemId = await link(own);
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => category(own, 'link', at)));
  const many = [...ids, ...ids.slice(0, 12)];
  const answers = await Promise.all(many.map((id) => add(own, id, itemId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
  const codes = new Set(answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.errorCode])));
  codes.delete('ITEM_CATEGORY_HELD');
  expect(codes).toEqual(new Set(['MB804']));
  expect((await usesOf(own, 'link'))[0]?.itemCategoryIds).toHaveLength(limit);
});

test('CAT-02 MB804 a deleted category disappears from its items and frees its place; its undo is refused while an item is full', async () => {
  const own = await newCompany();
  const itemId = await link(own);
  const ids = await Promise.all(Array.from({ length: limit + 1 }, (_, at) => category(own, 'link', at)));
  for (const id of ids.slice(0, limit)) expect((await add(own, id, itemId)).status).toBe(200);
  const [first = '', last = ''] = [ids[0], ids[limit]];
  const deleted = await own.delete(`${path}/${first}`);
  expect((await usesOf(own, 'link'))[0]?.itemCategoryIds).not.toContain(first);
  expect((await add(own, last, itemId)).status).toBe(200);
  const refused = await undo(own, deleted);
  expect([refused.error.errorCode, refused.error.params]).toEqual(['MB804', { 0: limit }]);
  await remove(own, last, itemId);
  expect((await undo(own, deleted)).status).toBe(200);
  expect((await usesOf(own, 'link'))[0]?.itemCategoryIds).toContain(first);
});

test('CAT-02 deleting a link deletes its categories, and the undo restores them', async () => {
  const own = await newCompany();
  const [itemId, id] = [await link(own), await category(own, 'link')];
  await add(own, id, itemId);
  const deleted = await own.delete(`/api/v1/quick-links/${itemId}`);
  expect([deleted.status, await usesOf(own, 'link')]).toEqual([200, []]);
  expect((await undo(own, deleted)).status).toBe(200);
  expect(await usesOf(own, 'link')).toEqual([{ itemId, itemCategoryIds: [id] }]);
});

test('CAT-02 MB803 a switched-off category remains on its items, and cannot be added to others', async () => {
  const own = await newCompany();
  const [first, second, id] = [await link(own), await link(own), await category(own, 'link')];
  await add(own, id, first);
  const { itemKind: _kind, ...words } = titled('link', 1);
  expect((await own.put(`${path}/${id}`, { ...words, isActive: false })).status).toBe(200);
  expect((await add(own, id, second)).error.errorCode).toBe('MB803');
  expect(await usesOf(own, 'link')).toEqual([{ itemId: first, itemCategoryIds: [id] }]);
  expect((await remove(own, id, first)).status).toBe(200);
  expect((await remove(own, id, first)).error.errorCode).toBe('ITEM_CATEGORY_NOT_HELD');
});

test('CAT-01 an item of another company gets no category, and no item gets one twice', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const [mine, foreign, id] = [await link(own), await link(other), await category(own, 'link')];
  expect((await add(own, id, foreign)).error.errorCode).toBe('CO404');
  await add(own, id, mine);
  expect((await add(own, id, mine)).error.errorCode).toBe('ITEM_CATEGORY_HELD');
  expect((await add(own, id, 'no item')).error.errorCode).toBe('CO400');
  expect(await usesOf(other, 'link')).toEqual([]);
});

test('CAT-01 members see the active categories of a board, by number', async () => {
  const own = await newCompany();
  const board = await idOf(
    own,
    '/api/v1/admin/boards',
    { ...ordinaryBoard, boardName: '소식', englishBoardName: 'News' },
    'boardNumber',
  );
  const [first, second] = [await category(own, 'board', 1), await category(own, 'board', 2)];
  await add(own, second, board);
  await add(own, first, board);
  const member = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const shown = async () =>
    (await member.get('/api/v1/boards')).json<{ items: { categories: { englishTitle: string }[] }[] }>().items[0]
      ?.categories;
  expect(await shown()).toEqual([
    { koreanTitle: '분류 1', englishTitle: 'Kind 1' },
    { koreanTitle: '분류 2', englishTitle: 'Kind 2' },
  ]);
  const { koreanTitle, englishTitle } = titled('board', 1);
  const off = { koreanTitle, englishTitle, isActive: false };
  const changed = await own.put(`${path}/${first}`, { ...off, koreanDescription: '', englishDescription: '' });
  expect(changed.status, changed.text).toBe(200);
  expect((await shown())?.map((each) => each.englishTitle)).toEqual(['Kind 2']);
});
