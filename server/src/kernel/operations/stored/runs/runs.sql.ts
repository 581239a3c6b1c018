import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';

export const runRowsTask = 'run-operation-rows';
export const watchRowsTask = 'watch-operation-rows';
/** A worker that was killed holds its job for hours, so a run without a chunk for this long gets another one. */
export const watchSeconds = 60;

/** Below the 64 subtransactions of one transaction that PostgreSQL shows to others without a look into pg_subtrans. */
const chunkSize = 50;
/** Beginnings of a chunk, after which its rows run one by one. */
const chunkTries = 3;
/** Faults of the database in a row alone, after which it is failed. */
export const rowFaults = 3;
/** Beginnings after which a row is failed whose workers were killed each time. */
export const rowTries = 15;

export interface RunOf {
  readonly companyCode: string;
  readonly runId: string;
}

export type RunState = 'filling' | 'waiting' | 'running' | 'paused' | 'done' | 'cancelled' | 'stopped';

export interface StoredRun {
  readonly operation: string;
  readonly personId: string;
  readonly requestId: string;
}

/** Begins a run that waits, or joins one that runs; undefined for any other. */
export async function beginRun(tx: Tx, { companyCode, runId }: RunOf): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    update row_runs set state = 'running', seen_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state in ('waiting', 'running')
    returning operation, person_id as "personId", request_id as "requestId"`.execute(tx);
  return rows[0];
}

export interface WaitingRow {
  readonly rowNumber: number;
  readonly input: Buffer;
  readonly tries: number;
  /** Of a row that takes another back; null for the operation of the run. */
  readonly operation: string | null;
}

// A row of a chunk that was begun too often comes alone. A run that is paused, cancelled or over has none.

/** Notes that a worker begins with the next rows that wait and that no other worker holds, in their order. */
export async function beginChunk(tx: Tx, { companyCode, runId }: RunOf): Promise<WaitingRow[]> {
  const waits = sql`company_code = ${companyCode} and run_id = ${runId} and state = 'waiting'`;
  const { rows } = await sql<WaitingRow>`
    with next as (
      select row_number, tries from run_rows where ${waits} and exists (
          select from row_runs where company_code = ${companyCode} and run_id = ${runId} and state = 'running')
        order by row_number limit ${chunkSize} for update skip locked),
    first as (select row_number, tries from next order by row_number limit 1),
    chunk as (
      select n.row_number from next n, first f
      where n.row_number = f.row_number or (f.tries < ${chunkTries} and n.tries < ${chunkTries}))
    update run_rows r set tries = least(r.tries + 1, ${rowTries} + 1) from chunk
    where r.company_code = ${companyCode} and r.run_id = ${runId} and r.row_number = chunk.row_number
    returning r.row_number as "rowNumber", r.input, r.tries, r.operation`.execute(tx);
  return rows.toSorted((a, b) => a.rowNumber - b.rowNumber);
}

/** Holds those that still wait: another worker may hold them, or have run them, since they were begun. */
export async function lockRows(
  tx: Tx,
  { companyCode, runId }: RunOf,
  rowNumbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ rowNumber: number }>`
    select row_number as "rowNumber" from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and row_number = any (${rowNumbers}::integer[])
      and state = 'waiting' order by row_number for update skip locked`.execute(tx);
  return rows.map(({ rowNumber }) => rowNumber);
}

export type EndState = 'done' | 'refused' | 'failed';

export interface Result {
  readonly rowNumber: number;
  readonly state: EndState;
  readonly outcome: Buffer | null;
  /** The step that takes it back, sealed; null where none does. */
  readonly step: Buffer | null;
}

/** Writes how rows ended, and counts them in the run. */
export async function writeResults(tx: Tx, { companyCode, runId }: RunOf, results: readonly Result[]): Promise<void> {
  const [numbers, states, outcomes, steps] = [
    results.map(({ rowNumber }) => rowNumber),
    results.map(({ state }) => state),
    results.map(({ outcome }) => outcome),
    results.map(({ step }) => step),
  ];
  await sql`update run_rows w set state = r.state, outcome = r.outcome, step = r.step, input = null
    from unnest(${numbers}::integer[], ${states}::text[], ${outcomes}::bytea[], ${steps}::bytea[])
      r (row_number, state, outcome, step)
    where w.company_code = ${companyCode} and w.run_id = ${runId} and w.row_number = r.row_number`.execute(tx);
  const count = (state: EndState) => states.filter((each) => each === state).length;
  await sql`update row_runs set seen_at = app_now(), progressed_at = app_now(), done_count = done_count + ${count('done')},
      refused_count = refused_count + ${count('refused')}, failed_count = failed_count + ${count('failed')}
    where company_code = ${companyCode} and run_id = ${runId}`.execute(tx);
}

/** Counts a fault of the database in a row that ran alone; answers how many it had. */
export async function countFault(tx: Tx, { companyCode, runId }: RunOf, rowNumber: number): Promise<number> {
  const { rows } = await sql<{ faults: number }>`
    update run_rows set faults = faults + 1
    where company_code = ${companyCode} and run_id = ${runId} and row_number = ${rowNumber} and state = 'waiting'
    returning faults`.execute(tx);
  return rows[0]?.faults ?? 0;
}

/** Ends a run of which no row waits any more. */
export async function endRun(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  await sql`update row_runs r set state = 'done', ended_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'running' and not exists (
      select from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id and w.state = 'waiting')`.execute(
    tx,
  );
}

/** Changes the state of a run that is in one of some states; false for any other. */
export async function moveRun(
  tx: Tx,
  { companyCode, runId }: RunOf,
  { from, to }: { readonly from: readonly RunState[]; readonly to: 'waiting' | 'paused' | 'cancelled' },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update row_runs set state = ${to}, seen_at = app_now(), progressed_at = app_now(),
      ended_at = case when ${to} = 'cancelled' then app_now() end
    where company_code = ${companyCode} and run_id = ${runId} and state = any(${from}::text[])`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stops a run that did not come forward for a day; of any other says whether its worker was not seen for a while. */
export async function minded(
  tx: Tx,
  { companyCode, runId }: RunOf,
): Promise<{ readonly state: RunState; readonly isStalled: boolean } | undefined> {
  const { rows } = await sql<{ state: RunState; isStalled: boolean }>`
    update row_runs set
      state = case when progressed_at < app_now() - interval '1 day' and state <> 'paused' then 'stopped' else state end,
      stop_code = case when progressed_at < app_now() - interval '1 day' and state <> 'paused' then 'MB783' end,
      ended_at = case when progressed_at < app_now() - interval '1 day' and state <> 'paused' then app_now() end
    where company_code = ${companyCode} and run_id = ${runId} and state in ('waiting', 'running', 'paused')
    returning state, seen_at < app_now() - make_interval(secs => ${watchSeconds}) as "isStalled"`.execute(tx);
  return rows[0];
}
