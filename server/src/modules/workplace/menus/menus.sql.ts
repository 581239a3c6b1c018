import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '@madang/contract/kernel/languages.ts';
import {
  type MenuBefore,
  type MenuInput,
  type MenuService,
  servedEverywhere,
  servedLanguage,
  servedSets,
  type WindowTarget,
} from '@madang/contract/workplace/menus/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { hasAll } from '../../../kernel/rows/matches-expected.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { restore, type Restored, softDelete, restoreOrder } from '../../../kernel/undo/deleted-rows.ts';

export interface StoredMenu {
  readonly menu_id: string;
  readonly upper_menu_id: string | null;
  readonly is_group: boolean;
  readonly korean_title: string;
  readonly english_title: string;
  readonly url: string;
  readonly window_target: WindowTarget;
  readonly is_active: boolean;
  readonly is_full_screen: boolean;
  readonly languages: MenuService['languages'];
  readonly networks: MenuService['networks'];
  readonly locales: MenuService['locales'];
  readonly browsers: MenuService['browsers'];
}

const columns = sql.raw(`menu_id, upper_menu_id, is_group, korean_title, english_title, url, window_target, is_active,
    is_full_screen, languages, networks, locales, browsers`);

/** Returns the number of upper menus and groups of a company. */
export const menuCountOf = (companyCode: string) => rowCountOf('menus', companyCode, sql`upper_menu_id is null`);

/** Upper menus in their order, each with its lower ones somewhere behind it. */
export async function selectMenus(tx: Tx, companyCode: string): Promise<StoredMenu[]> {
  const { rows } = await sql<StoredMenu>`
    select ${columns} from menus where company_code = ${companyCode}
    order by upper_menu_id is not null, sort_order, menu_id`.execute(tx);
  return rows;
}

/** The same of those that a person is served: in their language, and where they live unless they are served everywhere. */
export function menusServedTo({ companyCode, personId, language }: Person): RawBuilder<StoredMenu> {
  return sql<StoredMenu>`
    select ${columns} from menus m
    where m.company_code = ${companyCode} and m.is_active and ${servedLanguage(language)} = any(m.languages)
      and (m.locales @> ${[...servedSets.locales]}::text[] or exists (
        select from people p where p.company_code = ${companyCode} and p.person_id = ${personId}
          and p.residence_country = any(m.locales)))
    order by m.upper_menu_id is not null, m.sort_order, m.menu_id`;
}

interface Person {
  readonly companyCode: string;
  readonly personId: string;
  readonly language: Language;
}

/** Undefined where the company has `limit` menus already; its row is locked, so no one else counts in the meantime. */
export async function insertMenu(
  tx: Tx,
  companyCode: string,
  { menu, limit }: { menu: MenuInput; limit: number },
): Promise<string | undefined> {
  const { service = servedEverywhere } = menu;
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
      lowerMenus.map(({ service = servedEverywhere, ...lower }, index) => ({
        company_code: companyCode,
        upper_menu_id: menuId,
        is_group: false,
        korean_title: lower.koreanTitle,
        english_title: lower.englishTitle,
        url: lower.url,
        window_target: lower.windowTarget,
        is_active: true,
        is_full_screen: service.isFullScreen,
        languages: service.languages,
        networks: service.networks,
        locales: service.locales,
        browsers: service.browsers,
        sort_order: index + 1,
      })),
    )
    .execute();
}

/**
 * Locks a menu with its lower ones; false for a lower menu or one of the other kind, since menus never become groups.
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
  const { service } = menu;
  const served = service
    ? sql`is_full_screen = ${service.isFullScreen}::boolean, languages = ${service.languages}::text[],
        networks = ${service.networks}::text[], locales = ${service.locales}::text[], browsers = ${service.browsers}::text[],`
    : sql``;
  const { numAffectedRows } = await sql`
    update menus m set ${served} korean_title = ${menu.koreanTitle}, english_title = ${menu.englishTitle}, url = ${urlOf(menu)},
      window_target = ${menu.windowTarget}, is_active = ${menu.isActive}::boolean
    where m.company_code = ${companyCode} and m.menu_id = ${menuId} and ${
      expected ? sql`(${isMenuOf(expected)} or ${isMenuOf({ ...menu, url: urlOf(menu) })})` : sql`true`
    }`.execute(tx);
  return numAffectedRows === 1n;
}

/** Compares the menu `m` and its lower menus. */
function isMenuOf(menu: MenuBefore): RawBuilder<boolean> {
  return sql<boolean>`(${hasAll(columnsOf(menu))} and ${isServed(menu.service)} and ${holds(menu.lowerMenus)})`;
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

/** Returns the condition that the stored service settings match the expected ones; true if the caller gives none. */
function isServed(service: MenuService | undefined): RawBuilder<boolean> {
  if (!service) return sql<boolean>`true`;
  return sql<boolean>`(m.is_full_screen, m.languages, m.networks, m.locales, m.browsers) = (${service.isFullScreen}::boolean,
    ${service.languages}::text[], ${service.networks}::text[], ${service.locales}::text[], ${service.browsers}::text[])`;
}

function holds(lowerMenus: MenuBefore['lowerMenus']): RawBuilder<boolean> {
  const seen = lowerMenus.map((lower) => [lower.koreanTitle, lower.englishTitle, lower.url, lower.windowTarget]);
  return sql<boolean>`${JSON.stringify(seen)}::jsonb = (
    select coalesce(jsonb_agg(jsonb_build_array(l.korean_title, l.english_title, l.url, l.window_target)
      order by l.sort_order, l.menu_id), '[]') from menus l
    where l.company_code = m.company_code and l.upper_menu_id = m.menu_id)`;
}

/** Those of which nothing is said are served as they were; the caller holds their group. */
export async function replaceLowerMenus(
  tx: Tx,
  companyCode: string,
  { menuId, lowerMenus }: { menuId: string } & Pick<MenuInput, 'lowerMenus'>,
): Promise<void> {
  const { rows: before } = await sql<StoredMenu>`
    delete from menus where company_code = ${companyCode} and upper_menu_id = ${menuId} returning ${columns}`.execute(
    tx,
  );
  const kept = (url: string) => {
    const row = before.find((each) => each.url === url);
    return row && serviceOf(row);
  };
  await insertLowerMenus(tx, companyCode, {
    menuId,
    lowerMenus: lowerMenus.map((lower) => ({ ...lower, service: lower.service ?? kept(lower.url) })),
  });
}

/** Returns the service settings of a stored menu. */
export function serviceOf(row: StoredMenu): MenuService {
  const { is_full_screen: isFullScreen, languages, networks, locales, browsers } = row;
  return { isFullScreen, languages, networks, locales, browsers };
}

const isTopLevel = sql<SqlBool>`upper_menu_id is null`;

/** Tables whose rows are deleted and restored with a menu. */
const children = [{ table: 'item_category_uses', parentColumn: 'menu_id' }];

function menuRow(companyCode: string, menuId: string) {
  return { companyCode, table: 'menus', keyColumn: 'menu_id', key: menuId, children } as const;
}

/** Deletes a menu with its lower menus. It is locked first, since a running change writes them again. */
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
  const hasSpace = sql<SqlBool>`
    (select count(*) from menus where company_code = ${companyCode} and ${isTopLevel}) < ${limit}`;
  const outcome = await restore(tx, row, hasSpace);
  if (outcome === 'back') await restoreOrder(tx, row, isTopLevel);
  return outcome;
}

/** Puts the named menus in this order before all others; returns how many of them there are. */
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
