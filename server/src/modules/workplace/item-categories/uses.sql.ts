import type { CategorisedItem, ItemCategoryName } from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemKind, ShownCategory } from '@madang/contract/workplace/item-categories/rules.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

interface ItemTable {
  readonly table: string;
  /** Column that names the item, in its own table and among the uses. */
  readonly key: string;
  /** Items of the table that have categories. */
  readonly among: RawBuilder<SqlBool>;
}

const itemTables: Readonly<Record<ItemKind, ItemTable>> = {
  board: { table: 'boards', key: 'board_number', among: sql`state <> 'pending'` },
  link: { table: 'quick_links', key: 'link_id', among: sql`true` },
  menu: { table: 'menus', key: 'menu_id', among: sql`upper_menu_id is null` },
  portlet: { table: 'portlets', key: 'portlet_number', among: sql`state <> 'pending' and kind = 'board'` },
};

/** The category's kind, with its row held against deletion; undefined where the company has no such one. */
export async function holdCategory(
  tx: Tx,
  companyCode: string,
  id: string,
): Promise<{ kind: ItemKind; isActive: boolean } | undefined> {
  const { rows } = await sql<{ kind: ItemKind; isActive: boolean }>`
    select item_kind as kind, is_active as "isActive" from item_categories
    where company_code = ${companyCode} and item_category_id = ${id}::uuid and deleted_at is null for share`.execute(
    tx,
  );
  return rows[0];
}

interface Use {
  readonly kind: ItemKind;
  readonly itemId: string;
  readonly itemCategoryId: string;
}

/** `noSpace`: the item has `limit` categories. */
export type Added = 'added' | 'held' | 'noSpace' | 'noItem';

/** Adds a category to an item of its kind in one statement. The caller holds the company, so that the count holds. */
export async function insertUse(
  tx: Tx,
  companyCode: string,
  { kind, itemId, itemCategoryId }: Use,
  limit: number,
): Promise<Added> {
  const { table, key, among } = itemTables[kind];
  const { rows } = await sql<{ added: boolean; held: boolean; stands: boolean }>`
    with item as (
      select ${sql.ref(key)} as key from ${sql.table(table)}
      where company_code = ${companyCode} and ${sql.ref(key)}::text = ${itemId} and ${among} for key share),
    holding as (
      select u.item_category_id from item_category_uses u
      join item_categories c on c.company_code = u.company_code and c.item_category_id = u.item_category_id
      where u.company_code = ${companyCode} and u.item_kind = ${kind} and u.item_id = ${itemId} and c.deleted_at is null),
    made as (
      insert into item_category_uses (company_code, item_category_id, item_kind, item_id, ${sql.ref(key)})
      select ${companyCode}, ${itemCategoryId}::uuid, ${kind}, key::text, key from item
      where (select count(*) from holding) < ${limit}
        and ${itemCategoryId}::uuid not in (select item_category_id from holding)
      returning 1)
    select exists (select from made) as added, exists (select from item) as stands,
      exists (select from holding where item_category_id = ${itemCategoryId}::uuid) as held`.execute(tx);
  const [found] = rows;
  if (found?.added) return 'added';
  if (!found?.stands) return 'noItem';
  return found.held ? 'held' : 'noSpace';
}

/** False where the item does not have it. */
export async function deleteUse(tx: Tx, companyCode: string, use: Use): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('item_category_uses')
    .where('company_code', '=', companyCode)
    .where('item_kind', '=', use.kind)
    .where('item_id', '=', use.itemId)
    .where('item_category_id', '=', use.itemCategoryId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Items of a kind that have categories, each with those it has by their numbers. */
export function categorisedItemsOf(companyCode: string, kind: ItemKind, limit: number): RawBuilder<CategorisedItem> {
  return sql<CategorisedItem>`
    select u.item_id as "itemId", array_agg(u.item_category_id::text order by c.label) as "itemCategoryIds"
    from item_category_uses u
    join item_categories c on c.company_code = u.company_code and c.item_category_id = u.item_category_id
    where u.company_code = ${companyCode} and u.item_kind = ${kind} and c.deleted_at is null
    group by u.item_id order by u.item_id limit ${limit}`;
}

/** Categories of a kind by their numbers. */
export function categoriesOfKind(companyCode: string, kind: ItemKind): RawBuilder<ItemCategoryName> {
  return sql<ItemCategoryName>`
    select item_category_id as "itemCategoryId", korean_title as "koreanTitle", english_title as "englishTitle",
      is_active as "isActive"
    from item_categories where company_code = ${companyCode} and item_kind = ${kind} and deleted_at is null order by label`;
}

/** Titles of the categories of an item that are switched on, by their numbers, as a part of another statement. */
export function shownCategoriesOf(
  companyCode: string,
  kind: ItemKind,
  itemId: RawBuilder<unknown>,
): RawBuilder<ShownCategory[]> {
  return sql<ShownCategory[]>`coalesce((
    select json_agg(json_build_object('koreanTitle', c.korean_title, 'englishTitle', c.english_title) order by c.label)
    from item_category_uses u
    join item_categories c on c.company_code = u.company_code and c.item_category_id = u.item_category_id
    where u.company_code = ${companyCode} and u.item_kind = ${kind} and u.item_id = (${itemId})::text
      and c.is_active and c.deleted_at is null), '[]')`;
}
