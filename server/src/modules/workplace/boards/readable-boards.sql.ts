import type { BoardFlag, Validity } from '@madang/contract/workplace/boards/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { personValueOf } from '../../people/person-records/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** A board that a person is cleared to read, with their own grade beside what it asks for. */
export interface ReadableBoard extends Readonly<Record<BoardFlag, boolean>>, Validity {
  readonly boardNumber: number;
  readonly upperBoardNumber: number | null;
  readonly boardName: string;
  readonly englishBoardName: string;
  readonly writeGrade: number;
  readonly replyGrade: number;
  readonly grade: number;
}

/** The columns of a readable board `b`; `r` holds the reader's grade. */
export const readableColumns = sql`b.board_number as "boardNumber", b.upper_board_number as "upperBoardNumber", b.board_name as "boardName",
  b.english_board_name as "englishBoardName", b.allows_recommendations as "allowsRecommendations",
  b.allows_comments as "allowsComments", b.allows_replies as "allowsReplies", b.is_anonymous as "isAnonymous",
  b.is_favourite as "isFavourite", b.has_head_words as "hasHeadWords", b.needs_approval as "needsApproval",
  b.shows_author as "showsAuthor", b.write_grade as "writeGrade", b.reply_grade as "replyGrade",
  b.uses_validity as "usesValidity", b.validity_days as "validityDays", b.keep_months as "keepMonths", r.grade`;

/** `from` of everything that a person reads: active boards `b` whose view grade and departments admit the reader `r`. */
export function readableBoards(reader: PersonKey) {
  const { companyCode } = reader;
  // STA-03: a board for no department is for everyone but guests. Where one has some, the reader's are looked up once.
  return sql`(select ${personValueOf(reader, 'securityGrade')} as grade) r
    join boards b on b.company_code = ${companyCode} and b.state = 'active' and r.grade <= b.view_grade
      and coalesce((select bool_or(d.department_code = any(${personValueOf(reader, 'departmentsOver')}::text[])) from board_departments d
        where d.company_code = ${companyCode} and d.board_number = b.board_number),
        not ${personValueOf(reader, 'isGuest')})`;
}

/** One board, or all that the person can read, favourites first. */
export async function selectReadableBoards(tx: Tx, reader: PersonKey, boardNumber?: number): Promise<ReadableBoard[]> {
  const one = boardNumber === undefined ? sql`` : sql`where b.board_number = ${boardNumber}`;
  const { rows } = await sql<ReadableBoard>`select ${readableColumns} from ${readableBoards(reader)} ${one}
    order by b.is_favourite desc, b.sort_order, b.board_number`.execute(tx);
  return rows;
}
