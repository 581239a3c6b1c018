import type { PostRow, postAbilities } from '@madang/contract/boards/routes.ts';
import { isCleared } from '@madang/contract/boards/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { AuditEntry } from '../../kernel/audit/audit.ts';
import { commandActor, actorOf, type Actor } from '../../kernel/audit/actor.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { RequestInfo } from '../../kernel/http/request-info.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Target } from '../../kernel/operations/definition.ts';
import type { Session } from '../../kernel/session/session.ts';
import { readNames, type PersonNames } from '../accounts/index.ts';
import { boardAbilitiesOf } from './access.ts';
import { isAuthor, isNameless, type StoredAuthor } from './authors.ts';
import { selectPost, type OpenedPost, type StoredPost } from './posts.sql.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';
import { toldTime } from './told-times.ts';

export type PostAbility = (typeof postAbilities)[number];

export function postTarget(postId: string): Target {
  return { kind: 'post', id: postId };
}

export interface Opened {
  readonly board: ReadableBoard;
  readonly post: OpenedPost;
  readonly can: readonly PostAbility[];
}

/** A post as this person may see it; what they may not see is as unknown as what nobody wrote. */
export async function openPost(
  tx: Tx,
  { kernel, session }: { readonly kernel: Kernel; readonly session: Session },
  postId: string,
): Promise<Opened> {
  const found = await selectPost(tx, session, postId);
  if (!found) throw refuse('CO404');
  const { board, post } = found;
  const isMine = isAuthor(kernel.keyring, session, post);
  const inBoard = boardAbilitiesOf(board, session);
  const isModerator = inBoard.includes('moderate');
  if (!isVisible(post, { isMine, isModerator })) throw refuse('CO404');
  const isShown = post.state === 'shown';
  const answers = inBoard.filter((ability) => ability === 'comment' || ability === 'recommend');
  const can: PostAbility[] = [
    ...(isMine && post.state !== 'expired' && isCleared(board.grade, board.writeGrade) ? (['edit'] as const) : []),
    ...(isMine || isModerator ? (['delete'] as const) : []),
    ...(isModerator && post.state === 'waiting' ? (['approve'] as const) : []),
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

export function requirePostAbility({ can }: Opened, ability: PostAbility): void {
  if (!can.includes(ability)) throw refuse('CO401');
}

/** The names that a board lets be seen: none where it is anonymous or says nothing about authors. */
export function namesFor(
  tx: Tx,
  companyCode: string,
  board: ReadableBoard,
  texts: readonly StoredAuthor[],
): Promise<ReadonlyMap<string, PersonNames>> {
  if (isNameless(board)) return Promise.resolve(new Map());
  const ids = texts.flatMap(({ authorId }) => (authorId === null ? [] : [authorId]));
  return readNames(tx, companyCode, ids);
}

export function nameOf({ authorId }: StoredAuthor, names: ReadonlyMap<string, PersonNames>): PersonNames | null {
  return authorId === null ? null : (names.get(authorId) ?? null);
}

export function rowOf(post: StoredPost, board: ReadableBoard, names: ReadonlyMap<string, PersonNames>): PostRow {
  return {
    postId: post.postId,
    headWord: post.headWord,
    title: post.title,
    author: nameOf(post, names),
    state: post.state,
    writtenAt: toldTime(post.writtenAt, board, post),
    validUntil: post.validUntil && toldTime(post.validUntil, board, post),
    commentCount: post.commentCount,
    replyCount: post.replyCount,
    recommendationCount: post.recommendationCount,
  };
}

/**
 * Whom the audit names: of what is written in an anonymous board nobody, no request that would lead to one, and no moment
 * that could be held against what else happened in it.
 */
export function writerOf(
  call: { readonly session: Session; readonly request: RequestInfo },
  isAnonymous: boolean,
): Actor & Pick<AuditEntry, 'isToTheMinute'> {
  return isAnonymous ? { ...commandActor(call.session.companyCode), isToTheMinute: true } : actorOf(call);
}
