import type { BoardFlag, Validity } from '@madang/contract/workplace/boards/rules.ts';
import { pendingMinutes } from '@madang/contract/workplace/boards/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export type BoardState = 'pending' | 'active' | 'retired';

/** Everything of a board that an administrator decides. */
export interface BoardSettings extends Readonly<Record<BoardFlag, boolean>>, Validity {
  readonly boardName: string;
  readonly englishBoardName: string;
  readonly parentBoardNumber: number | null;
  readonly viewGrade: number;
  readonly writeGrade: number;
  readonly replyGrade: number;
}

/** The settings as the table names them. */
export function columnsOf(board: BoardSettings) {
  return {
    board_name: board.boardName,
    english_board_name: board.englishBoardName,
    upper_board_number: board.parentBoardNumber,
    allows_recommendations: board.allowsRecommendations,
    allows_comments: board.allowsComments,
    allows_replies: board.allowsReplies,
    is_anonymous: board.isAnonymous,
    is_favourite: board.isFavourite,
    has_head_words: board.hasHeadWords,
    needs_approval: board.needsApproval,
    shows_author: board.showsAuthor,
    view_grade: board.viewGrade,
    write_grade: board.writeGrade,
    reply_grade: board.replyGrade,
    uses_validity: board.usesValidity,
    validity_days: board.validityDays,
    keep_months: board.keepMonths,
  };
}

/** Writes a board behind all others; undefined where the company has `limit` boards already. */
export async function insertBoard(
  tx: Tx,
  companyCode: string,
  { state, limit, ...board }: BoardSettings & { readonly state: BoardState; readonly limit?: number | undefined },
): Promise<number | undefined> {
  const row = {
    company_code: companyCode,
    managing_organisation_code: companyCode,
    state,
    ...columnsOf(board),
  };
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const { rows } = await sql<{ boardNumber: number }>`
    insert into boards (${names}, sort_order)
    select ${sql.join(Object.values(row))}, coalesce(max(sort_order), 0) + 1 from boards where company_code = ${companyCode}
    having ${limit ?? null}::integer is null or count(*) < ${limit ?? null}::integer
    returning board_number as "boardNumber"`.execute(tx);
  return rows[0]?.boardNumber;
}

/** Shows the boards that waited for their portlets. */
export async function activateBoards(tx: Tx, companyCode: string, boardNumbers: readonly number[]): Promise<void> {
  if (boardNumbers.length === 0) return;
  await tx
    .updateTable('boards')
    .set({ state: 'active' })
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`board_number = any(${boardNumbers}::integer[])`)
    .where('state', '=', 'pending')
    .execute();
}

/** False where the company has no such board. Its portlet goes with it. */
export async function removeBoard(tx: Tx, companyCode: string, boardNumber: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('boards')
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Takes a board away that has waited too long for its portlet. */
export async function deletePendingBoard(tx: Tx, companyCode: string, boardNumber: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('boards')
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .where('state', '=', 'pending')
    .where('created_at', '<=', sql<Date>`app_now() - make_interval(mins => ${pendingMinutes})`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The numbers of the boards that are retired, as a list in SQL. */
export function retiredBoardsOf(companyCode: string): RawBuilder<unknown> {
  return sql`select board_number from boards where company_code = ${companyCode} and state = 'retired'`;
}

/** The boards that a menu can lead to, in their order. */
export async function selectBoardNames(tx: Tx, companyCode: string) {
  return tx
    .selectFrom('boards')
    .select(['board_number', 'board_name', 'english_board_name', 'state'])
    .where('company_code', '=', companyCode)
    .where('state', '<>', 'pending')
    .orderBy('sort_order')
    .orderBy('board_number')
    .execute();
}
