import { listBoards as route } from '@madang/contract/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { boardViewOf } from '../access.ts';
import { selectReadableBoards } from '../readable-boards.sql.ts';

export const listBoardsCall = operation(route, async ({ kernel, session }) => {
  const boards = await inCompany(kernel.db, session.companyCode, (tx) => selectReadableBoards(tx, session));
  return { boards: boards.map((board) => boardViewOf(board, session)) };
});
