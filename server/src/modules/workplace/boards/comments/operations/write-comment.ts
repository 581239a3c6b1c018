import { commentWriting } from '@madang/contract/workplace/boards/inputs.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { actingReader, refuseNamed } from '../../access.ts';
import { insertComment } from '../../answers.sql.ts';
import { authorToStore, isNameless } from '../../authors.ts';
import { auditedText, commentTarget, openPost, postTarget, requirePostAction } from '../../posts.ts';

/** Writes a comment on a post. */
export const writeComment = defineOperation({
  name: 'write-comment',
  isOpenToGuests: true,
  input: commentWriting,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404', 'BOARD_NAMED'],
  async run(context, { postId, commentText: text, ...shown }) {
    const { kernel, tx, companyCode } = context;
    const reader = await actingReader(context, postTarget(postId));
    const opened = await openPost(tx, { kernel, reader }, postId);
    requirePostAction(opened, 'comment');
    const { board } = opened;
    refuseNamed(board, shown);
    const author = authorToStore(kernel.keyring, reader, board.isAnonymous);
    const comment = { ...author, postId, isNameless: isNameless(board), text };
    const commentId = await insertComment(tx, companyCode, comment);
    return { answer: { commentId }, audit: auditedText(commentTarget(commentId), board.isAnonymous) };
  },
});
