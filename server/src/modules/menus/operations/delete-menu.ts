import { deleteMenu as route } from '@madang/contract/menus/routes.ts';
import { removeMenu as wireRoute } from '@madang/contract/menus/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { deleteMenu as deleteRow } from '../menus.sql.ts';

/** Takes a menu away, a group with its lower menus; for a while it can be brought back. */
async function deleteMenu(tx: Tx, actor: Actor, menuId: string): Promise<{ result: 'success' }> {
  if (!(await deleteRow(tx, actor.companyCode, menuId))) throw refuse('CO404');
  await writeAudit(tx, { ...actor, operation: 'delete-menu', target: { kind: 'menu', id: menuId } });
  return { result: 'success' };
}

export const deleteMenuCall = operation(route, (call) =>
  inCompany(call.kernel.db, call.session.companyCode, (tx) => deleteMenu(tx, actorOf(call), call.params.menuId)),
);

/** The set-up's own call, refused once the set-up has ended. */
export const removeMenuCall = operation(wireRoute, async (call) => {
  const { companyCode } = call.session;
  requireOwnCompany(call.session, call.query.currentCompanyCode);
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    return deleteMenu(tx, actorOf(call), call.query.menuId);
  });
});
