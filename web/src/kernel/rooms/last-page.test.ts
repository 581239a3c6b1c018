import { expect, test, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { orLastPage } from './last-page.ts';

const beyond = new CallError({ status: 400, fields: [{ path: 'page', code: 'PAGE_BEYOND', params: { 0: 2 } }] });

test('USR-01 where a page of a list has vanished the last one is shown, and any other failure is thrown', async () => {
  const ask = vi.fn(async (page: number) => {
    if (page > 2) throw beyond;
    return `page ${page}`;
  });
  expect(await orLastPage(5, ask)).toBe('page 2');
  expect(await orLastPage(1, ask)).toBe('page 1');
  expect(ask.mock.calls).toEqual([[5], [2], [1]]);
  const failing = orLastPage(1, () => Promise.reject(new CallError({ status: 503, errorCode: 'CO101' })));
  await expect(failing).rejects.toThrow('CO101');
});
