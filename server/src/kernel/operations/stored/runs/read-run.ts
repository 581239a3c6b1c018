import { sql } from 'kysely';
import { inCompany } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import { runRow, unseal } from '../sealed.ts';
import type { EndState, RunOf, RunState } from './runs.sql.ts';

/** One row of a run as its report shows it. */
export interface RowResult {
  readonly rowNumber: number;
  readonly state: 'waiting' | EndState;
  /** The operation's answer, or codes and fields of what stopped the row; undefined while it waits. */
  readonly outcome: unknown;
}

/** Reads what has become of each row, in their order. */
export async function readRows({ db, keyring }: Pick<Kernel, 'db' | 'keyring'>, run: RunOf): Promise<RowResult[]> {
  const rows = await inCompany(db, run.companyCode, (tx) =>
    tx
      .selectFrom('run_rows')
      .select(['row_number', 'state', 'outcome'])
      .where('company_code', '=', run.companyCode)
      .where('run_id', '=', run.runId)
      .orderBy('row_number')
      .execute(),
  );
  return rows.map(({ row_number: rowNumber, state, outcome }) => ({
    rowNumber,
    // The column's check admits no other state.
    state: state as RowResult['state'],
    outcome: outcome === null ? undefined : unseal(keyring, runRow(run.runId, rowNumber), outcome),
  }));
}

/** State of a run, and how many of its rows ended in which way. */
export interface RunReport {
  readonly state: RunState;
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  readonly failed: number;
  /** Why it was stopped. */
  readonly stopCode: string | null;
}

/** Reads how far a run is; undefined where there is none. */
export async function readRun(
  { db }: Pick<Kernel, 'db'>,
  { companyCode, runId }: RunOf,
): Promise<RunReport | undefined> {
  return inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<RunReport>`
      select state, total, done_count as done, refused_count as refused, failed_count as failed, stop_code as "stopCode"
      from row_runs where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
    return rows[0];
  });
}
