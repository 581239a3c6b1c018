import { changeMenu as route } from '@madang/contract/menus/routes.ts';
import type { MenuBefore, MenuInput } from '@madang/contract/menus/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireListedPages } from '../menus.ts';
import { deleteLowerMenus, insertLowerMenus, lockMenu, updateMenu } from '../menus.sql.ts';

/** Changes everything of a menu but its kind, where it still is what its author saw. */
export function changeMenu(
  db: Database,
  actor: Actor,
  { menuId, expected, ...menu }: MenuInput & { readonly menuId: string; readonly expected?: MenuBefore | undefined },
): Promise<{ result: 'success' }> {
  const { companyCode } = actor;
  return inCompany(db, companyCode, async (tx) => {
    if (!(await lockMenu(tx, companyCode, menuId, menu.kind))) throw refuse('CO404');
    if (!(await updateMenu(tx, companyCode, menuId, { menu, expected }))) throw refuse('EDIT_CONFLICT');
    await requireListedPages(tx, companyCode, menu, menuId);
    await deleteLowerMenus(tx, companyCode, menuId);
    await insertLowerMenus(tx, companyCode, { menuId, lowerMenus: menu.lowerMenus });
    await writeAudit(tx, { ...actor, operation: 'change-menu', target: { kind: 'menu', id: menuId } });
    return { result: 'success' };
  });
}

export const changeMenuCall = operation(route, (call) =>
  changeMenu(call.kernel.db, actorOf(call), { ...call.params, ...call.body }),
);
