import type { BoardBefore, ManagedBoard, PendingBoardRow } from '@madang/contract/workplace/boards/console.ts';
import { securityGrades } from '@madang/contract/workplace/boards/limits.ts';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { isOneOf } from '../../../kernel/rows/matches-expected.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';
import { personValueOf } from '../../people/person-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { columnsOf, type BoardSettings } from './boards.sql.ts';

export type StoredBoard = Omit<ManagedBoard, 'showsOnHome'>;

/** Every board but those that wait for their portlets: in their order, the retired ones last. */
export async function selectManagedBoards(tx: Tx, companyCode: string): Promise<StoredBoard[]> {
  const { rows } = await sql<StoredBoard>`
    select b.board_number as "boardNumber", b.upper_board_number as "upperBoardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName",
      b.allows_recommendations as "allowsRecommendations", b.allows_comments as "allowsComments",
      b.allows_replies as "allowsReplies", b.is_anonymous as "isAnonymous", b.is_favourite as "isFavourite",
      b.has_head_words as "hasHeadWords", b.needs_approval as "needsApproval", b.shows_author as "showsAuthor",
      b.view_grade as "viewGrade", b.write_grade as "writeGrade", b.reply_grade as "replyGrade",
      b.uses_validity as "usesValidity", b.validity_days as "validityDays", b.keep_months as "keepMonths",
      b.state = 'retired' as "isRetired", coalesce(p.count, 0)::integer as "postCount"
    from boards b
    left join (select board_number, count(*) as count from posts where company_code = ${companyCode}
      group by board_number) p on p.board_number = b.board_number
    where b.company_code = ${companyCode} and b.state <> 'pending'
    order by b.state = 'retired', b.sort_order, b.board_number`.execute(tx);
  return rows;
}

/** Returns the number of boards of a company, including those out of use. */
export const boardCountOf = (companyCode: string) => rowCountOf('boards', companyCode, sql`state <> 'pending'`);

/** Those that wait for their portlets: the limit of the set-up counts them. */
export async function selectPendingBoards(tx: Tx, companyCode: string): Promise<PendingBoardRow[]> {
  const { rows } = await sql<PendingBoardRow>`
    select board_number as "boardNumber", board_name as "boardName", english_board_name as "englishBoardName"
    from boards where company_code = ${companyCode} and state = 'pending' order by sort_order, board_number`.execute(
    tx,
  );
  return rows;
}

/** The security grade of anyone who manages the boards, which decides what of them they see. */
export async function readGrade(tx: Tx, person: PersonKey): Promise<number> {
  const { rows } = await sql<{ grade: number }>`select ${personValueOf(person, 'securityGrade')} as grade`.execute(tx);
  return rows[0]?.grade ?? securityGrades.lowest;
}

/** Holds a board against a second change; false where the company has no such board. */
export async function lockBoard(tx: Tx, companyCode: string, boardNumber: number): Promise<boolean> {
  const row = await tx
    .selectFrom('boards')
    .select('board_number')
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .where('state', '<>', 'pending')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it is another by now than its author saw. */
export async function updateBoard(
  tx: Tx,
  companyCode: string,
  boardNumber: number,
  { settings, asNow }: { readonly settings: BoardSettings; readonly asNow: readonly BoardColumns[] | undefined },
): Promise<boolean> {
  const { upper_board_number: _stays, ...columns } = columnsOf(settings);
  const { numUpdatedRows } = await tx
    .updateTable('boards')
    .set(columns)
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .where(asNow ? isOneOf(asNow.map(columnsBefore)) : sql<SqlBool>`true`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type BoardColumns = Omit<BoardBefore, 'showsOnHome'>;

function columnsBefore(expected: BoardColumns) {
  const { upper_board_number: _stays, ...columns } = columnsOf({ ...expected, parentBoardNumber: null });
  return columns;
}

/** The numbers of all boards that the console lists, in their order. */
export async function selectBoardOrder(tx: Tx, companyCode: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('boards')
    .select('board_number')
    .where('company_code', '=', companyCode)
    .where('state', '<>', 'pending')
    .orderBy('sort_order')
    .orderBy('board_number')
    .execute();
  return rows.map((row) => row.board_number);
}

/** The named boards first, the others behind them as they were; how many of the named there are. */
export async function orderBoardRows(tx: Tx, companyCode: string, boardNumbers: readonly number[]): Promise<number> {
  const named = sql`${boardNumbers}::integer[]`;
  const { rows } = await sql<{ isNamed: boolean }>`
    update boards set sort_order = coalesce(array_position(${named}, board_number), sort_order + cardinality(${named}))
    where company_code = ${companyCode} and state <> 'pending'
    returning board_number = any(${named}) as "isNamed"`.execute(tx);
  return rows.filter(({ isNamed }) => isNamed).length;
}

/** False where the company has no such board. Repeating it changes nothing. */
export async function setBoardState(
  tx: Tx,
  companyCode: string,
  boardNumber: number,
  state: 'active' | 'retired',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('boards')
    .set({ state })
    .where('company_code', '=', companyCode)
    .where('board_number', '=', boardNumber)
    .where('state', '<>', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
