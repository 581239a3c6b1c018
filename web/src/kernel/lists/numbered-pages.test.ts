import { expect, test, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { pageIn, readPage } from './numbered-pages.ts';

const beyond = new CallError({ status: 400, fields: [{ path: 'page', code: 'PAGE_BEYOND', params: { 0: 2 } }] });

test('USR-01 if a page of a list no longer exists the last one is shown, and any other failure is thrown', async () => {
  const ask = vi.fn(async (page: number) => {
    if (page > 2) throw beyond;
    return { items: [`row of ${page}`], total: { count: 11, isExact: true }, next: null };
  });
  const rowsPerPage = 10;
  expect(await readPage({ page: 5, rowsPerPage }, ask)).toMatchObject({ items: ['row of 2'], page: 2, pageCount: 2 });
  expect(await readPage({ page: 1, rowsPerPage }, ask)).toMatchObject({ items: ['row of 1'], page: 1, pageCount: 2 });
  expect(ask.mock.calls).toEqual([[5], [2], [1]]);
  const failing = () => Promise.reject(new CallError({ status: 503, errorCode: 'CO101' }));
  await expect(readPage({ page: 1, rowsPerPage }, failing)).rejects.toThrow('CO101');
});

test('USR-01 a list with an open count has at least the pages already seen', async () => {
  const ask = (next: string | null) => async () => ({ items: ['a'], total: { count: 20, isExact: false }, next });
  const pageCountAt = async (page: number, next: string | null) =>
    (await readPage({ page, rowsPerPage: 10 }, ask(next))).pageCount;
  expect([await pageCountAt(1, '2'), await pageCountAt(7, '8'), await pageCountAt(8, null)]).toEqual([2, 8, 8]);
});

test('an address without a page shows the first', () => {
  const asked = (search: string) => pageIn(new URLSearchParams(search));
  expect(['page=7', '', 'page=0', 'page=-1', 'page=two', 'page=100000'].map(asked)).toEqual([7, 1, 1, 1, 1, 1]);
});
