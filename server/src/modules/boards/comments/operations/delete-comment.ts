import { deleteComment as route } from '@madang/contract/boards/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../../kernel/audit/audit.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { operation } from '../../../../kernel/http/operation.ts';
import { boardAbilitiesOf } from '../../access.ts';
import { removeComment, selectComment } from '../../answers.sql.ts';
import { isAuthor } from '../../authors.ts';
import { openPost, writerOf } from '../../posts.ts';

/** Its author deletes a comment, or who looks after the board. */
export const deleteCommentCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const { commentId } = params;
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    const comment = await selectComment(tx, session.companyCode, commentId);
    if (!comment) throw refuse('CO404');
    const { board } = await openPost(tx, call, comment.postId);
    const isModerator = boardAbilitiesOf(board, session).includes('moderate');
    if (!isModerator && !isAuthor(kernel.keyring, session, comment)) throw refuse('CO401');
    await removeComment(tx, session.companyCode, commentId);
    const actor = writerOf(call, comment.authorId === null);
    await writeAudit(tx, { ...actor, operation: 'delete-comment', target: { kind: 'comment', id: commentId } });
  });
  return { result: 'success' as const };
});
