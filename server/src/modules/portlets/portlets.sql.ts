import { pendingMinutes } from '@madang/contract/boards/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

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
