import { postLimits } from '@madang/contract/boards/limits.ts';
import { postsOfBoard } from '@madang/contract/boards/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { portionOf } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { boardViewOf, openBoard, readerOf } from '../access.ts';
import { isAuthor } from '../authors.ts';
import { boardTarget } from '../boards.ts';
import { openPosition, cutPage } from '../positions.ts';
import { comparable } from '../post-text.ts';
import { namesFor, rowOf } from '../posts.ts';
import { selectPosts, type PostQuery, type StoredPost } from '../posts.sql.ts';

/** A page of a board. What waits or is over is for moderators; authors find what waits of their own. */
export const listPosts = defineQuery({
  name: 'list-posts',
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
      const postQuery = { boardNumber, state, after, keyword };
      const found = seesAll
        ? await selectPosts(tx, companyCode, postQuery)
        : await selectOwnPosts(tx, { keyring, author: reader }, postQuery);
      const { page, next } = cutPage(found, place);
      const names = await namesFor(tx, companyCode, board, page);
      const posts = page.map((post) => rowOf(post, board, names));
      return { ...portionOf(posts, { after, next }), board: boardViewOf(board, reader) };
    });
  },
});

/** What one person wrote, enough of it for a page; seals are compared one by one, for no question to the database can. */
async function selectOwnPosts(
  tx: Tx,
  { keyring, author }: { readonly keyring: Keyring; readonly author: PersonKey },
  postQuery: PostQuery,
): Promise<StoredPost[]> {
  const { companyCode, personId } = author;
  const own: StoredPost[] = [];
  let { after } = postQuery;
  for (;;) {
    const found = await selectPosts(tx, companyCode, { ...postQuery, after, notByOthersThan: personId });
    own.push(...found.filter((post) => isAuthor(keyring, author, post)));
    if (found.length <= postLimits.rowsPerPage || own.length > postLimits.rowsPerPage) return own;
    after = found.at(-1)?.position;
  }
}
