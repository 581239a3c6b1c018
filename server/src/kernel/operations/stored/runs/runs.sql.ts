import type { RunState } from '@madang/contract/ground/jobs/runs.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import type { Target } from '../../outcome.ts';

export const runRowsTask = 'run-operation-rows';
export const checkRowsTask = 'check-operation-rows';
export const watchRowsTask = 'watch-operation-rows';
/** Notifies the owner of a run that it has ended; done by the module that shows runs. */
export const runEndedTask = 'tell-of-run';
/** Ends what a run of planned changes has left, and notifies their planners; done by the module that shows planned changes. */
export const dueRunEndedTask = 'end-due-run';
/** Goes on after a run of the rows of a file; done by the module that imports files. */
export const fileRunEndedTask = 'end-file-run';
/** Condition of runs in order: changes on a day, and a file, whose rows need what earlier ones made, with its undo. */
export const isInOrder = sql<boolean>`(origin in ('plan', 'file') or exists (select from row_runs u
  where u.company_code = row_runs.company_code and u.run_id = row_runs.undo_of and u.origin = 'file'))`;
/** A worker that was killed holds its job for hours, so a run without a chunk for this long gets another one. */
export const watchSeconds = 60;

/** Below the 64 subtransactions of one transaction that PostgreSQL shows to others without a look into pg_subtrans. */
export const chunkSize = 50;
/** Rows that are written as sets in one transaction, which need no subtransactions. */
export const manySize = 500;
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

export interface StoredRun {
  readonly operation: string;
  /** The person of rows that name none. */
  readonly personId: string | null;
  readonly requestId: string;
  /** Rows run in their order, by one worker at a time. */
  readonly isInOrder: boolean;
}

/** Has the owner of a run notified of its end. */
export async function announceEnd(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  await enqueueJob(tx, runEndedTask, { companyCode, runId });
  const { rows } = await sql<{ origin: string }>`select origin from row_runs
    where company_code = ${companyCode} and run_id = ${runId} and origin in ('plan', 'file')`.execute(tx);
  for (const { origin } of rows) {
    await enqueueJob(tx, origin === 'plan' ? dueRunEndedTask : fileRunEndedTask, { companyCode, runId });
  }
}

/** Gives a run a worker, and another one while none comes forward. */
export async function enqueueWorkers(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  await enqueueJob(tx, runRowsTask, { companyCode, runId });
}

/** Begins a run that waits, or joins one that runs; undefined for any other. */
export async function beginRun(tx: Tx, { companyCode, runId }: RunOf): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    update row_runs set state = 'running', seen_at = app_now(),
      ended_before = case when running_since is null then done_count + refused_count + failed_count else ended_before end,
      running_since = coalesce(running_since, app_now())
    where company_code = ${companyCode} and run_id = ${runId} and state in ('waiting', 'running')
    returning operation, person_id as "personId", request_id as "requestId", ${isInOrder} as "isInOrder"`.execute(tx);
  return rows[0];
}

export interface WaitingRow {
  readonly rowNumber: number;
  readonly input: Buffer;
  readonly tries: number;
  /** Operation of a row that reverts another; null for the operation of the run. */
  readonly operation: string | null;
  /** Person in whose name the row runs; null for the owner of the run. */
  readonly personId: string | null;
  /** The change on a date that it carries out. */
  readonly planId: string | null;
}

// A row of a chunk that was begun too often comes alone. A run that is paused, cancelled or over has none.

/** Notes that a worker begins with the next rows that wait and that no other worker holds, in their order. */
export async function beginChunk(tx: Tx, { companyCode, runId }: RunOf, size: number): Promise<WaitingRow[]> {
  const waits = sql`company_code = ${companyCode} and run_id = ${runId} and state = 'waiting'`;
  const { rows } = await sql<WaitingRow>`
    with next as (
      select row_number, tries from run_rows where ${waits} and exists (
          select from row_runs where company_code = ${companyCode} and run_id = ${runId} and state = 'running')
        order by row_number limit ${size} for update skip locked),
    first as (select row_number, tries from next order by row_number limit 1),
    chunk as (
      select n.row_number from next n, first f
      where n.row_number = f.row_number or (f.tries < ${chunkTries} and n.tries < ${chunkTries}))
    update run_rows r set tries = least(r.tries + 1, ${rowTries} + 1)
    where r.company_code = ${companyCode} and r.run_id = ${runId}
      and r.row_number = any(array(select row_number from chunk))
    returning r.row_number as "rowNumber", r.input, r.tries, r.operation, r.person_id as "personId",
      r.plan_id as "planId"`.execute(tx);
  return rows.toSorted((a, b) => a.rowNumber - b.rowNumber);
}

/** Holds those that still wait: another worker may hold them, or have run them, since they were begun. */
export async function lockRows(
  tx: Tx,
  { companyCode, runId, isInOrder }: RunOf & Pick<StoredRun, 'isInOrder'>,
  rowNumbers: readonly number[],
): Promise<number[]> {
  if (isInOrder) return lockInOrder(tx, { companyCode, runId }, rowNumbers);
  const { rows } = await sql<{ rowNumber: number }>`
    select row_number as "rowNumber" from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and row_number = any (${rowNumbers}::integer[])
      and state = 'waiting' order by row_number for update skip locked`.execute(tx);
  return rows.map(({ rowNumber }) => rowNumber);
}

/** Waits for the chunk before, and holds those alone before which no other row waits; none once the run is paused or cancelled. */
async function lockInOrder(tx: Tx, { companyCode, runId }: RunOf, rowNumbers: readonly number[]): Promise<number[]> {
  // A statement of its own: the rows below are read once the chunk before has ended.
  const { rows: held } = await sql<{ state: RunState }>`select state from row_runs
    where company_code = ${companyCode} and run_id = ${runId} for no key update`.execute(tx);
  // Nothing is done behind its end: what follows it has read the rows that are done.
  if (held[0]?.state !== 'running') return [];
  const waits = sql`company_code = ${companyCode} and run_id = ${runId} and state = 'waiting'`;
  const asked = sql`row_number = any (${rowNumbers}::integer[])`;
  const { rows } = await sql<{ rowNumber: number }>`
    select row_number as "rowNumber" from run_rows where ${waits} and ${asked}
      and row_number < coalesce((select min(row_number) from run_rows where ${waits} and not ${asked}), 2147483647)
    order by row_number for update`.execute(tx);
  return rows.map(({ rowNumber }) => rowNumber);
}

export type EndState = 'done' | 'refused' | 'failed';

export interface Result {
  readonly rowNumber: number;
  readonly state: EndState;
  readonly outcome: Buffer | null;
  /** The step that takes it back, sealed; null where none does. */
  readonly step: Buffer | null;
  /** Code of the refusal or failure; null if done. */
  readonly code: string | null;
  /** The thing that it made or changed; null where it made none, and its first target stays. */
  readonly target: Target | null;
}

/** Writes how rows ended, counts them in the run, and ends the changes on a date that they carried out. */
export async function writeResults(tx: Tx, { companyCode, runId }: RunOf, results: readonly Result[]): Promise<void> {
  const states = results.map(({ state }) => state);
  const columns = [
    sql`${results.map(({ rowNumber }) => rowNumber)}::integer[]`,
    sql`${states}::text[]`,
    sql`${results.map(({ outcome }) => outcome)}::bytea[]`,
    sql`${results.map(({ step }) => step)}::bytea[]`,
    sql`${results.map(({ code }) => code)}::text[]`,
    sql`${results.map(({ target }) => target?.kind ?? null)}::text[]`,
    sql`${results.map(({ target }) => target?.id ?? null)}::text[]`,
  ];
  await sql`with ended as (
      update run_rows w set state = r.state, outcome = r.outcome, step = r.step, code = r.code,
        target_kind = coalesce(r.target_kind, w.target_kind), target_id = coalesce(r.target_id, w.target_id)
      from unnest(${sql.join(columns)}) r (row_number, state, outcome, step, code, target_kind, target_id)
      where w.company_code = ${companyCode} and w.run_id = ${runId} and w.row_number = r.row_number
      returning w.plan_id, w.state, w.code, w.undoes_row, w.undoes_plan),
    taken_back as (
      update run_rows w set step = null from ended e, row_runs u
      where u.company_code = ${companyCode} and u.run_id = ${runId} and w.company_code = u.company_code
        and w.run_id = u.undo_of and w.row_number = e.undoes_row and e.state = 'done'),
    plans_taken_back as (
      update run_rows w set step = null from ended e
      where w.company_code = ${companyCode} and w.plan_id = e.undoes_plan and e.state = 'done')
    update plans p set state = e.state, code = e.code, input = null, ended_at = app_now() from ended e
    where p.company_code = ${companyCode} and p.plan_id = e.plan_id and p.state = 'running'`.execute(tx);
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

/** Ends a run of which no row waits any more, and has its owner notified. */
export async function endRun(tx: Tx, { companyCode, runId }: RunOf): Promise<void> {
  const { numAffectedRows } = await sql`update row_runs r set state = 'done', ended_at = app_now()
    where company_code = ${companyCode} and run_id = ${runId} and state = 'running' and not exists (
      select from run_rows w where w.company_code = r.company_code and w.run_id = r.run_id and w.state = 'waiting')`.execute(
    tx,
  );
  if (numAffectedRows === 1n) await announceEnd(tx, { companyCode, runId });
}

/** Days after which a run that was paused is stopped: its inputs are not kept for ever. */
const pausedDays = 30;

/** The state of a run that no worker may have been at for a while. */
interface Minded {
  readonly state: RunState;
  /** No worker was seen at it. */
  readonly isStalled: boolean;
}

/** Stops a run that did not come forward for a day, and cancels one that was not filled or confirmed. Undefined where it is over. */
export async function minded(tx: Tx, { companyCode, runId }: RunOf): Promise<Minded | undefined> {
  const { rows } = await sql<Minded>`
    with late as (
      select run_id, case when state in ('filling', 'checking', 'checked') then 'cancelled' else 'stopped' end as ends
      from row_runs where company_code = ${companyCode} and run_id = ${runId}
        and progressed_at < app_now() - make_interval(days => case state when 'paused' then ${pausedDays} else 1 end))
    update row_runs r set
      state = coalesce(l.ends, r.state),
      stop_code = case l.ends when 'stopped' then 'MB783' end,
      ended_at = case when l.ends is not null then app_now() end
    from row_runs o left join late l on l.run_id = o.run_id
    where o.company_code = ${companyCode} and o.run_id = ${runId} and o.ended_at is null
      and r.company_code = o.company_code and r.run_id = o.run_id
    returning r.state, r.seen_at < app_now() - make_interval(secs => ${watchSeconds}) as "isStalled"`.execute(tx);
  return rows[0];
}
