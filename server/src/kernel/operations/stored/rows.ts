import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Refusal } from '@madang/contract/refuse.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import { failureKind, isTimeLimit } from '../../db/failures.ts';
import type { Kernel } from '../../kernel.ts';
import type { AnyChange, InputOf } from '../definition.ts';
import { perform, prepare, settingsOf } from '../executor.ts';
import { parseStoredInput } from '../input.ts';
import type { StoredStep } from '../outcome.ts';
import type { Origin } from '../principal.ts';
import { refusalJson } from './refusal-json.ts';
import {
  beginChunk,
  beginRun,
  countFault,
  endRun,
  type EndState,
  lockRows,
  minded,
  type Result,
  rowFaults,
  rowTries,
  type RunOf,
  runRowsTask,
  type WaitingRow,
  watchRowsTask,
  watchSeconds,
  writeResults,
} from './runs/runs.sql.ts';
import { runRow, seal, unseal } from './sealed.ts';

/** Milliseconds before a chunk that a fault of the database ended is begun again, by how often it was. */
const waits = [50, 500, 2_000] as const;

// It may be killed and begun again at any time, and several workers share one run.

/** Runs the rows that wait until none does, or the run is paused or cancelled. */
export async function runRows(kernel: Kernel, { companyCode, runId }: RunOf): Promise<void> {
  const of = { companyCode, runId };
  const found = await inCompany(kernel.db, companyCode, (tx) => beginRun(tx, of));
  if (!found) return;
  const run: Run = {
    ...of,
    operation: kernel.operations.storable(found.operation),
    origin: {
      principal: { kind: 'person', companyCode, personId: found.personId },
      request: { id: found.requestId, address: '' },
      via: `job:${runId}`,
    },
  };
  let faults = 0;
  for (;;) {
    const ended = await runChunk(kernel, run);
    if (ended === 'none') break;
    faults = ended === 'again' ? faults + 1 : 0;
    if (faults > 0) await pause(waits[Math.min(faults, waits.length) - 1]);
  }
  await inCompany(kernel.db, companyCode, (tx) => endRun(tx, of));
}

/** Gives a run whose worker has stopped another job, until it has ended; one that does not come forward for a day is stopped. */
export async function watchRows({ db }: Pick<Kernel, 'db'>, { companyCode, runId }: RunOf): Promise<void> {
  const run = { companyCode, runId };
  await inCompany(db, companyCode, async (tx) => {
    const found = await minded(tx, run);
    if (!found || found.state === 'stopped') return;
    if (found.isStalled && found.state !== 'paused') await enqueueJob(tx, runRowsTask, run);
    await enqueueJob(tx, watchRowsTask, run, { seconds: watchSeconds });
  });
}

interface Run extends RunOf {
  readonly operation: AnyChange;
  readonly origin: Origin;
}

/** A row that is parsed and prepared, or what was wrong with it. */
type Ready = { readonly operation: AnyChange } & (
  | { readonly input: InputOf<AnyChange>; readonly prepared: unknown }
  | { readonly error: unknown }
);

/** `again`: a fault of the database ended the chunk, of which nothing is done. */
async function runChunk(kernel: Kernel, run: Run): Promise<'some' | 'none' | 'again'> {
  const rows = await inCompany(kernel.db, run.companyCode, (tx) => beginChunk(tx, run));
  const [first] = rows;
  if (!first) return 'none';
  if (first.tries > rowTries) return failRow(kernel, run, first.rowNumber, 'CO500');
  const ready = await prepareRows(kernel, run, rows);
  let done: ReadonlyMap<number, Ended> = new Map();
  try {
    // A conflict begins the whole chunk again; nothing of it was committed.
    const settings = settingsOf(ready.get(first.rowNumber)?.operation ?? run.operation, run.origin);
    done = await transaction(kernel.db, (tx) => runHeld(tx, kernel, run, ready), settings);
    return 'some';
  } catch (error) {
    if (!isFault(error)) throw error;
    return await faulted(kernel, run, { rows, error });
  } finally {
    await settleAll(kernel, ready, done);
  }
}

/** Runs the rows of a chunk that the transaction can hold. */
async function runHeld(
  tx: Tx,
  kernel: Kernel,
  run: Run,
  ready: ReadonlyMap<number, Ready>,
): Promise<ReadonlyMap<number, Ended>> {
  const ended = new Map<number, Ended>();
  for (const rowNumber of await lockRows(tx, run, [...ready.keys()])) {
    const row = ready.get(rowNumber);
    if (row) ended.set(rowNumber, await runOne(tx, kernel, run, row));
  }
  const results = [...ended].map(([rowNumber, each]) => resultOf(kernel, run, rowNumber, each));
  if (results.length > 0) await writeResults(tx, run, results);
  return ended;
}

/** A row that runs alone and ends in a fault too often is failed, so that the rows behind it go on. */
async function faulted(
  kernel: Kernel,
  run: Run,
  { rows, error }: { readonly rows: readonly WaitingRow[]; readonly error: unknown },
): Promise<'some' | 'again'> {
  const [first] = rows;
  if (!first || rows.length > 1) return 'again';
  // A database that is away says nothing of the row; the job is begun again once it is back.
  const faults = await inCompany(kernel.db, run.companyCode, (tx) => countFault(tx, run, first.rowNumber));
  if (faults < rowFaults) return 'again';
  return failRow(kernel, run, first.rowNumber, isTimeLimit(error) ? 'MB783' : 'CO503');
}

async function failRow(kernel: Kernel, run: Run, rowNumber: number, code: string): Promise<'some'> {
  await inCompany(kernel.db, run.companyCode, async (tx) => {
    const held = await lockRows(tx, run, [rowNumber]);
    if (held.length === 0) return;
    await writeResults(tx, run, [resultOf(kernel, run, rowNumber, failedBy(code))]);
  });
  kernel.log.error({ operation: run.operation.name, code }, 'a row was given up');
  return 'some';
}

/** Lets go what the rows had prepared, once the chunk has ended; what cannot be let go expires by itself. */
async function settleAll(
  kernel: Kernel,
  ready: ReadonlyMap<number, Ready>,
  done: ReadonlyMap<number, Ended>,
): Promise<void> {
  for (const [rowNumber, row] of ready) {
    const { operation } = row;
    if (!('prepared' in row) || !operation.settle) continue;
    const ended = done.get(rowNumber);
    const answer = ended?.state === 'done' ? ended.outcome : undefined;
    await operation.settle(kernel, row.prepared, answer).catch((error: unknown) => {
      const failure = error instanceof Error ? error.name : undefined;
      kernel.log.warn({ operation: operation.name, failure }, 'what was prepared was not let go');
    });
  }
}

/** Parses and prepares rows outside of the transaction that runs them. */
async function prepareRows(
  kernel: Kernel,
  { runId, origin, operation: common }: Run,
  rows: readonly WaitingRow[],
): Promise<ReadonlyMap<number, Ready>> {
  const ready = rows.map(async ({ rowNumber, input, operation: own }): Promise<[number, Ready]> => {
    const operation = own === null ? common : kernel.operations.storable(own);
    try {
      const parsed = parseStoredInput(operation, unseal(kernel.keyring, runRow(runId, rowNumber), input));
      return [rowNumber, { operation, input: parsed, prepared: await prepare(kernel, operation, origin, parsed) }];
    } catch (error) {
      return [rowNumber, { operation, error }];
    }
  });
  return new Map(await Promise.all(ready));
}

type Ended = { readonly state: EndState; readonly outcome: unknown; readonly step?: StoredStep };

/** One row under a savepoint: what it wrote before it was refused goes, and the others of the chunk stay. */
async function runOne(tx: Tx, kernel: Kernel, { origin }: Run, row: Ready): Promise<Ended> {
  const { operation } = row;
  if ('error' in row) return endedBy(kernel, operation, row.error);
  await sql`savepoint one_row`.execute(tx);
  try {
    const { outcome } = await perform(tx, kernel, operation, origin, row.input, row.prepared);
    await sql`release savepoint one_row`.execute(tx);
    if ('refusal' in outcome) return refusedBy(outcome.refusal);
    const { answer, undo } = outcome;
    return { state: 'done', outcome: answer, ...(undo && { step: { name: undo.name, input: undo.input } }) };
  } catch (error) {
    if (isFault(error)) throw error;
    await sql`rollback to savepoint one_row`.execute(tx);
    return endedBy(kernel, operation, error);
  }
}

/** A conflict, a time limit, a full disk or a lost connection: perhaps no fault of the row. */
function isFault(error: unknown): boolean {
  return !(error instanceof Refusal) && ['conflict', 'unavailable'].includes(failureKind(error));
}

function refusedBy(refusal: Refusal): Ended {
  return { state: 'refused', outcome: refusalJson(refusal) };
}

function failedBy(code: string): Ended {
  return { state: 'failed', outcome: { code, params: {}, fields: [] } };
}

/** Anything unexpected ends its row alone; its error stays in the log, by its kind. */
function endedBy({ log }: Kernel, { name }: AnyChange, error: unknown): Ended {
  if (error instanceof Refusal) return refusedBy(error);
  if (isFault(error)) throw error;
  log.error({ operation: name, failure: error instanceof Error ? error.name : 'unknown' }, 'a row failed');
  return failedBy('CO500');
}

function resultOf({ keyring }: Kernel, { runId }: Run, rowNumber: number, { state, outcome, step }: Ended): Result {
  const sealed = (value: unknown) => (value === undefined ? null : seal(keyring, runRow(runId, rowNumber), value));
  return { rowNumber, state, outcome: sealed(outcome), step: sealed(step) };
}
