import { pinnedPosts } from '@madang/contract/workplace/boards/limits.ts';
import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation, undoBy } from '../../../../../kernel/operations/definition.ts';
import { actingReader } from '../../access.ts';
import { lockBoard } from '../../console.sql.ts';
import { openPost, postTarget, requirePostAction } from '../../posts.ts';
import { setPinned } from '../pins.sql.ts';
import { unpinPost } from './unpin-post.ts';

/** Shows a post before all others of its board, which has room for a few of them. */
export const pinPost = defineOperation({
  name: 'pin-post',
  input: postInAddress,
  permission: 'boards.moderate',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404', 'PIN_LIMIT'],
  async run(context, { postId }) {
    const { kernel, tx, companyCode, refuse } = context;
    const target = postTarget(postId);
    const opened = await openPost(tx, { kernel, reader: await actingReader(context, target) }, postId);
    requirePostAction(opened, 'pin');
    // Of two that are pinned at once the second is counted with the first.
    await lockBoard(tx, companyCode, opened.board.boardNumber);
    if (!(await setPinned(tx, companyCode, postId))) throw refuse('PIN_LIMIT', { 0: pinnedPosts });
    const undo = undoBy(unpinPost, { postId });
    return { answer: null, audit: { target }, ...(!opened.post.isPinned && { undo }) };
  },
});
