import { feedQuery } from '@madang/contract/workplace/boards/feed.ts';
import { feedRows } from '@madang/contract/workplace/boards/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import { defineQuery } from '../../../../../kernel/operations/definition.ts';
import { homeBoardNumbers } from '../../../portlets/index.ts';
import { retiredBoardsOf } from '../../boards.sql.ts';
import { openPosition } from '../../positions.ts';
import { feedOf } from '../feed.sql.ts';
import { feedPlace, presentFeed } from '../feed.ts';

/** A page of the newest posts of the boards that the reader can read. */
export const listFeed = defineQuery({
  name: 'list-feed',
  isOpenToGuests: true,
  input: feedQuery,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel: { keyring }, companyCode, reader, ask }, { place, part, boardNumber, after: sealed }) {
    const after = openPosition(keyring, feedPlace(companyCode), sealed);
    const rows = feedRows.page;
    const boardNumbers = boardNumber === undefined ? boardsAt(place, companyCode) : sql`${boardNumber}::integer`;
    const found = await ask(feedOf(reader, { boardNumbers, part, after, rows: rows + 1 }));
    return presentFeed(found, { keyring, companyCode, rows, after });
  },
});

/** The numbers of the boards of a place, as a list in SQL; undefined for all. */
function boardsAt(place: 'all' | 'home', companyCode: string): RawBuilder<unknown> | undefined {
  return place === 'home' ? homeBoardNumbers(companyCode, retiredBoardsOf(companyCode)) : undefined;
}
