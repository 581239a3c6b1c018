import { orderBoards as route } from '@madang/contract/boards/console.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { orderMatchesExpected } from '../../../kernel/db/matches-expected.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { orderBoardRows, selectBoardOrder } from '../console.sql.ts';

export const orderBoardsCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { boardNumbers, expected } = call.body;
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    if (!orderMatchesExpected(await selectBoardOrder(tx, companyCode), expected, boardNumbers))
      throw refuse('EDIT_CONFLICT');
    if ((await orderBoardRows(tx, companyCode, boardNumbers)) < boardNumbers.length) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'order-boards', target: { kind: 'company', id: companyCode } });
  });
  return { result: 'success' as const };
});
