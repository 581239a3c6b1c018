// Runs on every PostgreSQL: row-level security, jobs.
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { codeOf, type DispatchCompany, dispatching } from '../../../testing/groups/dispatching.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { logIn, running } = dispatching(app);

async function addBoard({ desk }: DispatchCompany, boardName: string): Promise<number> {
  const body = { ...ordinaryBoard, boardName, englishBoardName: 'Board' };
  return (await desk.post('/api/v1/admin/boards', body)).json<{ boardNumber: number }>().boardNumber;
}

const boardsOf = async (browser: Browser) =>
  (await browser.get('/api/v1/boards')).json<{ items: { boardName: string }[] }>().items.map((row) => row.boardName);

/** A person of one company who is in the portal of the other. */
async function guest() {
  const { home, host, sent, id } = await running();
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  return { home, host, sent, id, browser };
}

test('STA-03 BRD-07 a guest reads the boards of their department alone, those of all of the host are closed to them', async () => {
  const { host, browser } = await guest();
  const everyones = await addBoard(host, '전사 공지');
  const labs = await addBoard(host, '연구소 소식');
  const choose = (board: number, departmentCodes: readonly string[]) =>
    codeOf(host.desk.put(`/api/v1/admin/boards/${board}/departments`, { departmentCodes }));
  expect(await boardsOf(browser)).toEqual([]);
  expect(await choose(labs, ['LABS'])).toBe('done');
  expect(await boardsOf(browser)).toEqual(['연구소 소식']);
  expect((await browser.get(`/api/v1/boards/${everyones}/posts`)).error.errorCode).toBe('CO404');
  const post = { postTitle: '인사드립니다', postContent: '<p>반갑습니다</p>' };
  expect(await codeOf(browser.post(`/api/v1/boards/${everyones}/posts`, post))).toBe('CO404');
  expect(await codeOf(browser.post(`/api/v1/boards/${labs}/posts`, post))).toBe('done');
  // The whole company by name is everyone, guests included.
  expect(await choose(everyones, ['TOP'])).toBe('done');
  expect((await boardsOf(browser)).toSorted()).toEqual(['연구소 소식', '전사 공지']);
});
