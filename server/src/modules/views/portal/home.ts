import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readPortalHome } from '@madang/contract/views/portal/routes.ts';
import { homePortlets } from '@madang/contract/workplace/portlets/limits.ts';
import { ownPortlets, usualColumn } from '@madang/contract/workplace/portlets/rules.ts';
import type { setUpOf } from '../../ground/set-up-runs/index.ts';
import type { WaitingPosts } from '../../workplace/boards/index.ts';
import type { HomePortlet } from '../../workplace/portlets/index.ts';
import { ownKind } from './portlet-places.ts';

type Home = AnswerOf<typeof readPortalHome>;
type Shown = Home['portlets'];
type FeedBoards = Home['feed']['boards'];

/**
 * The portlets that a person sees: those that the company shows, without boards that this person may not read, and
 * those that every home has where no one has decided about them.
 */
export function shownPortlets(decided: readonly HomePortlet[], boards: FeedBoards): Shown {
  const byNumber = new Map(boards.map((board) => [board.boardNumber, board]));
  const shown = decided.filter(({ isShown }) => isShown).flatMap((portlet) => shownPortlet(portlet, byNumber));
  const undecided = ownPortlets
    .filter((kind) => !decided.some((portlet) => portlet.kind === kind))
    .map((kind) => ({ kind, column: usualColumn[kind], size: 'usual' as const }));
  const all: Shown = [...shown, ...undecided];
  const waiting = all.filter(({ kind }) => kind === 'board').slice(homePortlets - ownPortlets.length);
  return all.filter((portlet) => !waiting.includes(portlet));
}

function shownPortlet(portlet: HomePortlet, boards: ReadonlyMap<number, FeedBoards[number]>): Shown {
  const { kind, boardNumber, column, size } = portlet;
  const own = ownKind(kind);
  if (own !== undefined) return [{ kind: own, column: column ?? usualColumn[own], size }];
  const board = boardNumber === null ? undefined : boards.get(boardNumber);
  if (!board) return [];
  const { boardName: koreanTitle, englishBoardName: englishTitle } = board;
  return [{ kind: 'board', boardNumber: board.boardNumber, koreanTitle, englishTitle }];
}

/** WIZ-25: where the home leads anyone who has just come: to the inbox of the mail service where that is chosen and connected. */
export function firstAddress(chosenScreen: string | null | undefined, mailService: string): string | null {
  return chosenScreen === 'ML' && mailService !== '' ? mailService : null;
}

/** What waits for the person; nothing of what does not. */
export function noticesOf(waits: {
  readonly unread: readonly { readonly count: number }[];
  readonly waiting: readonly WaitingPosts[];
  readonly setUp: ReturnType<typeof setUpOf>;
}): Home['notices'] {
  const unread = waits.unread[0]?.count ?? 0;
  return [
    ...(waits.setUp ? [{ kind: waits.setUp }] : []),
    ...(unread > 0 ? [{ kind: 'unreadMessages' as const, count: unread }] : []),
    ...waits.waiting.map((board) => ({ kind: 'waitingPosts' as const, ...board })),
  ];
}
