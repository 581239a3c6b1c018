import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { actingReader } from '../access.ts';
import { auditedText, openPost, postTarget, requirePostAction } from '../posts.ts';
import { removePost } from '../posts.sql.ts';

/** Deletes a post with its comments and replies, for its author or a moderator. */
export const deletePost = defineOperation({
  name: 'delete-post',
  isOpenToGuests: true,
  input: postInAddress,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404'],
  async run(context, { postId }) {
    const { kernel, tx, companyCode } = context;
    const target = postTarget(postId);
    const opened = await openPost(tx, { kernel, reader: await actingReader(context, target) }, postId);
    requirePostAction(opened, 'delete');
    await removePost(tx, companyCode, postId);
    // Even the deletion of an anonymous post names no person: that can be the author.
    return { answer: {}, audit: auditedText(target, opened.post.authorId === null) };
  },
});
