import { reopenBoard, retireBoard } from '@madang/contract/boards/console.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { setBoardState } from '../console.sql.ts';

/** A retired board keeps what was written in it and its place on the home, for the day it is opened again. */
async function turn(db: Database, actor: Actor, boardNumber: number, to: 'active' | 'retired') {
  const name = to === 'retired' ? 'retire-board' : 'reopen-board';
  await inCompany(db, actor.companyCode, async (tx) => {
    if (!(await setBoardState(tx, actor.companyCode, boardNumber, to))) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: name, target: { kind: 'board', id: String(boardNumber) } });
  });
  return { result: 'success' as const };
}

export const retireBoardCall = operation(retireBoard, (call) =>
  turn(call.kernel.db, actorOf(call), call.params.boardNumber, 'retired'),
);

export const reopenBoardCall = operation(reopenBoard, (call) =>
  turn(call.kernel.db, actorOf(call), call.params.boardNumber, 'active'),
);
