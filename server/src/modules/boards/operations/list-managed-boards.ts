import { listManagedBoards as route } from '@madang/contract/boards/console.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardsOnHome } from '../../portlets/index.ts';
import { readGrade, selectManagedBoards, selectPendingBoards } from '../console.sql.ts';

export const listManagedBoardsCall = operation(route, ({ kernel, session }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const { companyCode } = session;
    const boards = await selectManagedBoards(tx, companyCode);
    const onHome = await boardsOnHome(tx, companyCode);
    return {
      boards: boards.map((board) => ({ ...board, showsOnHome: onHome.has(board.boardNumber) })),
      pendingBoards: await selectPendingBoards(tx, companyCode),
      ownGrade: await readGrade(tx, session),
    };
  }),
);
