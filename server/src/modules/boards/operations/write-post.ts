import type * as z from 'zod/mini';
import { type newPost, writePost as postRoute, writeReply as replyRoute } from '@madang/contract/boards/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { openBoard, requireAbility } from '../access.ts';
import { authorToStore, isNameless } from '../authors.ts';
import { postTextOf, type PostText } from '../post-text.ts';
import { openPost, requirePostAbility, writerOf } from '../posts.ts';
import { insertPost, type PostState } from '../posts.sql.ts';
import type { ReadableBoard } from '../readable-boards.sql.ts';

interface Writing {
  readonly kernel: Kernel;
  readonly session: Session;
  readonly request: RequestInfo;
  readonly body: z.output<typeof newPost>;
}

/** A new post; where the board asks for approval it waits, seen by its author and those who approve. */
export const writePostCall = operation(postRoute, async (call) => {
  const text = postTextOf(call.body.postTitle, call.body.postContent);
  return inCompany(call.kernel.db, call.session.companyCode, async (tx) => {
    const board = await openBoard(tx, call.session, call.params.boardNumber);
    requireAbility(board, call.session, 'write');
    return writeInto(tx, call, { board, text, repliedPostId: null });
  });
});

export const writeReplyCall = operation(replyRoute, async (call) => {
  const text = postTextOf(call.body.postTitle, call.body.postContent);
  return inCompany(call.kernel.db, call.session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, call.params.postId);
    requirePostAbility(opened, 'reply');
    return writeInto(tx, call, { board: opened.board, text, repliedPostId: opened.post.postId });
  });
});

async function writeInto(
  tx: Tx,
  { kernel, session, request, body }: Writing,
  { board, text, repliedPostId }: { board: ReadableBoard; text: PostText; repliedPostId: string | null },
): Promise<{ postId: string; state: PostState }> {
  const state: PostState = board.needsApproval ? 'waiting' : 'shown';
  const postId = await insertPost(tx, session.companyCode, {
    ...text,
    ...authorToStore(kernel.keyring, session, board.isAnonymous),
    boardNumber: board.boardNumber,
    isNameless: isNameless(board),
    repliedPostId,
    title: body.postTitle,
    headWord: board.hasHeadWords ? body.headWord : '',
    state,
    validityDays: board.usesValidity ? (body.validityDays ?? board.validityDays) : 0,
    keepMonths: board.keepMonths,
  });
  const author = writerOf({ session, request }, board.isAnonymous);
  await writeAudit(tx, { ...author, operation: 'write-post', target: { kind: 'post', id: postId } });
  return { postId, state };
}
