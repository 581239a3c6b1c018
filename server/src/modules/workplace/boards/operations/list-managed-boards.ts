import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { boardsOnHome } from '../../portlets/index.ts';
import { readGrade, selectManagedBoards, selectPendingBoards } from '../console.sql.ts';

/** All boards of the company, with the security grade of the reader. */
export const listManagedBoards = defineQuery({
  name: 'list-managed-boards',
  input: z.strictObject({}),
  permission: 'boards.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }) =>
    read(async (tx) => {
      const boards = await selectManagedBoards(tx, companyCode);
      const onHome = await boardsOnHome(tx, companyCode);
      return {
        ...wholeList(boards.map((board) => ({ ...board, showsOnHome: onHome.has(board.boardNumber) }))),
        pendingBoards: await selectPendingBoards(tx, companyCode),
        ownGrade: await readGrade(tx, reader),
      };
    }),
});
