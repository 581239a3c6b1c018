import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { findPosts as findRoute, listBoards } from '@madang/contract/workplace/boards/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { call } from '../../../kernel/call.ts';
import { postHref } from './api.ts';

export interface FoundPost {
  readonly id: string;
  readonly label: string;
  /** Location of the result. */
  readonly detail: string;
  readonly path: string;
}

/** Boards that are searched: the first ones in the user's order, favourites first. */
const searchedBoards = 20;
const shownPosts = 8;

/** The newest posts that hold a word, of the boards that the person may read; `isWhole`: every board was searched. */
export async function findPosts(keyword: string, language: Language, signal: AbortSignal) {
  const { items: boards } = await call(listBoards, {}, { signal });
  const searched = boards.slice(0, searchedBoards);
  const found = await Promise.all(
    searched.map(async ({ boardNumber }) =>
      call(findRoute, { params: { boardNumber }, body: { keyword, state: 'shown' } }, { signal }),
    ),
  );
  const posts = found
    .flatMap(({ board, items }) => items.map((post) => ({ board, post })))
    .sort((one, other) => other.post.writtenAt.localeCompare(one.post.writtenAt))
    .slice(0, shownPosts)
    .map(({ board, post }): FoundPost => ({
      id: post.postId,
      label: post.title,
      detail: boardNameFor(board, language),
      path: postHref(board.boardNumber, post.postId),
    }));
  return { posts, isWhole: searched.length === boards.length };
}
