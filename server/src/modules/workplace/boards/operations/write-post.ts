import { postWriting } from '@madang/contract/workplace/boards/inputs.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { actingReader, openBoard, refuseNamed, requireAction, type BoardReader } from '../access.ts';
import { authorToStore, isNameless } from '../authors.ts';
import { boardTarget } from '../boards.ts';
import { postTextOf } from '../post-text.ts';
import { auditedText, openPost, postTarget, requirePostAction } from '../posts.ts';
import { insertPost, type PostState } from '../posts.sql.ts';
import type { ReadableBoard } from '../readable-boards.sql.ts';

type Writing = z.output<typeof postWriting>;

/** Writes a post or a reply; where the board asks for approval it waits, seen by its author and by moderators. */
export const writePost = defineOperation({
  name: 'write-post',
  isOpenToGuests: true,
  input: postWriting,
  permission: 'session',
  targets: (writing) => [placeOf(writing)],
  refusals: ['CO401', 'CO404', 'MB_M_REQUIRED', 'BOARD_NAMED'],
  prepare: (_context, { postTitle, postContent }) => Promise.resolve(postTextOf(postTitle, postContent)),
  async run(context, writing) {
    const { kernel, tx, companyCode, prepared: text } = context;
    const reader = await actingReader(context, placeOf(writing));
    const board = await boardOf(tx, { kernel, reader }, writing);
    refuseNamed(board, writing);
    const state: PostState = board.needsApproval ? 'waiting' : 'shown';
    const postId = await insertPost(tx, companyCode, {
      ...text,
      ...authorToStore(kernel.keyring, reader, board.isAnonymous),
      boardNumber: board.boardNumber,
      isNameless: isNameless(board),
      repliedPostId: 'repliedPostId' in writing ? writing.repliedPostId : null,
      title: writing.postTitle,
      headWord: board.hasHeadWords ? writing.headWord : '',
      state,
      validityDays: board.usesValidity ? (writing.validityDays ?? board.validityDays) : 0,
      keepMonths: board.keepMonths,
    });
    return { answer: { postId, state }, audit: auditedText(postTarget(postId), board.isAnonymous) };
  },
});

function placeOf(writing: Writing) {
  return 'repliedPostId' in writing ? postTarget(writing.repliedPostId) : boardTarget(writing.boardNumber);
}

/** The board that the text goes into; refuses a reader who may not write there. */
async function boardOf(
  tx: Tx,
  { kernel, reader }: { readonly kernel: Kernel; readonly reader: BoardReader },
  writing: Writing,
): Promise<ReadableBoard> {
  if ('repliedPostId' in writing) {
    const opened = await openPost(tx, { kernel, reader }, writing.repliedPostId);
    requirePostAction(opened, 'reply');
    return opened.board;
  }
  const board = await openBoard(tx, reader, writing.boardNumber);
  requireAction(board, reader, 'write');
  return board;
}
