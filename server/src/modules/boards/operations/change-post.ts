import { changePost as route } from '@madang/contract/boards/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { postTextOf } from '../post-text.ts';
import { openPost, requirePostAbility, writerOf } from '../posts.ts';
import { updatePost, type PostState } from '../posts.sql.ts';

/** Its author changes a post, which waits anew where the board asks for approval. */
export const changePostCall = operation(route, async (call) => {
  const { kernel, session, params, body } = call;
  const text = postTextOf(body.postTitle, body.postContent);
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const opened = await openPost(tx, call, params.postId);
    requirePostAbility(opened, 'edit');
    const { board, post } = opened;
    const { postId } = post;
    const state: PostState = board.needsApproval ? 'waiting' : post.state;
    const headWord = board.hasHeadWords ? body.headWord : post.headWord;
    await updatePost(tx, session.companyCode, postId, { ...text, title: body.postTitle, headWord, state });
    const actor = writerOf(call, post.authorId === null);
    await writeAudit(tx, { ...actor, operation: 'change-post', target: { kind: 'post', id: postId } });
    return { postId, state };
  });
});
