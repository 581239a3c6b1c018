import { setUpBoards } from '@madang/contract/boards/limits.ts';
import { createBoard as route } from '@madang/contract/boards/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { refuseUnknownParentBoard, settingsOf } from '../boards.ts';
import { insertBoard, type BoardState } from '../boards.sql.ts';
import { watchPendingBoard } from '../pending-boards.ts';

/** A board of the set-up. With a portlet to come it is counted and stays unseen until the order names the portlet. */
export const createBoardCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { managingOrganisationCode, showsOnHome, isActive } = call.body;
  // The company manages its boards itself; another's code is refused alike, whether somebody has it or not.
  if (managingOrganisationCode && managingOrganisationCode !== companyCode) throw refuse('CO401');
  const settings = settingsOf(call.body);
  const boardNumber = await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const state: BoardState = !isActive ? 'retired' : showsOnHome ? 'pending' : 'active';
    const made = await insertBoard(tx, companyCode, { ...settings, state, limit: setUpBoards });
    if (made === undefined) throw refuse('BOARD_LIMIT', { 0: setUpBoards });
    if (state === 'pending') await watchPendingBoard(tx, { companyCode, boardNumber: made });
    await writeAudit(tx, { ...actor, operation: 'create-board', target: { kind: 'board', id: String(made) } });
    return made;
  }).catch(refuseUnknownParentBoard);
  return { result: 'success' as const, boardNumber };
});
