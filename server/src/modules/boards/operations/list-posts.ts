import { postLimits } from '@madang/contract/boards/limits.ts';
import { listPosts as route } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardViewOf, openBoard, requireAbility } from '../access.ts';
import { openPosition, pageOf } from '../positions.ts';
import { comparable } from '../post-text.ts';
import { namesFor, rowOf } from '../posts.ts';
import { selectPosts } from '../posts.sql.ts';

/** A page of a board. What waits or is over is for those who look after the board. */
export const listPostsCall = operation(route, async ({ kernel, session, params, query }) => {
  const { companyCode } = session;
  const { boardNumber } = params;
  const { state } = query;
  const keyword = query.keyword ? comparable(query.keyword) : undefined;
  return inCompany(kernel.db, companyCode, async (tx) => {
    const board = await openBoard(tx, session, boardNumber);
    if (state !== 'shown') requireAbility(board, session, 'moderate');
    const place = {
      rows: postLimits.rowsPerPage,
      keyring: kernel.keyring,
      list: `posts/${companyCode}/${boardNumber}`,
    };
    const after = openPosition(kernel.keyring, place.list, query.after);
    const { page, next } = pageOf(await selectPosts(tx, companyCode, { boardNumber, state, after, keyword }), place);
    const names = await namesFor(tx, companyCode, board, page);
    return {
      board: boardViewOf(board, session),
      posts: page.map((post) => rowOf(post, board, names)),
      next,
    };
  });
});
