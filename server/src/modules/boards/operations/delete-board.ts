import { deleteBoard as route } from '@madang/contract/boards/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { removeBoard } from '../boards.sql.ts';

/** Takes a board of the set-up back. Afterwards boards are retired, for people have written in them. */
export const deleteBoardCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { boardNumber } = call.query;
  await inCompany(call.kernel.db, actor.companyCode, async (tx) => {
    await lockSetUp(tx, actor.companyCode);
    if (!(await removeBoard(tx, actor.companyCode, boardNumber))) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'delete-board', target: { kind: 'board', id: String(boardNumber) } });
  });
  return { result: 'success' as const };
});
