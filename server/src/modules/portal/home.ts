import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readPortalHome } from '@madang/contract/portal/routes.ts';
import { homePortlets } from '@madang/contract/portlets/limits.ts';
import { ownPortlets } from '@madang/contract/portlets/rules.ts';
import type { NewestPosts } from '../boards/index.ts';
import type { HomePortlet } from '../portlets/index.ts';

type Shown = AnswerOf<typeof readPortalHome>['portlets'];

/**
 * The portlets that a person sees: those that the company shows, without boards that this person may not read, and
 * those that every home has where nobody has decided about them.
 */
export function shownPortlets(decided: readonly HomePortlet[], boards: readonly NewestPosts[]): Shown {
  const byNumber = new Map(boards.map((board) => [board.boardNumber, board]));
  const shown = decided.filter(({ isShown }) => isShown).flatMap((portlet) => shownPortlet(portlet, byNumber));
  const undecided = ownPortlets.filter((kind) => !decided.some((portlet) => portlet.kind === kind));
  return [...shown, ...undecided.map((kind) => ({ kind }))].slice(0, homePortlets);
}

function shownPortlet({ kind, boardNumber }: HomePortlet, boards: ReadonlyMap<number, NewestPosts>): Shown {
  const own = ownPortlets.find((each) => each === kind);
  if (own !== undefined) return [{ kind: own }];
  const board = boardNumber === null ? undefined : boards.get(boardNumber);
  if (!board) return [];
  const { boardName: koreanTitle, englishBoardName: englishTitle, posts } = board;
  return [{ kind: 'board', boardNumber: board.boardNumber, koreanTitle, englishTitle, posts: [...posts] }];
}
