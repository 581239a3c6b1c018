import type { Page } from '@playwright/test';
import { ordinaryBoard } from '../../contract/src/workplace/boards/console.ts';
import { enterAs } from './accounts.ts';
import type { Caller } from './caller.ts';
import { portalWithOneAccount } from './one-account.ts';
import { expect } from './watched-page.ts';

/** Prepares a file of journeys about boards: a company's administrator creates boards and posts by calls. */
export function portalWithBoards() {
  let caller: Caller;
  const {
    portal,
    at,
    account: person,
  } = portalWithOneAccount({
    prepare: async (portal, account) => {
      caller = await portal.signInBeside(account);
    },
  });

  async function addBoard(boardName: string, englishBoardName: string, change: object = {}): Promise<number> {
    const answer = await caller.post('/api/v1/admin/boards', {
      ...ordinaryBoard,
      boardName,
      englishBoardName,
      ...change,
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ boardNumber: number }>().boardNumber;
  }

  async function addPost(board: number, postTitle: string, postContent = '<p>text</p>'): Promise<string> {
    const answer = await caller.post(`/api/v1/boards/${board}/posts`, { postTitle, headWord: '', postContent });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ postId: string }>().postId;
  }

  const enter = (page: Page, language: string, path = '/portalapp/home') => enterAs(page, person, at(path), language);

  /** Opens the editor of a post in a new board, which is not on the home. */
  async function openEditor(page: Page, boardName: string, englishBoardName: string) {
    const board = await addBoard(boardName, englishBoardName, { showsOnHome: false });
    await enter(page, 'en', `/portalapp/boards/${board}/write`);
    return page.getByRole('textbox', { name: 'Content' });
  }

  return { portal, at, person, caller: () => caller, addBoard, addPost, enter, openEditor };
}
