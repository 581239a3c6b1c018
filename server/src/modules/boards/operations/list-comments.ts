import { postLimits } from '@madang/contract/boards/limits.ts';
import { listComments as route } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardAbilitiesOf } from '../access.ts';
import { selectComments } from '../answers.sql.ts';
import { isAuthor } from '../authors.ts';
import { openPosition, pageOf } from '../positions.ts';
import { nameOf, namesFor, openPost } from '../posts.ts';
import { toldTime } from '../told-times.ts';

export const listCommentsCall = operation(route, async (call) => {
  const { kernel, session, params, query } = call;
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const { board, post } = await openPost(tx, call, params.postId);
    const { companyCode } = session;
    const { postId } = post;
    const place = { rows: postLimits.rowsPerPage, keyring: kernel.keyring, list: `comments/${companyCode}/${postId}` };
    const after = openPosition(kernel.keyring, place.list, query.after);
    const { page, next } = pageOf(await selectComments(tx, companyCode, { postId, after }), place);
    const names = await namesFor(tx, companyCode, board, page);
    const isModerator = boardAbilitiesOf(board, session).includes('moderate');
    return {
      comments: page.map((comment) => ({
        commentId: comment.commentId,
        author: nameOf(comment, names),
        text: comment.text,
        writtenAt: toldTime(comment.writtenAt, board, comment),
        canDelete: isModerator || isAuthor(kernel.keyring, session, comment),
      })),
      next,
    };
  });
});
