import { restoreMenu as route } from '@madang/contract/menus/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, isUnfinished } from '../../companies/index.ts';
import { menuLimit } from '../menus.ts';
import { restoreMenu } from '../menus.sql.ts';

/** The undo of a deletion: the menu stands again where it stood, a group with its lower menus. */
export const restoreMenuCall = operation(route, (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { menuId } = call.params;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, companyCode));
    const limit = menuLimit({ isBeingSetUp });
    const outcome = await restoreMenu(tx, companyCode, { menuId, limit });
    if (outcome === 'noRoom') throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'MENU_LIMIT', { 0: limit });
    if (outcome === 'back') {
      await writeAudit(tx, { ...actor, operation: 'restore-menu', target: { kind: 'menu', id: menuId } });
    }
    return { result: 'success' as const };
  });
});
