import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { actingReader } from '../../access.ts';
import { openPost, postTarget } from '../../posts.ts';
import { unsetPinned } from '../pins.sql.ts';

/** Takes a post down from before all others of its board. */
export const unpinPost = defineOperation({
  name: 'unpin-post',
  input: postInAddress,
  permission: 'boards.moderate',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404'],
  async run(context, { postId }) {
    const { kernel, tx, companyCode } = context;
    const target = postTarget(postId);
    const { post } = await openPost(tx, { kernel, reader: await actingReader(context, target) }, postId);
    await unsetPinned(tx, companyCode, postId);
    const undo = { name: 'pin-post', input: { postId } };
    return { answer: null, audit: { target }, ...(post.isPinned && { undo }) };
  },
});
