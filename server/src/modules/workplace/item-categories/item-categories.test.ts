// Runs on every PostgreSQL: row locks, partial indexes.
import { expect, test } from 'vitest';
import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import type { ItemCategoryRow } from '@madang/contract/workplace/item-categories/routes.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { auditOf, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/item-categories';
const newCompany = () => newAdministrator(app, 'CATEG');
const limit = itemCategoryLimits.itemCategories;
const input = { itemKind: 'board', koreanTitle: '사내 소식', englishTitle: 'News' };
const words = {
  koreanTitle: '사내 소식',
  englishTitle: 'News',
  koreanDescription: '',
  englishDescription: '',
  isActive: true,
};
const create = (browser: Browser, change: object = {}) => browser.post(path, { ...input, ...change });
const titled = (at: number | string) => ({ koreanTitle: `분류 ${at}`, englishTitle: `Category ${at}` });

async function made(browser: Browser, change: object = {}): Promise<string> {
  const answer = await create(browser, change);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ itemCategoryId: string }>().itemCategoryId;
}

async function listOf(browser: Browser): Promise<ItemCategoryRow[]> {
  return (await browser.get(path)).json<{ items: ItemCategoryRow[] }>().items;
}

const titlesOf = async (browser: Browser) => (await listOf(browser)).map(({ englishTitle }) => englishTitle);

test('CAT-01 CAT-02 a category is added, changed, switched off, deleted and restored by the undo', async () => {
  const own = await newCompany();
  const id = await made(own);
  expect(await listOf(own)).toEqual([{ itemCategoryId: id, itemKind: 'board', ...words, label: 1, itemCount: 0 }]);
  const change = (changed: object) => own.put(`${path}/${id}`, { ...words, ...changed, expected: words });
  expect((await change({ englishTitle: 'Notes', isActive: false })).status).toBe(200);
  expect((await change({ englishTitle: 'Other' })).error.errorCode).toBe('EDIT_CONFLICT');
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await listOf(own)]).toEqual([200, []]);
  expect([(await own.delete(`${path}/${id}`)).status, (await change({})).status]).toEqual([404, 404]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await listOf(own)).toMatchObject([{ englishTitle: 'Notes', isActive: false, label: 1 }]);
  const audit = (await auditOf(app, own.companyCode)).filter(({ target_id: target }) => target === id);
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    ['create', 'change', 'delete', 'restore'].map((verb) => [`${verb}-item-category`, own.personId]),
  );
});

test('CAT-01 MB801 of 32 simultaneous categories 20 are added, each with its own number', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => create(own, titled(at))));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => [error.errorCode, error.params])).toEqual(
    Array.from({ length: 12 }, () => ['MB801', { 0: limit }]),
  );
  const labels = (await listOf(own)).map(({ label }) => label);
  expect(labels).toEqual(Array.from({ length: limit }, (_, at) => at + 1));
});

test('CAT-02 MB801 the number of a deleted category is free for another, and its undo takes the lowest free one', async () => {
  const own = await newCompany();
  const ids = [await made(own, titled(1)), await made(own, titled(2)), await made(own, titled(3))];
  const deleted = await own.delete(`${path}/${ids[1]}`);
  await made(own, titled('new'));
  expect((await listOf(own)).map(({ label, englishTitle }) => [label, englishTitle])).toEqual([
    [1, 'Category 1'],
    [2, 'Category new'],
    [3, 'Category 3'],
  ]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await listOf(own)).toMatchObject([{}, {}, {}, { label: 4, englishTitle: 'Category 2' }]);
  const again = await own.delete(`${path}/${ids[0]}`);
  for (let at = 4; at <= limit; at += 1) await made(own, titled(`more ${at}`));
  const undone = await own.post(`/api/v1/undo/${undoIdOf(again)}`, {});
  expect([undone.error.errorCode, undone.error.params]).toEqual(['MB801', { 0: limit }]);
});

test('MB802 of simultaneous categories of one kind and title one is added; another kind and company can have it too', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(own)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
    errorCode: 'MB802',
    fields: [{ path: 'koreanTitle', code: 'MB802' }],
  });
  expect((await create(own, { koreanTitle: '다른 소식' })).error).toMatchObject({
    fields: [{ path: 'englishTitle', code: 'MB802' }],
  });
  await made(own, { itemKind: 'menu' });
  await made(await newCompany());
  await made(own, { koreanTitle: 'IT 소식', englishTitle: 'IT news' });
  expect((await create(own, { koreanTitle: 'it 소식', englishTitle: 'Other' })).error.errorCode).toBe('MB802');
  expect((await create(own, { koreanTitle: '그 밖', englishTitle: 'it NEWS' })).error.errorCode).toBe('MB802');
  const id = await made(own, titled('free'));
  const renamed = await own.put(`${path}/${id}`, { ...words, expected: undefined });
  expect(renamed.error.errorCode).toBe('MB802');
  const deleted = await own.delete(`${path}/${id}`);
  await made(own, titled('free'));
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).error.errorCode).toBe('MB802');
});

test('CAT-01 an employee and a visitor cannot see or change categories, and those of another company are not found', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const id = await made(own);
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${id}`, words),
    await browser.delete(`${path}/${id}`),
    await browser.post(`${path}/${id}/items`, { itemId: '1' }),
    await browser.post(`${path}/${id}/items/removal`, { itemId: '1' }),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const reads = [await browser.get(path), await browser.get('/api/v1/categorised-items?itemKind=board')];
    const answers = [...(await callsOf(browser)), ...reads, await create(browser, titled(1))];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect([await titlesOf(own), await titlesOf(other)]).toEqual([['News'], []]);
});

test.each([
  [{ koreanTitle: '' }, 'koreanTitle', 'MB_M_REQUIRED'],
  [{ koreanTitle: '가'.repeat(31) }, 'koreanTitle', 'MB_M_MAX_LENGTH'],
  [{ englishTitle: 'x'.repeat(31) }, 'englishTitle', 'MB_M_MAX_LENGTH'],
  [{ koreanDescription: '가'.repeat(101) }, 'koreanDescription', 'MB_M_MAX_LENGTH'],
  [{ englishDescription: 'x'.repeat(101) }, 'englishDescription', 'MB_M_MAX_LENGTH'],
  [{ itemKind: 'person' }, 'itemKind', 'CO400'],
])('CAT-01 LIM-01 a category with %j is refused', async (change, field, code) => {
  const answer = await create(await newCompany(), change);
  expect(answer.error).toMatchObject({ fields: [{ path: field, code }] });
});
