import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { actingReader } from '../access.ts';
import { addRecommendation } from '../answers.sql.ts';
import { openPost, postTarget, requirePostAction } from '../posts.ts';

/** Recommends a post, once per person. */
export const recommendPost = defineOperation({
  name: 'recommend-post',
  isOpenToGuests: true,
  input: postInAddress,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404'],
  async run(context, { postId }) {
    const { kernel, tx } = context;
    const reader = await actingReader(context, postTarget(postId));
    requirePostAction(await openPost(tx, { kernel, reader }, postId), 'recommend');
    const { companyCode, personId } = reader;
    const recommendationCount = await addRecommendation(tx, { companyCode, personId, postId });
    // A recommendation is an opinion, not an administrative change.
    return { answer: { recommendationCount }, audit: 'none' };
  },
});
