import { postChange } from '@madang/contract/workplace/boards/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { actingReader } from '../access.ts';
import { postTextOf } from '../post-text.ts';
import { auditedText, openPost, postTarget, requirePostAction } from '../posts.ts';
import { updatePost, type PostState } from '../posts.sql.ts';

/** Changes the author's own post, which waits again where the board asks for approval. */
export const changePost = defineOperation({
  name: 'change-post',
  isOpenToGuests: true,
  input: postChange,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO401', 'CO404', 'MB_M_REQUIRED'],
  prepare: (_context, { postTitle, postContent }) => Promise.resolve(postTextOf(postTitle, postContent)),
  async run(context, { postId, postTitle: title, headWord: newHeadWord }) {
    const { kernel, tx, companyCode, prepared: text } = context;
    const target = postTarget(postId);
    const opened = await openPost(tx, { kernel, reader: await actingReader(context, target) }, postId);
    requirePostAction(opened, 'change');
    const { board, post } = opened;
    const state: PostState = board.needsApproval ? 'waiting' : post.state;
    const headWord = board.hasHeadWords ? newHeadWord : post.headWord;
    await updatePost(tx, companyCode, postId, { ...text, title, headWord, state });
    return { answer: { postId, state }, audit: auditedText(target, post.authorId === null) };
  },
});
