import { changeBoard as route } from '@madang/contract/boards/console.ts';
import { settledValidity } from '@madang/contract/boards/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf } from '../../../kernel/audit/author.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { holdCompany } from '../../companies/index.ts';
import { hideBoardFromHome, showBoardOnHome } from '../../portlets/index.ts';
import { updateBoard } from '../console.sql.ts';

/** Changes what a board lets people do. What was written without a name stays so, whatever the board becomes. */
export const changeBoardCall = operation(route, async (call) => {
  const author = authorOf(call);
  const { companyCode } = author;
  const { boardNumber } = call.params;
  const { showsOnHome, ...board } = call.body;
  const settings = { ...board, ...settledValidity(board), upperBoardNumber: null };
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await holdCompany(tx, companyCode);
    if (!(await updateBoard(tx, companyCode, boardNumber, settings))) throw refuse('CO404');
    if (showsOnHome) await showBoardOnHome(tx, companyCode, { ...board, boardNumber });
    else await hideBoardFromHome(tx, companyCode, boardNumber);
    const target = { kind: 'board', id: String(boardNumber) };
    await writeAudit(tx, { ...author, operation: 'change-board', target, fields: Object.keys(call.body) });
  });
  return { result: 'success' as const };
});
