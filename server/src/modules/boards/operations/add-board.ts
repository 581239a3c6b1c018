import { addBoard as route } from '@madang/contract/boards/console.ts';
import { setUpBoards } from '@madang/contract/boards/limits.ts';
import { settledValidity } from '@madang/contract/boards/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, isUnfinished } from '../../companies/index.ts';
import { showBoardOnHome } from '../../portlets/index.ts';
import { insertBoard } from '../boards.sql.ts';

/**
 * A board of the console: with its portlet, where it is to be on the home, in one transaction. While the set-up goes on
 * its limit holds here too.
 */
export const addBoardCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { showsOnHome, ...board } = call.body;
  const settings = { ...board, ...settledValidity(board), parentBoardNumber: null, state: 'active' } as const;
  const boardNumber = await inCompany(call.kernel.db, companyCode, async (tx) => {
    const limit = isUnfinished(await lockCompany(tx, companyCode)) ? setUpBoards : undefined;
    const made = await insertBoard(tx, companyCode, { ...settings, limit });
    if (made === undefined) throw refuse('BOARD_LIMIT', { 0: setUpBoards });
    if (showsOnHome) await showBoardOnHome(tx, companyCode, { ...board, boardNumber: made });
    await writeAudit(tx, { ...actor, operation: 'add-board', target: { kind: 'board', id: String(made) } });
    return made;
  });
  return { boardNumber };
});
