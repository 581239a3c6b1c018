import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import { postsOfBoard } from '@madang/contract/workplace/boards/routes.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { boardViewOf, openBoard, readerOf, type BoardReader } from '../access.ts';
import { isAuthor } from '../authors.ts';
import { boardTarget } from '../boards.ts';
import { openPosition, cutPage } from '../positions.ts';
import { comparable } from '../post-text.ts';
import { rowOf } from '../posts.ts';
import { selectPosts, type PostQuery, type StoredPost } from '../posts.sql.ts';

/**
 * Reads a page of a board. Moderators see waiting and expired posts, authors their own. Pinned posts are beside the
 * first page.
 */
export const listPosts = defineQuery({
  name: 'list-posts',
  isOpenToGuests: true,
  input: postsOfBoard,
  permission: 'session',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO401', 'CO404'],
  run({ kernel: { keyring }, companyCode, reader: session, read, refuse }, { boardNumber, state, ...query }) {
    const reader = readerOf(session);
    const keyword = query.keyword ? comparable(query.keyword) : undefined;
    return read(async (tx) => {
      const board = await openBoard(tx, reader, boardNumber);
      const seesAll = state === 'shown' || reader.isModerator;
      if (!seesAll && state !== 'waiting') throw refuse('CO401');
      const place = { rows: postLimits.rowsPerPage, keyring, list: `posts/${companyCode}/${boardNumber}` };
      const after = openPosition(keyring, place.list, query.after);
      const hasPins = state === 'shown' && keyword === undefined;
      const postQuery = { boardNumber, state, after, keyword, ...(hasPins && { isPinned: false }) };
      const found = seesAll
        ? await selectPosts(tx, reader, postQuery)
        : await selectOwnPosts(tx, { keyring, author: reader }, postQuery);
      const pinned =
        hasPins && after === undefined ? await selectPosts(tx, reader, { boardNumber, state, isPinned: true }) : [];
      const { page, next } = cutPage(found, place);
      const rowsOf = (posts: readonly StoredPost[]) => posts.map((post) => rowOf(post, board));
      return {
        ...portionOf(rowsOf(page), { after, next }),
        board: boardViewOf(board, reader),
        pinned: rowsOf(pinned),
      };
    });
  },
});

/** Returns one person's posts, enough for a page; compares seals one by one, because no database query can. */
async function selectOwnPosts(
  tx: Tx,
  { keyring, author }: { readonly keyring: Keyring; readonly author: BoardReader },
  postQuery: PostQuery,
): Promise<StoredPost[]> {
  const { personId } = author;
  const own: StoredPost[] = [];
  let { after } = postQuery;
  for (;;) {
    const found = await selectPosts(tx, author, { ...postQuery, after, notByOthersThan: personId });
    own.push(...found.filter((post) => isAuthor(keyring, author, post)));
    if (found.length <= postLimits.rowsPerPage || own.length > postLimits.rowsPerPage) return own;
    after = found.at(-1)?.position;
  }
}
