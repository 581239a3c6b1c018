import * as z from 'zod/mini';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { boardViewOf, readerOf } from '../access.ts';
import { selectReadableBoards } from '../readable-boards.sql.ts';

/** The boards that the reader is cleared to read, with what the reader can do there. */
export const listBoards = defineQuery({
  name: 'list-boards',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ reader: session, read }) {
    const reader = readerOf(session);
    const boards = await read((tx) => selectReadableBoards(tx, reader));
    return wholeList(boards.map((board) => boardViewOf(board, reader)));
  },
});
