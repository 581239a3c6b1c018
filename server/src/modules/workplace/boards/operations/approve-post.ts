import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { actingReader } from '../access.ts';
import { openPost, postTarget } from '../posts.ts';
import { markApproved } from '../posts.sql.ts';

/** Shows a post that waits; of two approvals at once the second is refused. */
export const approvePost = defineOperation({
  name: 'approve-post',
  input: postInAddress,
  permission: 'boards.moderate',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404', 'POST_STATE'],
  async run(context, { postId }) {
    const { kernel, tx, companyCode, refuse } = context;
    const target = postTarget(postId);
    await openPost(tx, { kernel, reader: await actingReader(context, target) }, postId);
    if (!(await markApproved(tx, companyCode, postId))) throw refuse('POST_STATE');
    return { answer: {}, audit: { target } };
  },
});
