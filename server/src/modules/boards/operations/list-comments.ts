import { postLimits } from '@madang/contract/boards/limits.ts';
import { listComments as route } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardAbilitiesOf } from '../access.ts';
import { selectComments } from '../answers.sql.ts';
import { isAuthor } from '../authors.ts';
import { nameOf, namesFor, openPost } from '../posts.ts';

export const listCommentsCall = operation(route, async (call) => {
  const { kernel, session, params, query } = call;
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const { board, post } = await openPost(tx, call, params.postId);
    const found = await selectComments(tx, session.companyCode, { postId: post.postId, after: query.after });
    const comments = found.slice(0, postLimits.rowsPerPage);
    const names = await namesFor(tx, session.companyCode, board, comments);
    const isModerator = boardAbilitiesOf(board, session).includes('moderate');
    return {
      comments: comments.map((comment) => ({
        commentId: comment.commentId,
        author: nameOf(comment, names),
        text: comment.text,
        writtenAt: comment.writtenAt.toISOString(),
        canDelete: isModerator || isAuthor(kernel.keyring, session, comment),
      })),
      next: found.length > comments.length ? (comments.at(-1)?.commentId ?? null) : null,
    };
  });
});
