import type { HomeFeed } from '@madang/contract/workplace/boards/feed.ts';
import type { ShownPortlets } from '@madang/contract/workplace/portlets/contributions/home-card.ts';
import { homePortlets } from '@madang/contract/workplace/portlets/limits.ts';
import { ownPortletOf, ownPortlets, usualColumn } from '@madang/contract/workplace/portlets/rules.ts';
import type { HomePortlet } from '../../portlets/index.ts';

type FeedBoards = HomeFeed['boards'];

/**
 * Portlets that a person sees: the company's, without unreadable boards, and those of every home that were not
 * arranged.
 */
export function shownPortlets(decided: readonly HomePortlet[], boards: FeedBoards): ShownPortlets {
  const byNumber = new Map(boards.map((board) => [board.boardNumber, board]));
  const shown = decided.filter(({ isShown }) => isShown).flatMap((portlet) => shownPortlet(portlet, byNumber));
  const undecided = ownPortlets
    .filter((kind) => !decided.some((portlet) => portlet.kind === kind))
    .map((kind) => ({ kind, column: usualColumn[kind], size: 'usual' as const }));
  const all: ShownPortlets = [...shown, ...undecided];
  const waiting = all.filter(({ kind }) => kind === 'board').slice(homePortlets - ownPortlets.length);
  return all.filter((portlet) => !waiting.includes(portlet));
}

function shownPortlet(portlet: HomePortlet, boards: ReadonlyMap<number, FeedBoards[number]>): ShownPortlets {
  const { kind, boardNumber, column, size } = portlet;
  const own = ownPortletOf(kind);
  if (own !== undefined) return [{ kind: own, column: column ?? usualColumn[own], size }];
  const board = boardNumber === null ? undefined : boards.get(boardNumber);
  if (!board) return [];
  const { boardName: koreanTitle, englishBoardName: englishTitle } = board;
  return [{ kind: 'board', boardNumber: board.boardNumber, koreanTitle, englishTitle }];
}
