import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

interface BoardKey {
  readonly companyCode: string;
  readonly boardNumber: number;
}

/** Codes of the departments that a board is for, in their order; undefined where the company has no such board. */
export async function selectBoardDepartments(
  tx: Tx,
  { companyCode, boardNumber }: BoardKey,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ codes: string[] }>`
    select array(select d.department_code from board_departments d
      where d.company_code = ${companyCode} and d.board_number = b.board_number
      order by d.department_code collate "C") as codes
    from boards b where b.company_code = ${companyCode} and b.board_number = ${boardNumber} and b.state <> 'pending'`.execute(
    tx,
  );
  return rows[0]?.codes;
}

/** Makes these the departments of a board that the caller has locked. */
export async function replaceBoardDepartments(
  tx: Tx,
  { companyCode, boardNumber }: BoardKey,
  codes: readonly string[],
): Promise<void> {
  await sql`delete from board_departments where company_code = ${companyCode} and board_number = ${boardNumber}
    and department_code <> all(${codes}::text[])`.execute(tx);
  await sql`insert into board_departments (company_code, board_number, department_code)
    select ${companyCode}, ${boardNumber}, code from unnest(${codes}::text[]) code order by code
    on conflict do nothing`.execute(tx);
}
