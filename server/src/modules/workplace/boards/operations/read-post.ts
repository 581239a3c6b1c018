import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { boardViewOf, readerOf } from '../access.ts';
import { shownContent } from '../post-text.ts';
import { openPost, postTarget, rowOf } from '../posts.ts';
import { selectReplies } from '../posts.sql.ts';
import { shownTime } from '../shown-times.ts';

/** A post with its content, its board and its replies. */
export const readPost = defineQuery({
  name: 'read-post',
  isOpenToGuests: true,
  input: postInAddress,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO404'],
  run: ({ kernel, reader: session, read }, { postId }) =>
    read(async (tx) => {
      const reader = readerOf(session);
      const { board, post, can } = await openPost(tx, { kernel, reader }, postId);
      const replies = post.repliedPostId === null ? await selectReplies(tx, reader, post.postId) : [];
      return {
        board: boardViewOf(board, reader),
        post: {
          ...rowOf(post, board),
          content: shownContent(post.content),
          changedAt: post.changedAt && shownTime(post.changedAt, board, post),
          isRecommended: post.isRecommended,
          repliedPostId: post.repliedPostId,
          can: [...can],
        },
        replies: replies.map((reply) => rowOf(reply, board)),
      };
    }),
});
