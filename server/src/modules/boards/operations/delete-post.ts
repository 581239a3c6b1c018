import { deletePost as route } from '@madang/contract/boards/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { openPost, requirePostAbility, writerOf } from '../posts.ts';
import { removePost } from '../posts.sql.ts';

/** Deletes a post with its comments and replies: its author, or who looks after the board. */
export const deletePostCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, params.postId);
    requirePostAbility(opened, 'delete');
    const { postId, authorId } = opened.post;
    await removePost(tx, session.companyCode, postId);
    // Of an anonymous post not even its deletion names who did it: that could be the author.
    const actor = writerOf(call, authorId === null);
    await writeAudit(tx, { ...actor, operation: 'delete-post', target: { kind: 'post', id: postId } });
  });
  return { result: 'success' as const };
});
