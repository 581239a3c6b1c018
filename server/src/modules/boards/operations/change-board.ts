import { changeBoard as route } from '@madang/contract/boards/console.ts';
import { settledValidity } from '@madang/contract/boards/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { boardsOnHome, hideBoardFromHome, showBoardOnHome } from '../../portlets/index.ts';
import { lockBoard, updateBoard } from '../console.sql.ts';

/** Changes what a board lets people do. What was written without a name stays so, whatever the board becomes. */
export const changeBoardCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { boardNumber } = call.params;
  const { showsOnHome, expected, ...board } = call.body;
  const settings = { ...board, ...settledValidity(board), parentBoardNumber: null };
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    if (!(await lockBoard(tx, companyCode, boardNumber))) throw refuse('CO404');
    // The home is arranged by whoever holds the company alone.
    const isOnHome = expected !== undefined && (await boardsOnHome(tx, companyCode)).has(boardNumber);
    // As it was seen, or as it is wanted already; each of them whole, for the home stands in another table.
    const known = expected && [expected, { ...settings, showsOnHome }].filter((each) => each.showsOnHome === isOnHome);
    const isKnown = known === undefined || known.length > 0;
    if (!isKnown || !(await updateBoard(tx, companyCode, boardNumber, { settings, asNow: known }))) {
      throw refuse('EDIT_CONFLICT');
    }
    if (showsOnHome) await showBoardOnHome(tx, companyCode, { ...board, boardNumber });
    else await hideBoardFromHome(tx, companyCode, boardNumber);
    const target = { kind: 'board', id: String(boardNumber) };
    await writeAudit(tx, {
      ...actor,
      operation: 'change-board',
      target,
      fields: [...Object.keys(board), 'showsOnHome'],
    });
  });
  return { result: 'success' as const };
});
