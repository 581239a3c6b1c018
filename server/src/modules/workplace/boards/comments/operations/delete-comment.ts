import { commentInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { actingReader } from '../../access.ts';
import { removeComment, selectComment } from '../../answers.sql.ts';
import { isAuthor } from '../../authors.ts';
import { auditedText, commentTarget, openPost, postTarget } from '../../posts.ts';

/** Deletes a comment, for its author or a moderator. */
export const deleteComment = defineOperation({
  name: 'delete-comment',
  isOpenToGuests: true,
  input: commentInAddress,
  permission: 'session',
  targets: ({ commentId }) => [commentTarget(commentId)],
  refusals: ['CO401', 'CO404'],
  async run(context, { commentId }) {
    const { kernel, tx, companyCode, refuse } = context;
    const comment = await selectComment(tx, companyCode, commentId);
    if (!comment) throw refuse('CO404');
    const { postId, authorId } = comment;
    const reader = await actingReader(context, postTarget(postId));
    await openPost(tx, { kernel, reader }, postId);
    if (!reader.isModerator && !isAuthor(kernel.keyring, reader, comment)) throw refuse('CO401');
    await removeComment(tx, companyCode, commentId);
    return { answer: {}, audit: auditedText(commentTarget(commentId), authorId === null) };
  },
});
