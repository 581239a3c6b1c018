import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

interface Place {
  readonly boardNumber: number;
  readonly upperBoardNumber: number | null;
  /** The upper board that the caller saw; undefined where they say nothing of it. */
  readonly expected: number | null | undefined;
}

export type Placed = 'placed' | 'stood' | 'changed' | 'circle' | 'unknown';

/** Puts a board below another in one statement; `circle`: that one stands below it. The caller holds the company. */
export async function updatePlace(
  tx: Tx,
  companyCode: string,
  { boardNumber, upperBoardNumber: upper, expected }: Place,
): Promise<{ readonly outcome: Placed; readonly before: number | null }> {
  const { rows } = await sql<{ before: number | null; upperStands: boolean; isCircle: boolean; isPlaced: boolean }>`
    with recursive above as (
      select board_number, upper_board_number from boards
      where company_code = ${companyCode} and board_number = ${upper}::integer and state <> 'pending'
      union
      select b.board_number, b.upper_board_number from boards b join above a on b.board_number = a.upper_board_number
      where b.company_code = ${companyCode}),
    seen as (
      select upper_board_number as before, ${upper}::integer is null or exists (select from above) as upper_stands,
        exists (select from above where board_number = ${boardNumber}::integer) as is_circle
      from boards where company_code = ${companyCode} and board_number = ${boardNumber}::integer and state <> 'pending'),
    placed as (
      update boards b set upper_board_number = ${upper}::integer from seen
      where b.company_code = ${companyCode} and b.board_number = ${boardNumber}::integer
        and seen.upper_stands and not seen.is_circle
        and (${expected === undefined} or seen.before is not distinct from ${expected ?? null}::integer)
      returning 1)
    select before, upper_stands as "upperStands", is_circle as "isCircle", exists (select from placed) as "isPlaced"
    from seen`.execute(tx);
  const [found] = rows;
  if (!found?.upperStands) return { outcome: 'unknown', before: null };
  const { before } = found;
  if (before === upper) return { outcome: 'stood', before };
  if (found.isPlaced) return { outcome: 'placed', before };
  return { outcome: found.isCircle ? 'circle' : 'changed', before };
}
