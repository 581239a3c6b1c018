import type { RunCheckState } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { isInOrder, type RunOf, type StoredRun, type WaitingRow } from './runs.sql.ts';

/** Reads a run that is to be checked; undefined for any other. */
export async function selectToCheck(tx: Tx, { companyCode, runId }: RunOf): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    update row_runs set seen_at = app_now() where company_code = ${companyCode} and run_id = ${runId} and state = 'checking'
    returning operation, person_id as "personId", request_id as "requestId", ${isInOrder} as "isInOrder"`.execute(tx);
  return rows[0];
}

/** A row of a run that is checked; its state is null as long as it was not. */
export interface CheckedRow extends WaitingRow {
  readonly checkState: RunCheckState | null;
}

const columns = sql`row_number as "rowNumber", input, tries, operation, person_id as "personId", plan_id as "planId",
  check_state as "checkState"`;

/** Reads the next rows of a run that is still to be checked, those that were too: what they take is theirs. */
export async function selectNextToCheck(
  tx: Tx,
  { companyCode, runId }: RunOf,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select ${columns} from run_rows where company_code = ${companyCode} and run_id = ${runId} and row_number > ${after}
      and exists (select from row_runs where company_code = ${companyCode} and run_id = ${runId} and state = 'checking')
    order by row_number limit ${size}`.execute(tx);
  return rows;
}

/** Reads some rows of a run. */
export async function selectRowsOf(
  tx: Tx,
  { companyCode, runId }: RunOf,
  rowNumbers: readonly number[],
): Promise<CheckedRow[]> {
  const { rows } = await sql<CheckedRow>`
    select ${columns} from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and row_number = any(${rowNumbers}::integer[])
    order by row_number`.execute(tx);
  return rows;
}

export interface Finding {
  readonly rowNumber: number;
  readonly state: RunCheckState;
  /** Sealed: the answer, or codes and fields of the refusal. */
  readonly found: Buffer | null;
  readonly code: string | null;
}

/** Keeps what a check found of rows, and counts it in the run. */
export async function writeFindings(
  tx: Tx,
  { companyCode, runId }: RunOf,
  findings: readonly Finding[],
): Promise<void> {
  const columns = [
    sql`${findings.map(({ rowNumber }) => rowNumber)}::integer[]`,
    sql`${findings.map(({ state }) => state)}::text[]`,
    sql`${findings.map(({ found }) => found)}::bytea[]`,
    sql`${findings.map(({ code }) => code)}::text[]`,
  ];
  await sql`with checked as (
      update run_rows w set check_state = r.state, found = r.found, code = r.code
      from unnest(${sql.join(columns)}) r (row_number, state, found, code)
      where w.company_code = ${companyCode} and w.run_id = ${runId} and w.row_number = r.row_number
        and w.check_state is null returning w.check_state)
    update row_runs set seen_at = app_now(), progressed_at = app_now(),
      clean_count = clean_count + (select count(*) from checked where check_state = 'clean'),
      objected_count = objected_count + (select count(*) from checked where check_state in ('refused', 'failed')),
      unchecked_count = unchecked_count + (select count(*) from checked where check_state = 'unchecked')
    where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
}

/** Counts the rows that a check has run in full. */
export async function countInFull(tx: Tx, { companyCode, runId }: RunOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and found is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Ends the check; the run waits for its owner. */
export async function endCheck(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  await sql`update row_runs set state = 'checked', seen_at = app_now(), progressed_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'checking'`.execute(tx);
}
