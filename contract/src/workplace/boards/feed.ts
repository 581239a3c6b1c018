import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { boardInAddress, boardName, position, postInAddress, postRow } from './routes.ts';

/** A post beside posts of other boards. */
const feedPost = z.strictObject({ ...postRow.shape, ...boardName, isAnonymous: z.boolean() });
export type FeedPost = z.output<typeof feedPost>;

/** Places of a feed: all boards that the reader can read, or those of them on the home. */
export const feedPlaces = ['all', 'home'] as const;
export const feedParts = ['all', 'unread'] as const;

export const feedQuery = z.strictObject({
  place: z._default(z.enum(feedPlaces), 'all'),
  part: z._default(z.enum(feedParts), 'all'),
  /** Board whose posts are read; no posts if the reader may not read it. */
  boardNumber: z.optional(boardInAddress.shape.boardNumber),
  after: z.optional(position),
});

/** Posts of several boards, newest first; `after` is the `next` of the page before. */
export const listFeed = route({
  method: 'GET',
  path: '/api/v1/feed',
  query: feedQuery,
  answer: listOf(feedPost),
});

/** Board content of the home: the newest pinned post, the newest posts and the names of the boards. */
export const homeFeed = z.strictObject({
  pinned: z.nullable(feedPost),
  posts: listOf(feedPost),
  boards: z.array(z.strictObject(boardName)),
});
export type HomeFeed = z.output<typeof homeFeed>;

/** One board, or all that the reader can read. */
export const boardsReading = z.strictObject({ boardNumber: z.optional(boardInAddress.shape.boardNumber) });

/** A post that was opened is unread no more. */
export const markPostRead = route({
  method: 'PUT',
  path: '/api/v1/posts/{postId}/reading',
  params: postInAddress,
  answer: success,
});

/** Nothing of a board is unread any more. */
export const markBoardRead = route({
  method: 'PUT',
  path: '/api/v1/boards/{boardNumber}/reading',
  params: boardInAddress,
  answer: success,
});

export const markBoardsRead = route({
  method: 'PUT',
  path: '/api/v1/board-readings',
  answer: success,
});
