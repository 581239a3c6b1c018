import {
  type FeedPost,
  type HomeFeed,
  listFeed,
  markBoardRead,
  markBoardsRead,
  markPostRead,
} from '@madang/contract/workplace/boards/feed.ts';
import {
  findPosts,
  listBoards,
  listComments,
  readPost,
  type PostRow,
} from '@madang/contract/workplace/boards/routes.ts';
import { type QueryClient, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../kernel/call.ts';
import { afterOf, byPortions } from '../../../kernel/lists/portions.ts';

const boardsKey = ['boards'] as const;

export const boardsQuery = queryOptions({
  queryKey: [...boardsKey, 'list'],
  queryFn: ({ signal }) => call(listBoards, {}, { signal }),
});

export interface PostFilter {
  readonly keyword: string;
  readonly state: PostRow['state'];
}

/** A board with its posts, page after page. */
export function usePosts(boardNumber: number, { keyword, state }: PostFilter) {
  return useInfiniteQuery({
    queryKey: [...boardsKey, boardNumber, 'posts', keyword, state],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(
        findPosts,
        {
          params: { boardNumber },
          body: { state, ...(keyword && { keyword }), ...afterOf(pageParam) },
        },
        { signal },
      ),
  });
}

export type FeedPart = 'all' | 'unread';

/** The posts of all boards, page after page. */
export function useFeed(part: FeedPart) {
  return useInfiniteQuery({
    queryKey: [...boardsKey, 'feed', 'all', part],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listFeed, { query: { place: 'all', part, ...afterOf(pageParam) } }, { signal }),
  });
}

/** Returns the posts of a tab on the home: the unread posts of all boards, or the newest of one board. */
export function useHomeFeed(tab: 'unread' | number) {
  const query =
    tab === 'unread'
      ? ({ place: 'home', part: 'unread' } as const)
      : ({ place: 'all', part: 'all', boardNumber: tab } as const);
  return useQuery({
    queryKey: [...boardsKey, 'feed', 'home', tab],
    queryFn: ({ signal }) => call(listFeed, { query }, { signal }),
  });
}

/** Reads again what shows how much is unread, on this page at once and on others when they are opened. */
function rereadUnread(queries: QueryClient, boardNumber?: number) {
  const keys = [
    [...boardsKey, 'list'],
    [...boardsKey, 'feed'],
    ...(boardNumber === undefined ? [boardsKey] : [[...boardsKey, boardNumber]]),
    ['portal', 'home'],
  ];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Marks an unread post as read once it is open. A mark that does not arrive is made with the next opening. */
export function useMarkRead(opened: OpenedPost | undefined): void {
  const queries = useQueryClient();
  const { postId, isUnread } = opened?.post ?? {};
  const boardNumber = opened?.board.boardNumber;
  useEffect(() => {
    if (postId === undefined || !isUnread) return;
    call(markPostRead, { params: { postId } }).then(
      () => {
        queries.setQueryData<OpenedPost>(
          postKey(postId),
          (known) => known && { ...known, post: { ...known.post, isUnread: false } },
        );
        void rereadUnread(queries, boardNumber);
      },
      () => undefined,
    );
  }, [queries, postId, boardNumber, isUnread]);
}

/** Marks everything in a board, or in all of them, as read. */
export function useMarkAllRead(): (boardNumber?: number) => Promise<void> {
  const queries = useQueryClient();
  return async (boardNumber) => {
    await (boardNumber === undefined ? call(markBoardsRead, {}) : call(markBoardRead, { params: { boardNumber } }));
    await rereadUnread(queries, boardNumber);
  };
}

const postKey = (postId: string) => [...boardsKey, 'post', postId] as const;

export function usePost(postId: string) {
  return useQuery({
    queryKey: postKey(postId),
    queryFn: ({ signal }) => call(readPost, { params: { postId } }, { signal }),
  });
}

export function useComments(postId: string) {
  return useInfiniteQuery({
    queryKey: [...boardsKey, 'comments', postId],
    ...byPortions,
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { postId }, query: afterOf(pageParam) }, { signal }),
  });
}

/** Reads everything about boards again after something was written or taken away, the home's portlets too. */
export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: boardsKey }),
      queries.invalidateQueries({ queryKey: ['portal', 'home'] }),
    ]);
}

export function boardHref(boardNumber: number): string {
  return `${allBoardsHref}/${boardNumber}`;
}

export function postHref(boardNumber: number, postId: string): string {
  return `${boardHref(boardNumber)}/posts/${postId}`;
}

export function writeHref(boardNumber: number, about: { reply?: string; post?: string } = {}): string {
  const query = new URLSearchParams(about).toString();
  return `${boardHref(boardNumber)}/write${query === '' ? '' : `?${query}`}`;
}

export const allBoardsHref = '/portalapp/boards';

export type { FeedPost, HomeFeed };
export type OpenedPost = NonNullable<ReturnType<typeof usePost>['data']>;
