import { writeComment as route } from '@madang/contract/boards/routes.ts';
import { writeAudit } from '../../../../kernel/audit/audit.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { operation } from '../../../../kernel/http/operation.ts';
import { insertComment } from '../../answers.sql.ts';
import { authorToStore, isNameless } from '../../authors.ts';
import { refuseNamed } from '../../access.ts';
import { openPost, requirePostAbility, writerOf } from '../../posts.ts';

export const writeCommentCall = operation(route, async (call) => {
  const { kernel, session, params, body } = call;
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, params.postId);
    requirePostAbility(opened, 'comment');
    refuseNamed(opened.board, body);
    const { isAnonymous } = opened.board;
    const written = authorToStore(kernel.keyring, session, isAnonymous);
    const where = { postId: opened.post.postId, isNameless: isNameless(opened.board) };
    const comment = { ...written, ...where, text: body.commentText };
    const commentId = await insertComment(tx, session.companyCode, comment);
    const target = { kind: 'comment', id: commentId };
    await writeAudit(tx, { ...writerOf(call, isAnonymous), operation: 'write-comment', target });
    return { commentId };
  });
});
