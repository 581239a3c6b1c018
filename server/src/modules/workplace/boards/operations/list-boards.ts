import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { boardViewOf, readerOf } from '../access.ts';
import { selectListedBoards } from '../readings/readings.sql.ts';

/** The boards that the reader is cleared to read, with what the reader can do there and has not read yet. */
export const listBoards = defineQuery({
  name: 'list-boards',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ reader: session, read }) {
    const reader = readerOf(session);
    const boards = await read((tx) => selectListedBoards(tx, reader));
    const readable = new Set(boards.map(({ boardNumber }) => boardNumber));
    // Below one that is closed, or that the reader may not read, it stands below the next one above.
    const upperOf = ({ uppers }: (typeof boards)[number]) => uppers.find((upper) => readable.has(upper)) ?? null;
    return wholeList(
      boards.map((board) => ({
        ...boardViewOf(board, reader),
        upperBoardNumber: upperOf(board),
        unreadCount: board.unreadCount,
        categories: board.categories,
      })),
    );
  },
});
