import { createMenu as route } from '@madang/contract/menus/routes.ts';
import type { MenuInput } from '@madang/contract/menus/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, isUnfinished } from '../../companies/index.ts';
import { menuLimit, requireListedPages } from '../menus.ts';
import { insertLowerMenus, insertMenu, type MenuService } from '../menus.sql.ts';

const servedEverywhere: MenuService = {
  isFullScreen: false,
  languages: ['ko', 'en', 'ja', 'zh'],
  networks: ['EX', 'IN'],
  locales: ['KR', 'GB', 'US'],
  browsers: ['IE', 'ETC'],
};

/** Adds a menu, or a group with its lower menus, at the end of the company's. */
export function createMenu(db: Database, actor: Actor, menu: MenuInput): Promise<{ menuId: string }> {
  return inCompany(db, actor.companyCode, async (tx) => {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, actor.companyCode));
    return addMenu(tx, actor, { menu, service: servedEverywhere, isBeingSetUp });
  });
}

/** The adding itself, in a transaction that holds the company. */
export async function addMenu(
  tx: Tx,
  actor: Actor,
  { menu, service, isBeingSetUp }: { menu: MenuInput; service: MenuService; isBeingSetUp: boolean },
): Promise<{ menuId: string }> {
  const { companyCode } = actor;
  await requireListedPages(tx, companyCode, menu);
  const limit = menuLimit({ isBeingSetUp });
  const menuId = await insertMenu(tx, companyCode, { menu, service, limit });
  if (menuId === undefined) throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'MENU_LIMIT', { 0: limit });
  await insertLowerMenus(tx, companyCode, { menuId, lowerMenus: menu.lowerMenus });
  await writeAudit(tx, { ...actor, operation: 'create-menu', target: { kind: 'menu', id: menuId } });
  return { menuId };
}

export const createMenuCall = operation(route, (call) => createMenu(call.kernel.db, actorOf(call), call.body));
