import type { PostRow, postActions } from '@madang/contract/workplace/boards/routes.ts';
import { isCleared } from '@madang/contract/workplace/boards/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Audited, Target } from '../../../kernel/operations/outcome.ts';
import { type PersonFace, readFaces } from '../../people/person-names/index.ts';
import { boardActionsOf, type BoardReader } from './access.ts';
import { isAuthor, isNameless, type StoredAuthor } from './authors.ts';
import { selectPost, type OpenedPost, type StoredPost } from './posts.sql.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';
import { shownTime } from './shown-times.ts';

export type PostAction = (typeof postActions)[number];

export function postTarget(postId: string): Target {
  return { kind: 'post', id: postId };
}

export function commentTarget(commentId: string): Target {
  return { kind: 'comment', id: commentId };
}

export interface Opened {
  readonly board: ReadableBoard;
  readonly post: OpenedPost;
  readonly can: readonly PostAction[];
}

/** A post as this person may see it; what they may not see is as unknown as what no one wrote. */
export async function openPost(
  tx: Tx,
  { kernel, reader }: { readonly kernel: Kernel; readonly reader: BoardReader },
  postId: string,
): Promise<Opened> {
  const found = await selectPost(tx, reader, postId);
  if (!found) throw refuse('CO404');
  const { board, post } = found;
  const isMine = isAuthor(kernel.keyring, reader, post);
  const inBoard = boardActionsOf(board, reader);
  const { isModerator } = reader;
  if (!isVisible(post, { isMine, isModerator })) throw refuse('CO404');
  const isShown = post.state === 'shown';
  const answers = inBoard.filter((action) => action === 'comment' || action === 'recommend');
  const can: PostAction[] = [
    ...(isMine && post.state !== 'expired' && isCleared(board.grade, board.writeGrade) ? (['change'] as const) : []),
    ...(isMine || isModerator ? (['delete'] as const) : []),
    ...(isModerator && post.state === 'waiting' ? (['approve'] as const) : []),
    ...(isModerator && isShown && post.repliedPostId === null ? (['pin'] as const) : []),
    // One level of replies: a reply is answered by answering what it answers.
    ...(isShown && post.repliedPostId === null && inBoard.includes('reply') ? (['reply'] as const) : []),
    ...(isShown ? answers : []),
  ];
  return { board, post, can };
}

function isVisible({ state }: StoredPost, who: { readonly isMine: boolean; readonly isModerator: boolean }): boolean {
  if (state === 'shown') return true;
  return who.isModerator || (state === 'waiting' && who.isMine);
}

export function requirePostAction({ can }: Opened, action: PostAction): void {
  if (!can.includes(action)) throw refuse('CO401');
}

/** The names that a board lets be seen: none where it is anonymous or says nothing about authors. */
export function namesFor(
  tx: Tx,
  companyCode: string,
  board: ReadableBoard,
  texts: readonly StoredAuthor[],
): Promise<ReadonlyMap<string, PersonFace>> {
  if (isNameless(board)) return Promise.resolve(new Map());
  const ids = texts.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  return readFaces(tx, companyCode, ids);
}

export function nameOf({ authorId }: StoredAuthor, names: ReadonlyMap<string, PersonFace>): PersonFace | null {
  return authorId === null ? null : (names.get(authorId) ?? null);
}

export function rowOf(post: StoredPost, board: ReadableBoard): PostRow {
  return {
    postId: post.postId,
    headWord: post.headWord,
    title: post.title,
    excerpt: post.excerpt,
    author: isNameless(board) ? null : post.author,
    state: post.state,
    writtenAt: shownTime(post.writtenAt, board, post),
    validUntil: post.validUntil && shownTime(post.validUntil, board, post),
    commentCount: post.commentCount,
    replyCount: post.replyCount,
    recommendationCount: post.recommendationCount,
    isPinned: post.isPinned,
    isUnread: post.isUnread,
  };
}

/**
 * Audit details of a text's change. For an anonymous text: no person, no request, and no moment comparable with other
 * events.
 */
export function auditedText(target: Target, isAnonymous: boolean): Audited {
  return isAnonymous ? { target, isNameless: true, isToTheMinute: true } : { target };
}
