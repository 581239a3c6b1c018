import { readPost as route } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardViewOf } from '../access.ts';
import { shownContent } from '../post-text.ts';
import { namesFor, openPost, rowOf } from '../posts.ts';
import { selectReplies } from '../posts.sql.ts';
import { toldTime } from '../told-times.ts';

export const readPostCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  const { companyCode } = session;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const { board, post, can } = await openPost(tx, call, params.postId);
    const replies = post.repliedPostId === null ? await selectReplies(tx, companyCode, post.postId) : [];
    const names = await namesFor(tx, companyCode, board, [post, ...replies]);
    return {
      board: boardViewOf(board, session),
      post: {
        ...rowOf(post, board, names),
        content: shownContent(post.content),
        changedAt: post.changedAt && toldTime(post.changedAt, board, post),
        isRecommended: post.isRecommended,
        repliedPostId: post.repliedPostId,
        can: [...can],
      },
      replies: replies.map((reply) => rowOf(reply, board, names)),
    };
  });
});
