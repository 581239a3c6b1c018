import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import type { MenuRow } from '@madang/contract/workplace/menus/routes.ts';
import { type MenuInput, servedEverywhere } from '@madang/contract/workplace/menus/rules.ts';
import { servicePages } from '@madang/contract/workplace/menus/service-pages.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { listBoardPages } from '../boards/index.ts';
import { selectMenus, serviceOf, type StoredMenu } from './menus.sql.ts';

type LowerMenu = MenuRow['lowerMenus'][number];

export interface MenuPage extends LowerMenu {
  /** A menu of the company, not a page of the suite. */
  readonly isOwn: boolean;
}

export function menuTarget(id: string): Target {
  return { kind: 'menu', id };
}

/** LIM-02: fewer while the company is set up. */
export function menuLimit({ isBeingSetUp }: { readonly isBeingSetUp: boolean }): number {
  return isBeingSetUp ? menuLimits.setUpMenus : menuLimits.menus;
}

/** Upper menus in their order with their lower ones inside. */
export function menuTree(rows: readonly StoredMenu[]): MenuRow[] {
  const lowerOf = Map.groupBy(rows, (row) => row.upper_menu_id);
  return (lowerOf.get(null) ?? []).map((row) => ({
    menuId: row.menu_id,
    kind: row.is_group ? 'group' : 'menu',
    isActive: row.is_active,
    ...lowerMenu(row),
    lowerMenus: (lowerOf.get(row.menu_id) ?? []).map(lowerMenu),
  }));
}

function lowerMenu(row: StoredMenu): LowerMenu {
  return {
    koreanTitle: row.korean_title,
    englishTitle: row.english_title,
    url: row.url,
    windowTarget: row.window_target,
    service: serviceOf(row),
  };
}

/** Returns the pages available for lower menus: the company's menus in their order, its boards, then the suite's own pages. */
export async function readPageList(tx: Tx, companyCode: string, menus: readonly MenuRow[]): Promise<MenuPage[]> {
  const own = menus
    .filter(({ kind }) => kind === 'menu')
    .map(({ koreanTitle, englishTitle, url, windowTarget, service }) => ({
      koreanTitle,
      englishTitle,
      url,
      windowTarget,
      service,
      isOwn: true,
    }));
  const boards = await listBoardPages(tx, companyCode);
  const others = [...boards, ...servicePages];
  const alike = { windowTarget: 'newTab', service: servedEverywhere, isOwn: false } as const;
  return [...own, ...others.map((page) => ({ ...page, ...alike }))];
}

/** A group keeps the lower menus that it has, though the menu they were picked from be gone. */
export async function requireListedPages(
  tx: Tx,
  companyCode: string,
  { lowerMenus }: Pick<MenuInput, 'lowerMenus'>,
  menuId?: string,
): Promise<void> {
  if (lowerMenus.length === 0) return;
  const menus = menuTree(await selectMenus(tx, companyCode));
  const kept = menus.find((menu) => menu.menuId === menuId)?.lowerMenus ?? [];
  const pages = await readPageList(tx, companyCode, menus);
  const listed = new Set([...pages, ...kept].map(({ url }) => url));
  if (!lowerMenus.every(({ url }) => listed.has(url))) throw refuse('MENU_PAGE_UNKNOWN');
}
