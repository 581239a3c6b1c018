import { writePost as postRoute, writeReply as replyRoute } from '@madang/contract/boards/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { openBoard, refuseNamed, requireAbility } from '../access.ts';
import { authorToStore, isNameless } from '../authors.ts';
import { postTextOf, type PostText } from '../post-text.ts';
import { openPost, requirePostAbility, writerOf } from '../posts.ts';
import { insertPost, type PostState } from '../posts.sql.ts';
import type { ReadableBoard } from '../readable-boards.sql.ts';

type Writing = Pick<Call<typeof postRoute>, 'kernel' | 'session' | 'request' | 'body'>;

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
  refuseNamed(board, body);
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
  const actor = writerOf({ session, request }, board.isAnonymous);
  await writeAudit(tx, { ...actor, operation: 'write-post', target: { kind: 'post', id: postId } });
  return { postId, state };
}
