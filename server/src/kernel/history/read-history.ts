import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** One change of a row, with what the row was and what it became; nothing where the change made or ended it. */
export interface HistoryEntry {
  readonly historyNumber: string;
  readonly change: 'insert' | 'update' | 'delete';
  readonly changedAt: Date;
  readonly operation: string | null;
  readonly actorId: string | null;
  readonly rowBefore: Readonly<Record<string, unknown>> | null;
  /** Null too for the newest change: what it made is the row as it stands. */
  readonly rowAfter: Readonly<Record<string, unknown>> | null;
}

export interface HistoryQuery {
  readonly companyCode: string;
  readonly table: string;
  /** The row's key within its company. */
  readonly key: string;
  /** Only what is older than this number. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Returns the history of a company's row, newest first. */
export async function readHistory(tx: Tx, query: HistoryQuery): Promise<HistoryEntry[]> {
  const { companyCode, table, key, before, limit } = query;
  const { rows } = await sql<HistoryEntry>`
    select history_number::text as "historyNumber", change, changed_at as "changedAt", operation,
      actor_id as "actorId", row_before as "rowBefore", row_after as "rowAfter"
    from (select *, lead(row_before) over (order by history_number) as row_after from history
      where company_code = ${companyCode} and table_name = ${table} and row_key = ${key}) of_row
    where ${before ?? null}::bigint is null or history_number < ${before ?? null}::bigint
    order by history_number desc limit ${limit}`.execute(tx);
  return rows;
}
