import { listBoards, listComments, listPosts, readPost, type PostRow } from '@madang/contract/boards/routes.ts';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { afterOf, byPortions } from '../../kernel/lists/portions.ts';

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
        listPosts,
        {
          params: { boardNumber },
          query: { state, ...(keyword && { keyword }), ...afterOf(pageParam) },
        },
        { signal },
      ),
  });
}

export function usePost(postId: string) {
  return useQuery({
    queryKey: [...boardsKey, 'post', postId],
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
  return `/portalapp/boards/${boardNumber}`;
}

export function postHref(boardNumber: number, postId: string): string {
  return `${boardHref(boardNumber)}/posts/${postId}`;
}

export function writeHref(boardNumber: number, about: { reply?: string; post?: string } = {}): string {
  const query = new URLSearchParams(about).toString();
  return `${boardHref(boardNumber)}/write${query === '' ? '' : `?${query}`}`;
}

export type OpenedPost = NonNullable<ReturnType<typeof usePost>['data']>;
