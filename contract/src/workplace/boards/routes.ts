import * as z from 'zod/mini';
import { shownCategory } from '../item-categories/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { storedId, searchText } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { emblemMark } from '../../people/emblems/marks.ts';
import { postLimits } from './limits.ts';
import { boardNumber, chosenDays, commentText, headWord, postContent, postTitle } from './post-rules.ts';

const postId = storedId;
const commentId = storedId;
/** Time in whole minutes if authors stay anonymous. */
const moment = z.string();
/** Encrypted end position of a page; the caller returns it unchanged to read the next page. */
export const position = z.string().check(z.maxLength(300), z.regex(/^[\w-]{1,300}$/));
/** A number as a part of an address. */
export const boardInAddress = z.strictObject({
  boardNumber: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
});
export const postInAddress = z.strictObject({ postId });
export const commentInAddress = z.strictObject({ commentId });

const names = { fullName: z.string(), englishName: z.string(), photoId: z.nullable(z.string()) };
/** Null where the board shows no names: an anonymous board has no author in any answer. */
const author = z.nullable(z.strictObject(names));

/** The author of a post; no rank where the company hides them, no department where it is the company itself. */
const postAuthor = z.nullable(
  z.strictObject({
    ...names,
    department: z.nullable(z.strictObject({ departmentName: z.string(), englishDepartmentName: z.string() })),
    jobRank: z.nullable(z.strictObject({ jobRankName: z.string(), englishJobRankName: z.string() })),
    emblems: z.array(emblemMark),
  }),
);
export type PostAuthor = NonNullable<z.output<typeof postAuthor>>;

export const boardActions = ['write', 'reply', 'comment', 'recommend', 'moderate'] as const;
export const postActions = ['change', 'delete', 'approve', 'reply', 'comment', 'recommend', 'pin'] as const;
export const postStates = ['shown', 'waiting', 'expired'] as const;

export const boardName = { boardNumber, boardName: z.string(), englishBoardName: z.string() };

/** A board as people see it, with what this person can do there. */
export const boardView = z.strictObject({
  ...boardName,
  isAnonymous: z.boolean(),
  /** No one is shown who wrote: it is anonymous, or does not show its authors. */
  isNameless: z.boolean(),
  isFavourite: z.boolean(),
  hasHeadWords: z.boolean(),
  needsApproval: z.boolean(),
  usesValidity: z.boolean(),
  validityDays: z.number(),
  keepMonths: z.number(),
  can: canOf(boardActions),
});
export type BoardView = z.output<typeof boardView>;

export const postRow = z.strictObject({
  postId,
  headWord: z.string(),
  title: z.string(),
  /** Beginning of the post as plain text. */
  excerpt: z.string(),
  author: postAuthor,
  state: z.enum(postStates),
  writtenAt: moment,
  validUntil: z.nullable(moment),
  commentCount: z.number(),
  replyCount: z.number(),
  recommendationCount: z.number(),
  isPinned: z.boolean(),
  /** True if the reader has not opened the post yet. */
  isUnread: z.boolean(),
});
export type PostRow = z.output<typeof postRow>;

const comment = z.strictObject({
  commentId,
  author,
  text: z.string(),
  writtenAt: moment,
  can: canOf(['delete']),
});
export type Comment = z.output<typeof comment>;

/** Unread posts are counted up to a limit of their own. */
const listedBoard = z.extend(boardView, {
  /** The nearest board above that the reader can read; null for none. */
  upperBoardNumber: z.nullable(boardNumber),
  unreadCount: z.number(),
  /** CAT-01: those that are switched on, by their numbers. */
  categories: z.array(shownCategory),
});
export type ListedBoard = z.output<typeof listedBoard>;

/** The boards of the company that the person is cleared to read, favourites first. */
export const listBoards = route({
  method: 'GET',
  path: '/api/v1/boards',
  answer: listOf(listedBoard),
});

const postsPage = z.strictObject({
  after: z.optional(position),
  state: z._default(z.enum(postStates), 'shown'),
});
const foundPosts = z.extend(postsPage, { keyword: z.optional(searchText(postLimits.searchCharacters)) });
export const postsOfBoard = z.extend(foundPosts, { boardNumber });

const postsPath = '/api/v1/boards/{boardNumber}/posts';
const listedPosts = listOf(postRow, { board: boardView, pinned: z.array(postRow) });

/**
 * Board with a page of posts, newest first. Moderators also see waiting and expired posts, authors their own. `pinned`:
 * on the first page.
 */
export const listPosts = route({
  method: 'GET',
  path: postsPath,
  params: boardInAddress,
  query: postsPage,
  answer: listedPosts,
});

/** The same page of those that have a word in them. */
export const findPosts = searchRoute({
  path: postsPath,
  params: boardInAddress,
  body: foundPosts,
  answer: listedPosts,
});

/**
 * State of anonymity that the writer was shown. If the board now shows authors, new texts are refused, so no one
 * reveals their name unknowingly.
 */
const namelessness = { isAnonymous: z.optional(z.boolean()), isNameless: z.optional(z.boolean()) };
export type Namelessness = Pick<BoardView, keyof typeof namelessness>;
/** Anonymity as sent with a text, if at all. */
export type SentNamelessness = { readonly [K in keyof Namelessness]?: boolean | undefined };

export const newPost = z.strictObject({ postTitle, headWord, postContent, validityDays: chosenDays, ...namelessness });

const written = z.strictObject({ postId, state: z.enum(postStates) });

export const writePost = route({
  method: 'POST',
  path: postsPath,
  params: boardInAddress,
  body: newPost,
  answer: written,
});

/** A post that answers another one, which is no reply itself. */
export const writeReply = route({
  method: 'POST',
  path: '/api/v1/posts/{postId}/replies',
  params: postInAddress,
  body: newPost,
  answer: written,
});

/** A post with its content, its board, and its replies as rows, oldest first. */
export const readPost = route({
  method: 'GET',
  path: '/api/v1/posts/{postId}',
  params: postInAddress,
  answer: z.strictObject({
    board: boardView,
    post: z.strictObject({
      ...postRow.shape,
      content: z.string(),
      changedAt: z.nullable(moment),
      isRecommended: z.boolean(),
      repliedPostId: z.nullable(postId),
      can: canOf(postActions),
    }),
    replies: z.array(postRow),
  }),
});

export const changePost = route({
  method: 'PUT',
  path: '/api/v1/posts/{postId}',
  params: postInAddress,
  body: newPost,
  answer: written,
});

export const deletePost = route({
  method: 'DELETE',
  path: '/api/v1/posts/{postId}',
  params: postInAddress,
  answer: success,
});

/** Shows a post that waited for it. */
export const approvePost = route({
  method: 'POST',
  path: '/api/v1/posts/{postId}/approval',
  params: postInAddress,
  answer: success,
});

/** Shows a post before all others of its board, or no longer. */
export const pinPost = route({
  method: 'PUT',
  path: '/api/v1/posts/{postId}/pin',
  params: postInAddress,
  answer: success,
});

export const unpinPost = route({
  method: 'DELETE',
  path: '/api/v1/posts/{postId}/pin',
  params: postInAddress,
  answer: success,
});

/** A person recommends a post once, however often they press. */
export const recommendPost = route({
  method: 'PUT',
  path: '/api/v1/posts/{postId}/recommendation',
  params: postInAddress,
  answer: z.strictObject({ recommendationCount: z.number() }),
});

export const withdrawRecommendation = route({
  method: 'DELETE',
  path: '/api/v1/posts/{postId}/recommendation',
  params: postInAddress,
  answer: z.strictObject({ recommendationCount: z.number() }),
});

const commentsPage = z.strictObject({ after: z.optional(position) });
export const commentsOfPost = z.extend(commentsPage, { postId });

/** Comments, oldest first; `after` is the `next` of the page before. */
export const listComments = route({
  method: 'GET',
  path: '/api/v1/posts/{postId}/comments',
  params: postInAddress,
  query: commentsPage,
  answer: listOf(comment),
});

export const newComment = z.strictObject({ commentText, ...namelessness });

export const writeComment = route({
  method: 'POST',
  path: '/api/v1/posts/{postId}/comments',
  params: postInAddress,
  body: newComment,
  answer: z.strictObject({ commentId }),
});

export const deleteComment = route({
  method: 'DELETE',
  path: '/api/v1/comments/{commentId}',
  params: commentInAddress,
  answer: success,
});
