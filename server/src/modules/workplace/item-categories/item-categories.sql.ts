import type { ItemCategoryRow } from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemCategoryInput, ItemCategoryWords } from '@madang/contract/workplace/item-categories/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** Names of categories, those that are deleted among them. */
export const itemCategoryNamesOf = namedRows({
  table: 'item_categories',
  id: 'item_category_id',
  name: 'korean_title',
  englishName: 'english_title',
});

/** The company's categories by kind and number, as a query that others may send together with theirs. */
export function itemCategoriesOf(companyCode: string): RawBuilder<ItemCategoryRow> {
  return sql<ItemCategoryRow>`
    select c.item_category_id as "itemCategoryId", c.label, c.item_kind as "itemKind", c.korean_title as "koreanTitle",
      c.english_title as "englishTitle", c.korean_description as "koreanDescription",
      c.english_description as "englishDescription", c.is_active as "isActive", coalesce(used.count, 0) as "itemCount"
    from item_categories c
    left join (
      select item_category_id, count(*)::integer as count from item_category_uses
      where company_code = ${companyCode} group by item_category_id) used on used.item_category_id = c.item_category_id
    where c.company_code = ${companyCode} and c.deleted_at is null order by c.item_kind, c.label`;
}

/** The lowest number that the company has free; null where it has `limit` categories. The caller holds the company. */
function freeLabel(companyCode: string, limit: number): RawBuilder<number | null> {
  return sql<number | null>`(
    select min(free) from generate_series(1, ${limit}::integer) free
    where not exists (select from item_categories t where t.company_code = ${companyCode} and t.label = free))`;
}

/** Undefined where the company has `limit` already. */
export async function insertItemCategory(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: ItemCategoryInput; readonly limit: number },
): Promise<string | undefined> {
  const row = { company_code: companyCode, item_kind: given.itemKind, ...columnsOf(given) };
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: string }>`
    insert into item_categories (${names}, label)
    select ${sql.join(Object.values(row))}, first.label from (select ${freeLabel(companyCode, limit)} as label) first
    where first.label is not null
    returning item_category_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Locks it against a second change; false where the company has no such one, or it is deleted. */
export async function lockItemCategory(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('item_categories')
    .select('item_category_id')
    .where('company_code', '=', companyCode)
    .where('item_category_id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it is another by now than the caller saw. */
export async function updateItemCategory(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: ItemCategoryWords; readonly expected: ItemCategoryWords | undefined },
): Promise<boolean> {
  const wanted = columnsOf(given);
  const { numUpdatedRows } = await tx
    .updateTable('item_categories')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('item_category_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf(words: ItemCategoryWords) {
  return {
    korean_title: words.koreanTitle,
    english_title: words.englishTitle,
    korean_description: words.koreanDescription,
    english_description: words.englishDescription,
    is_active: words.isActive,
  };
}

/** CAT-02: keeps the row without its number. False where the company has no such one. */
export async function deleteItemCategory(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_categories')
    .set({ label: null, deleted_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('item_category_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Limits {
  readonly itemCategories: number;
  readonly perItem: number;
}

/** `full`: the company has as many by now; `itemFull`: an item of it has. */
export type Restored = 'back' | 'stood' | 'full' | 'itemFull' | 'unknown';

/** Brings a deleted one back to its items, by the lowest number that is free. The caller holds the company. */
export async function restoreItemCategory(
  tx: Tx,
  companyCode: string,
  { id, limits }: { readonly id: string; readonly limits: Limits },
): Promise<Restored> {
  const { rows } = await sql<{ isDeleted: boolean; label: number | null; itemFull: boolean; back: boolean }>`
    with gone as (
      select item_category_id, deleted_at is not null as is_deleted, ${freeLabel(companyCode, limits.itemCategories)} as label,
        exists (
          select from item_category_uses own
          where own.company_code = ${companyCode} and own.item_category_id = ${id}::uuid and (
            select count(*) from item_category_uses u
            join item_categories o on o.company_code = u.company_code and o.item_category_id = u.item_category_id
            where u.company_code = ${companyCode} and u.item_kind = own.item_kind and u.item_id = own.item_id
              and o.deleted_at is null) >= ${limits.perItem}) as item_full
      from item_categories where company_code = ${companyCode} and item_category_id = ${id}::uuid),
    back as (
      update item_categories c set label = gone.label, deleted_at = null from gone
      where c.company_code = ${companyCode} and c.item_category_id = gone.item_category_id
        and gone.is_deleted and gone.label is not null and not gone.item_full
      returning 1)
    select is_deleted as "isDeleted", label, item_full as "itemFull", exists (select from back) as back from gone`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) return 'unknown';
  if (found.back) return 'back';
  if (!found.isDeleted) return 'stood';
  return found.label === null ? 'full' : 'itemFull';
}
