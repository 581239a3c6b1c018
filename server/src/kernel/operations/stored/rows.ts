import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '@madang/contract/refuse.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import { failureKind } from '../../db/failures.ts';
import type { Kernel } from '../../kernel.ts';
import type { AnyChange, InputOf } from '../definition.ts';
import { perform, prepare, settingsOf } from '../executor.ts';
import { parseStoredInput } from '../input.ts';
import type { Origin, Person } from '../principal.ts';
import { refusalJson } from './refusal-json.ts';
import { runRow, seal, unseal } from './sealed.ts';

export const runRowsTask = 'run-operation-rows';
export const watchRowsTask = 'watch-operation-rows';
/** A worker that was killed holds its job for hours, so a run without a chunk for this long gets another one. */
const watchSeconds = 60;

/** Below the 64 subtransactions of one transaction that PostgreSQL shows to others without a look into pg_subtrans. */
const chunkSize = 50;

export type RowState = 'waiting' | 'done' | 'refused' | 'failed';

/** One row of a run as its report shows it. */
export interface RowResult {
  readonly rowNumber: number;
  readonly state: RowState;
  /** The operation's answer, or a refusal's codes and fields; undefined while the row waits or where it failed. */
  readonly outcome: unknown;
}

export interface RunOf {
  readonly companyCode: string;
  readonly runId: string;
}

/**
 * Stores one operation with many inputs for a worker to run, and returns the run's id. What is wrong with one input is
 * found when its row runs, as for a click; a row that would overwrite without saying what it expects fails. Rows are
 * numbered from 1 in their order.
 */
export async function startRows(
  { operations, keyring }: Pick<Kernel, 'operations' | 'keyring'>,
  tx: Tx,
  { principal, request }: Origin & { readonly principal: Person },
  { name, inputs }: { readonly name: string; readonly inputs: readonly unknown[] },
): Promise<string> {
  operations.storable(name);
  const { companyCode, personId } = principal;
  const runId = randomUUID();
  await sql`insert into row_runs (company_code, run_id, operation, person_id, request_id)
    values (${companyCode}, ${runId}, ${name}, ${personId}, ${request.id})`.execute(tx);
  const sealed = inputs.map((input, index) => seal(keyring, runRow(runId, index + 1), input));
  await sql`insert into run_rows (company_code, run_id, row_number, input)
    select ${companyCode}, ${runId}, n, input from unnest(${sealed}::bytea[]) with ordinality r (input, n)`.execute(tx);
  await enqueueJob(tx, runRowsTask, { companyCode, runId });
  await enqueueJob(tx, watchRowsTask, { companyCode, runId }, { seconds: watchSeconds });
  return runId;
}

/** What has become of each row, in their order. */
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
    state: state as RowState,
    outcome: outcome === null ? undefined : unseal(keyring, runRow(run.runId, rowNumber), outcome),
  }));
}

/** Runs the rows that wait until none does. It may be killed and begun again at any time, by several workers at once. */
export async function runRows(kernel: Kernel, { companyCode, runId }: RunOf): Promise<void> {
  const found = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('row_runs')
      .select(['operation', 'person_id', 'request_id'])
      .where('company_code', '=', companyCode)
      .where('run_id', '=', runId)
      .executeTakeFirst(),
  );
  if (!found) return;
  const run: Run = {
    companyCode,
    runId,
    operation: kernel.operations.storable(found.operation),
    origin: {
      principal: { kind: 'person', companyCode, personId: found.person_id },
      request: { id: found.request_id, address: '' },
      via: `job:${runId}`,
    },
  };
  while (await runChunk(kernel, run));
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update row_runs set ended_at = app_now()
      where company_code = ${companyCode} and run_id = ${runId} and ended_at is null`.execute(tx),
  );
}

/** Gives a run whose worker has stopped another job, until it has ended. Two workers of one run do no harm. */
export async function watchRows({ db }: Pick<Kernel, 'db'>, run: RunOf): Promise<void> {
  await inCompany(db, run.companyCode, async (tx) => {
    const { rows } = await sql<{ isStalled: boolean }>`
      select seen_at < app_now() - make_interval(secs => ${watchSeconds}) as "isStalled" from row_runs
      where company_code = ${run.companyCode} and run_id = ${run.runId} and ended_at is null`.execute(tx);
    const [found] = rows;
    if (!found) return;
    if (found.isStalled) await enqueueJob(tx, runRowsTask, run);
    await enqueueJob(tx, watchRowsTask, run, { seconds: watchSeconds });
  });
}

interface Run extends RunOf {
  readonly operation: AnyChange;
  readonly origin: Origin;
}

/** A row that is parsed and prepared, or what was wrong with it. */
type Ready = { readonly input: InputOf<AnyChange>; readonly prepared: unknown } | { readonly error: unknown };

/** Whether there was anything to run. */
async function runChunk(kernel: Kernel, run: Run): Promise<boolean> {
  const ready = await readChunk(kernel, run);
  if (ready.size === 0) return false;
  let done: ReadonlyMap<number, Ended> = new Map();
  try {
    // A conflict or a lost connection begins the whole chunk again; nothing of it was committed.
    done = await transaction(
      kernel.db,
      async (tx) => {
        const ended = new Map<number, Ended>();
        for (const rowNumber of await lockRows(tx, run, [...ready.keys()])) {
          const row = ready.get(rowNumber);
          if (row) ended.set(rowNumber, await runOne(tx, kernel, run, row));
        }
        await writeResults(
          tx,
          run,
          [...ended].map(([rowNumber, each]) => resultOf(kernel, run, rowNumber, each)),
        );
        await noteChunk(tx, run);
        return ended;
      },
      settingsOf(run.operation, run.origin),
    );
  } finally {
    await settleAll(kernel, run, ready, done);
  }
  return true;
}

/** Lets go what the rows had prepared, once the chunk has ended. */
async function settleAll(
  kernel: Kernel,
  { operation }: Run,
  ready: ReadonlyMap<number, Ready>,
  done: ReadonlyMap<number, Ended>,
): Promise<void> {
  for (const [rowNumber, row] of ready) {
    const ended = done.get(rowNumber);
    if ('prepared' in row) {
      await operation.settle?.(kernel, row.prepared, ended?.state === 'done' ? ended.outcome : undefined);
    }
  }
}

/** The next rows that wait, parsed and prepared outside of the transaction that runs them. */
async function readChunk(
  kernel: Kernel,
  { companyCode, runId, operation, origin }: Run,
): Promise<ReadonlyMap<number, Ready>> {
  const waiting = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('run_rows')
      .select(['row_number', 'input'])
      .where('company_code', '=', companyCode)
      .where('run_id', '=', runId)
      .where('state', '=', 'waiting')
      .orderBy('row_number')
      .limit(chunkSize)
      .execute(),
  );
  const ready = waiting.map(async ({ row_number: rowNumber, input }): Promise<[number, Ready]> => {
    try {
      const stored = unseal(kernel.keyring, runRow(runId, rowNumber), input ?? Buffer.alloc(0));
      const parsed = parseStoredInput(operation, stored);
      return [rowNumber, { input: parsed, prepared: await prepare(kernel, operation, origin, parsed) }];
    } catch (error) {
      return [rowNumber, { error }];
    }
  });
  return new Map(await Promise.all(ready));
}

/** Locks those that still wait: another worker may have run them since they were read. */
async function lockRows(tx: Tx, { companyCode, runId }: Run, rowNumbers: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ rowNumber: number }>`
    select row_number as "rowNumber" from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and row_number = any (${rowNumbers}::integer[])
      and state = 'waiting' order by row_number for update`.execute(tx);
  return rows.map(({ rowNumber }) => rowNumber);
}

type Ended = { readonly state: Exclude<RowState, 'waiting'>; readonly outcome: unknown };

/** One row under a savepoint: what it wrote before it was refused goes, and the others of the chunk stay. */
async function runOne(tx: Tx, kernel: Kernel, { operation, origin }: Run, row: Ready): Promise<Ended> {
  if ('error' in row) return endedBy(kernel, operation, row.error);
  await sql`savepoint one_row`.execute(tx);
  try {
    const { outcome } = await perform(tx, kernel, operation, origin, row.input, row.prepared);
    await sql`release savepoint one_row`.execute(tx);
    return 'refusal' in outcome ? refusedBy(outcome.refusal) : { state: 'done', outcome: outcome.answer };
  } catch (error) {
    const isTransient = !(error instanceof Refusal) && ['conflict', 'unavailable'].includes(failureKind(error));
    if (isTransient) throw error;
    await sql`rollback to savepoint one_row`.execute(tx);
    return endedBy(kernel, operation, error);
  }
}

function refusedBy(refusal: Refusal): Ended {
  return { state: 'refused', outcome: refusalJson(refusal) };
}

/** Anything unexpected ends its row alone; its error stays in the log, by its kind. */
function endedBy({ log }: Kernel, { name }: AnyChange, error: unknown): Ended {
  if (error instanceof Refusal) return refusedBy(error);
  log.error({ operation: name, failure: error instanceof Error ? error.name : 'unknown' }, 'a row failed');
  return { state: 'failed', outcome: undefined };
}

interface Result {
  readonly rowNumber: number;
  readonly state: string;
  readonly outcome: Buffer | null;
}

function resultOf({ keyring }: Kernel, { runId }: Run, rowNumber: number, { state, outcome }: Ended): Result {
  const sealed = outcome === undefined ? null : seal(keyring, runRow(runId, rowNumber), outcome);
  return { rowNumber, state, outcome: sealed };
}

async function writeResults(tx: Tx, { companyCode, runId }: Run, results: readonly Result[]): Promise<void> {
  const [numbers, states, outcomes] = [
    results.map(({ rowNumber }) => rowNumber),
    results.map(({ state }) => state),
    results.map(({ outcome }) => outcome),
  ];
  await sql`update run_rows w set state = r.state, outcome = r.outcome, input = null
    from unnest(${numbers}::integer[], ${states}::text[], ${outcomes}::bytea[]) r (row_number, state, outcome)
    where w.company_code = ${companyCode} and w.run_id = ${runId} and w.row_number = r.row_number`.execute(tx);
}

async function noteChunk(tx: Tx, { companyCode, runId }: Run): Promise<void> {
  await sql`update row_runs set seen_at = app_now() where company_code = ${companyCode} and run_id = ${runId}`.execute(
    tx,
  );
}
