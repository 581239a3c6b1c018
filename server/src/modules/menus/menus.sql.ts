import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MenuBefore, MenuInput, WindowTarget } from '@madang/contract/menus/rules.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { hasAll } from '../../kernel/db/matches-expected.ts';
import { restore, type Restored, softDelete, restoreOrder } from '../../kernel/undo/deleted-rows.ts';

export interface StoredMenu {
  readonly menu_id: string;
  readonly upper_menu_id: string | null;
  readonly is_group: boolean;
  readonly korean_title: string;
  readonly english_title: string;
  readonly url: string;
  readonly window_target: WindowTarget;
  readonly is_active: boolean;
}

/** Where and to whom a menu is served; the console leaves it as it is. */
export interface MenuService {
  readonly isFullScreen: boolean;
  readonly languages: readonly string[];
  readonly networks: readonly string[];
  readonly locales: readonly string[];
  readonly browsers: readonly string[];
}

/** Upper menus in their order, each with its lower ones somewhere behind it. */
export function menusOf(companyCode: string): RawBuilder<StoredMenu> {
  return sql<StoredMenu>`
    select menu_id, upper_menu_id, is_group, korean_title, english_title, url, window_target, is_active
    from menus where company_code = ${companyCode}
    order by upper_menu_id is not null, sort_order, menu_id`;
}

export async function selectMenus(tx: Tx, companyCode: string): Promise<StoredMenu[]> {
  const { rows } = await menusOf(companyCode).execute(tx);
  return rows;
}

/** Undefined where the company has `limit` menus already; its row is locked, so nobody else counts meanwhile. */
export async function insertMenu(
  tx: Tx,
  companyCode: string,
  { menu, service, limit }: { menu: MenuInput; service: MenuService; limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ menu_id: string }>`
    insert into menus (company_code, is_group, korean_title, english_title, url, window_target, is_active,
      is_full_screen, languages, networks, locales, browsers, sort_order)
    select ${companyCode}, ${menu.kind === 'group'}::boolean, ${menu.koreanTitle}, ${menu.englishTitle}, ${urlOf(menu)},
      ${menu.windowTarget}, ${menu.isActive}::boolean, ${service.isFullScreen}::boolean, ${service.languages}::text[],
      ${service.networks}::text[], ${service.locales}::text[], ${service.browsers}::text[], existing.last + 1
    from (select count(*) as count, coalesce(max(sort_order), 0) as last from menus
      where company_code = ${companyCode} and upper_menu_id is null) existing
    where existing.count < ${limit}
    returning menu_id`.execute(tx);
  return rows[0]?.menu_id;
}

export async function insertLowerMenus(
  tx: Tx,
  companyCode: string,
  { menuId, lowerMenus }: { menuId: string } & Pick<MenuInput, 'lowerMenus'>,
): Promise<void> {
  if (lowerMenus.length === 0) return;
  await tx
    .insertInto('menus')
    .values(
      lowerMenus.map((lower, index) => ({
        company_code: companyCode,
        upper_menu_id: menuId,
        is_group: false,
        korean_title: lower.koreanTitle,
        english_title: lower.englishTitle,
        url: lower.url,
        window_target: lower.windowTarget,
        is_active: true,
        sort_order: index + 1,
      })),
    )
    .execute();
}

/**
 * Holds a menu with its lower ones against a second change; false where it is a lower menu, or one of the other kind: a
 * menu does not become a group.
 */
export async function lockMenu(tx: Tx, companyCode: string, menuId: string, kind: MenuInput['kind']): Promise<boolean> {
  const { rows } = await sql`
    select 1 from menus where company_code = ${companyCode} and menu_id = ${menuId} and upper_menu_id is null
      and is_group = ${kind === 'group'}::boolean for no key update`.execute(tx);
  return rows.length === 1;
}

/** False where it is another by now than its author saw. The caller has locked it, so its lower menus are those of now. */
export async function updateMenu(
  tx: Tx,
  companyCode: string,
  menuId: string,
  { menu, expected }: { readonly menu: MenuInput; readonly expected: MenuBefore | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update menus m set korean_title = ${menu.koreanTitle}, english_title = ${menu.englishTitle}, url = ${urlOf(menu)},
      window_target = ${menu.windowTarget}, is_active = ${menu.isActive}::boolean
    where m.company_code = ${companyCode} and m.menu_id = ${menuId} and ${
      expected ? sql`(${isMenuOf(expected)} or ${isMenuOf({ ...menu, url: urlOf(menu) })})` : sql`true`
    }`.execute(tx);
  return numAffectedRows === 1n;
}

/** Of the menu `m`, with its lower menus. */
function isMenuOf(menu: MenuBefore): RawBuilder<boolean> {
  return sql<boolean>`(${hasAll(columnsOf(menu))} and ${holds(menu.lowerMenus)})`;
}

function columnsOf(menu: MenuBefore) {
  return {
    'm.korean_title': menu.koreanTitle,
    'm.english_title': menu.englishTitle,
    'm.url': menu.url,
    'm.window_target': menu.windowTarget,
    'm.is_active': menu.isActive,
  };
}

function holds(lowerMenus: MenuBefore['lowerMenus']): RawBuilder<boolean> {
  const seen = lowerMenus.map((lower) => [lower.koreanTitle, lower.englishTitle, lower.url, lower.windowTarget]);
  return sql<boolean>`${JSON.stringify(seen)}::jsonb = (
    select coalesce(jsonb_agg(jsonb_build_array(l.korean_title, l.english_title, l.url, l.window_target)
      order by l.sort_order, l.menu_id), '[]') from menus l
    where l.company_code = m.company_code and l.upper_menu_id = m.menu_id)`;
}

export async function deleteLowerMenus(tx: Tx, companyCode: string, menuId: string): Promise<void> {
  await tx.deleteFrom('menus').where('company_code', '=', companyCode).where('upper_menu_id', '=', menuId).execute();
}

const isTopLevel = sql<SqlBool>`upper_menu_id is null`;

function menuRow(companyCode: string, menuId: string) {
  return { companyCode, table: 'menus', keyColumn: 'menu_id', key: menuId } as const;
}

/** With its lower menus. It is held first, for a change under way writes them anew. */
export async function deleteMenu(tx: Tx, companyCode: string, menuId: string): Promise<boolean> {
  const { rows } = await sql`
    select from menus where company_code = ${companyCode} and menu_id::text = ${menuId} and ${isTopLevel} for update`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  const statement = sql`
    delete from menus where company_code = ${companyCode} and ${menuId} in (menu_id::text, upper_menu_id::text)
    returning *`;
  return softDelete(tx, menuRow(companyCode, menuId), { statement });
}

/** A deleted menu stands again, in its place and with its lower menus; none has room where there are `limit` already. */
export async function restoreMenu(
  tx: Tx,
  companyCode: string,
  { menuId, limit }: { readonly menuId: string; readonly limit: number },
): Promise<Restored> {
  const row = menuRow(companyCode, menuId);
  const hasRoom = sql<SqlBool>`
    (select count(*) from menus where company_code = ${companyCode} and ${isTopLevel}) < ${limit}`;
  const outcome = await restore(tx, row, hasRoom);
  if (outcome === 'back') await restoreOrder(tx, row, isTopLevel);
  return outcome;
}

/** Puts the named menus in this order before all others; tells how many of them there are. */
export async function updateOrder(tx: Tx, companyCode: string, menuIds: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as (select menu_id, place from unnest(${menuIds}::uuid[]) with ordinality as given(menu_id, place)),
    placed as (
      select m.menu_id, row_number() over (order by w.place nulls last, m.sort_order, m.menu_id) as place
      from menus m left join wanted w on w.menu_id = m.menu_id
      where m.company_code = ${companyCode} and m.upper_menu_id is null)
    update menus m set sort_order = placed.place from placed
    where m.company_code = ${companyCode} and m.menu_id = placed.menu_id
      and (select count(*) from wanted join placed p on p.menu_id = wanted.menu_id) = ${menuIds.length}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

function urlOf({ kind, url }: MenuInput): string {
  return kind === 'group' ? '' : url;
}
