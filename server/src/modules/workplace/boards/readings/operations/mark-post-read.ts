import { postInAddress } from '@madang/contract/workplace/boards/routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { actingReader } from '../../access.ts';
import { openPost, postTarget } from '../../posts.ts';
import { insertPostReading } from '../readings.sql.ts';

/** Marks a post that the person opened as read. */
export const markPostRead = defineOperation({
  name: 'mark-post-read',
  isOpenToGuests: true,
  input: postInAddress,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404'],
  // The post was deleted while it was opened.
  constraints: { post_readings_post_id_fkey: [null, 'CO404'] },
  async run(context, { postId }) {
    const { kernel, tx } = context;
    const reader = await actingReader(context, postTarget(postId));
    await openPost(tx, { kernel, reader }, postId);
    await insertPostReading(tx, reader, postId);
    // What a person has read is no one else's business.
    return { answer: null, audit: 'none' };
  },
});
