import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { orderMenus as route } from '@madang/contract/menus/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { orderMatchesExpected } from '../../../kernel/db/matches-expected.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { menuTree } from '../menus.ts';
import { selectMenus, updateOrder } from '../menus.sql.ts';

/** Two who order at once would lock the rows crosswise, so the company is held first. */
export function orderMenus(
  db: Database,
  actor: Actor,
  { menuIds, expected }: BodyOf<typeof route>,
): Promise<{ result: 'success' }> {
  const { companyCode } = actor;
  return inCompany(db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const present = menuTree(await selectMenus(tx, companyCode)).map(({ menuId }) => menuId);
    if (!orderMatchesExpected(present, expected, menuIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, menuIds)) === 0) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'order-menus', target: { kind: 'company', id: companyCode } });
    return { result: 'success' };
  });
}

export const orderMenusCall = operation(route, (call) => orderMenus(call.kernel.db, actorOf(call), call.body));
