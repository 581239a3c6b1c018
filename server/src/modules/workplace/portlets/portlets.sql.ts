import { pendingMinutes } from '@madang/contract/workplace/boards/limits.ts';
import type { CategoryBefore } from '@madang/contract/workplace/portlets/rules.ts';
import { sql } from 'kysely';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import type { Tx } from '../../../kernel/db/database.ts';

export interface NewPortlet {
  readonly categoryNumber: number | null;
  readonly boardNumber: number;
  readonly koreanTitle: string;
  readonly englishTitle: string;
  readonly state: 'pending' | 'shown';
}

/** The company's category of portlets, made where it is absent; the transaction holds the company. */
export async function ensureCategory(
  tx: Tx,
  companyCode: string,
  titles: { readonly koreanTitle: string; readonly englishTitle: string },
): Promise<{ readonly categoryNumber: number; readonly isNew: boolean }> {
  const made = await tx
    .insertInto('portlet_categories')
    .values({ company_code: companyCode, korean_title: titles.koreanTitle, english_title: titles.englishTitle })
    .onConflict((conflict) => conflict.column('company_code').doNothing())
    .returning('category_number')
    .executeTakeFirst();
  if (made) return { categoryNumber: made.category_number, isNew: true };
  const found = await tx
    .selectFrom('portlet_categories')
    .select('category_number')
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  return { categoryNumber: found.category_number, isNew: false };
}

export interface StoredCategory extends CategoryBefore {
  readonly categoryNumber: number;
  readonly portletCount: number;
}

/** Every category of the company with how many portlets it has. */
export async function selectCategories(tx: Tx, companyCode: string): Promise<StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    select c.category_number as "categoryNumber", c.korean_title as "koreanTitle", c.english_title as "englishTitle",
      c.is_active as "isActive", (
        select count(*)::integer from portlets p
        where p.company_code = c.company_code and p.category_number = c.category_number) as "portletCount"
    from portlet_categories c where c.company_code = ${companyCode} order by c.category_number`.execute(tx);
  return rows;
}

/** Holds a category against a second change; undefined where the company has no such category. */
export async function lockCategory(
  tx: Tx,
  companyCode: string,
  categoryNumber: number,
): Promise<CategoryBefore | undefined> {
  const { rows } = await sql<CategoryBefore>`
    select korean_title as "koreanTitle", english_title as "englishTitle", is_active as "isActive"
    from portlet_categories where company_code = ${companyCode} and category_number = ${categoryNumber}
    for no key update`.execute(tx);
  return rows[0];
}

interface CategoryChange {
  readonly categoryNumber: number;
  readonly category: CategoryBefore;
  readonly expected: CategoryBefore | undefined;
}

/** False where it is another by now than its author saw. */
export async function updateCategory(
  tx: Tx,
  companyCode: string,
  { categoryNumber, category, expected }: CategoryChange,
): Promise<boolean> {
  const columnsOf = ({ koreanTitle, englishTitle, isActive }: CategoryBefore) => ({
    korean_title: koreanTitle,
    english_title: englishTitle,
    is_active: isActive,
  });
  const { numUpdatedRows } = await tx
    .updateTable('portlet_categories')
    .set(columnsOf(category))
    .where('company_code', '=', companyCode)
    .where('category_number', '=', categoryNumber)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(category)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes a portlet behind all others. A second one of a board breaks portlets_company_code_board_number_key. */
export async function insertPortlet(tx: Tx, companyCode: string, portlet: NewPortlet): Promise<number> {
  const { categoryNumber, boardNumber, koreanTitle, englishTitle, state } = portlet;
  const { rows } = await sql<{ portletNumber: number }>`
    insert into portlets (company_code, category_number, kind, board_number, korean_title, english_title, state, sort_order)
    select ${companyCode}, ${categoryNumber}::integer, 'board', ${boardNumber}::integer, ${koreanTitle}, ${englishTitle},
      ${state}, coalesce(max(sort_order), 0) + 1 from portlets where company_code = ${companyCode}
    returning portlet_number as "portletNumber"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the portlet was not written');
  return row.portletNumber;
}

/** False where the company has no such portlet. */
export async function removePortlet(tx: Tx, companyCode: string, portletNumber: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('portlets')
    .where('company_code', '=', companyCode)
    .where('portlet_number', '=', portletNumber)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes a portlet away that the order has not named for too long. */
export async function deletePendingPortlet(tx: Tx, companyCode: string, portletNumber: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('portlets')
    .where('company_code', '=', companyCode)
    .where('portlet_number', '=', portletNumber)
    .where('state', '=', 'pending')
    .where('created_at', '<=', sql<Date>`app_now() - make_interval(mins => ${pendingMinutes})`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The named portlets first and seen, the others behind them as they were; answers what there is. */
export async function orderPortlets(tx: Tx, companyCode: string, portletNumbers: readonly number[]) {
  const named = sql`${portletNumbers}::integer[]`;
  const { rows } = await sql<{ portletNumber: number; boardNumber: number | null }>`
    update portlets set
      sort_order = coalesce(array_position(${named}, portlet_number), sort_order + cardinality(${named})),
      state = case when portlet_number = any(${named}) then 'shown' else state end
    where company_code = ${companyCode}
    returning portlet_number as "portletNumber", board_number as "boardNumber"`.execute(tx);
  return rows;
}
