import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import { commentsOfPost } from '@madang/contract/workplace/boards/routes.ts';
import { portionOf } from '../../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../../kernel/operations/definition.ts';
import { readerOf } from '../../access.ts';
import { selectComments } from '../../answers.sql.ts';
import { isAuthor } from '../../authors.ts';
import { openPosition, cutPage } from '../../positions.ts';
import { nameOf, namesFor, openPost, postTarget } from '../../posts.ts';
import { shownTime } from '../../shown-times.ts';

/** A page of the comments on a post, oldest first. */
export const listComments = defineQuery({
  name: 'list-comments',
  isOpenToGuests: true,
  input: commentsOfPost,
  permission: 'session',
  targets: ({ postId }) => [postTarget(postId)],
  refusals: ['CO404'],
  run({ kernel, companyCode, reader: session, read }, query) {
    const reader = readerOf(session);
    const { keyring } = kernel;
    return read(async (tx) => {
      const { board, post } = await openPost(tx, { kernel, reader }, query.postId);
      const { postId } = post;
      const place = { rows: postLimits.rowsPerPage, keyring, list: `comments/${companyCode}/${postId}` };
      const after = openPosition(keyring, place.list, query.after);
      const { page, next } = cutPage(await selectComments(tx, companyCode, { postId, after }), place);
      const names = await namesFor(tx, companyCode, board, page);
      const comments = page.map((comment) => ({
        commentId: comment.commentId,
        author: nameOf(comment, names),
        text: comment.text,
        writtenAt: shownTime(comment.writtenAt, board, comment),
        can: reader.isModerator || isAuthor(keyring, reader, comment) ? ['delete' as const] : [],
      }));
      return portionOf(comments, { after, next });
    });
  },
});
