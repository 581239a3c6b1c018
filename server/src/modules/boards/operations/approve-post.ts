import { approvePost as route } from '@madang/contract/boards/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { openPost } from '../posts.ts';
import { markApproved } from '../posts.sql.ts';

/** Of two who approve at once the second is told that it was done. */
export const approvePostCall = operation(route, async (call) => {
  const { kernel, session, params } = call;
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    const { post } = await openPost(tx, call, params.postId);
    if (!(await markApproved(tx, session.companyCode, post.postId))) throw refuse('POST_STATE');
    const target = { kind: 'post', id: post.postId };
    await writeAudit(tx, { ...actorOf(call), operation: 'approve-post', target });
  });
  return { result: 'success' as const };
});
