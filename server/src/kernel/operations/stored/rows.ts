import { setTimeout as pause } from 'node:timers/promises';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import { isTimeLimit } from '../../db/failures.ts';
import type { Kernel } from '../../kernel.ts';
import { settingsOf } from '../executor.ts';
import { actorIdOf } from '../principal.ts';
import { hasForm, manyContext, rowsForMany, writeClean } from './runs/many-rows.ts';
import {
  type Ended,
  failedBy,
  isFault,
  prepareChunk,
  readChunk,
  type ReadRow,
  type ReadyRow,
  resultOf,
  type Rows,
  type Run,
  runOf,
  runOne,
  settleChunk,
} from './runs/one-row.ts';
import { repeatedRows } from './runs/row-keys.ts';
import { askingOf, askRights } from './runs/run-rights.ts';
import {
  announceEnd,
  beginChunk,
  beginRun,
  checkRowsTask,
  chunkSize,
  countFault,
  endRun,
  enqueueWorkers,
  lockRows,
  manySize,
  minded,
  rowFaults,
  rowTries,
  type RunOf,
  type WaitingRow,
  watchRowsTask,
  watchSeconds,
  writeResults,
} from './runs/runs.sql.ts';

/** Milliseconds before a chunk that a fault of the database ended is begun again, by how often it was. */
const waits = [50, 500, 2_000] as const;

// It may be killed and begun again at any time, and several workers share one run.

/** Runs the rows that wait until none does, or the run is paused or cancelled. */
export async function runRows(kernel: Kernel, { companyCode, runId }: RunOf): Promise<void> {
  const of = { companyCode, runId };
  const found = await inCompany(kernel.db, companyCode, (tx) => beginRun(tx, of));
  if (!found) return;
  const run = runOf(kernel, of, found);
  let faults = 0;
  for (;;) {
    const ended = await runChunk(kernel, run);
    if (ended === 'none') break;
    faults = ended === 'again' ? faults + 1 : 0;
    if (faults > 0) await pause(waits[Math.min(faults, waits.length) - 1]);
  }
  await inCompany(kernel.db, companyCode, (tx) => endRun(tx, of));
}

/** Gives a run whose worker has stopped another job, until it has ended; one that does not come forward for a day is ended. */
export async function watchRows({ db }: Pick<Kernel, 'db'>, { companyCode, runId }: RunOf): Promise<void> {
  const run = { companyCode, runId };
  await inCompany(db, companyCode, async (tx) => {
    const found = await minded(tx, run);
    if (!found) return;
    if (found.state === 'stopped' || found.state === 'cancelled') return announceEnd(tx, run);
    if (found.isStalled && ['waiting', 'running'].includes(found.state)) await enqueueWorkers(tx, run);
    if (found.isStalled && found.state === 'checking') await enqueueJob(tx, checkRowsTask, run);
    await enqueueJob(tx, watchRowsTask, run, { seconds: watchSeconds });
  });
}

/** `again`: a fault of the database ended the chunk, of which nothing is done. */
async function runChunk(kernel: Kernel, run: Run): Promise<'some' | 'none' | 'again'> {
  const size = hasForm(run.operation) ? manySize : chunkSize;
  const rows = await inCompany(kernel.db, run.companyCode, (tx) => beginChunk(tx, run, size));
  const [first] = rows;
  if (!first) return 'none';
  if (first.tries > rowTries) return failRow(kernel, run, first.rowNumber, 'CO500');
  try {
    const read = readChunk(kernel, run, rows);
    for (const together of setsOf(run, read)) {
      const left =
        hasForm(together.operation) && together.rows.size > 1 ? await runAsSets(kernel, together) : together.rows;
      for (const part of partsOf(left, chunkSize)) await runOneByOne(kernel, run, part);
    }
    return 'some';
  } catch (error) {
    // A conflict begins the chunk again; of the part that it ended nothing was committed.
    if (!isFault(error)) throw error;
    return await faulted(kernel, run, { rows, error });
  }
}

/** Rows that may be written as one set, with the operation and the person of all of them. */
interface RowSet extends Run {
  readonly rows: Rows<ReadRow>;
}

/** The sets of a chunk: of a run in order, rows that follow each other; of any other those of the run's own operation. */
function setsOf(run: Run, rows: Rows<ReadRow>): readonly RowSet[] {
  if (!run.isInOrder) return [{ ...run, rows }];
  return partsOf(rows, rows.size).flatMap((part) => {
    const [first] = part.values();
    return first ? [{ ...run, operation: first.operation, origin: first.origin, rows: part }] : [];
  });
}

/** Parts of one operation and one person each; of a few rows where each has a savepoint, which one transaction holds cheaply. */
function partsOf(rows: Rows<ReadRow>, size: number): readonly Rows<ReadRow>[] {
  const parts: Map<number, ReadRow>[] = [];
  let last: ReadRow | undefined;
  for (const [rowNumber, row] of rows) {
    // The history that triggers write has both from the settings of the transaction.
    const isOfLast = last?.operation === row.operation && actorOf(last) === actorOf(row);
    const part = parts.at(-1);
    if (part && isOfLast && part.size < size) part.set(rowNumber, row);
    else parts.push(new Map([[rowNumber, row]]));
    last = row;
  }
  return parts;
}

function actorOf({ origin }: ReadRow): string | undefined {
  return actorIdOf(origin.principal);
}

/** Writes the clean rows of a chunk as sets; answers the others. */
async function runAsSets(kernel: Kernel, run: RowSet): Promise<Rows<ReadRow>> {
  const { rows: read } = run;
  try {
    const settings = settingsOf(run.operation, run.origin);
    const written = await transaction(kernel.db, (tx) => writeHeld(tx, kernel, run, read), settings);
    return new Map([...read].filter(([rowNumber]) => !written.has(rowNumber)));
  } catch (error) {
    if (isFault(error)) throw error;
    // What `checkMany` did not see coming is refused, or fails, in its own row.
    const failure = error instanceof Error ? error.name : 'unknown';
    kernel.log.error({ operation: run.operation.name, failure }, 'rows were not written as sets');
    return read;
  }
}

async function writeHeld(tx: Tx, kernel: Kernel, run: Run, read: Rows<ReadRow>): Promise<Rows<Ended>> {
  const held = heldOf(read, await lockRows(tx, run, [...read.keys()]));
  const requireRight = await askRights(tx, askingOf(held.values()));
  const context = manyContext(tx, kernel, run);
  const repeated = repeatedRows(kernel, held);
  const ended = await writeClean(context, run, {
    rows: rowsForMany(run, held, { requireRight, repeated }),
    held,
  });
  await writeEnded(tx, kernel, run, ended);
  return ended;
}

async function runOneByOne(kernel: Kernel, run: Run, read: Rows<ReadRow>): Promise<void> {
  const [first] = read.values();
  const needsWork = [...read.values()].some(({ operation }) => operation.prepare);
  const before = needsWork
    ? await inCompany(kernel.db, run.companyCode, (tx) => askRights(tx, askingOf(read.values())))
    : () => {};
  const ready = await prepareChunk(kernel, read, before);
  let done: Rows<Ended> = new Map();
  try {
    const settings = settingsOf(first?.operation ?? run.operation, first?.origin ?? run.origin);
    done = await transaction(kernel.db, (tx) => runHeld(tx, kernel, run, ready), settings);
  } finally {
    await settleChunk(kernel, ready, done);
  }
}

/** Runs the rows of a chunk that the transaction can hold. */
async function runHeld(tx: Tx, kernel: Kernel, run: Run, ready: Rows<ReadyRow>): Promise<Rows<Ended>> {
  const held = heldOf(ready, await lockRows(tx, run, [...ready.keys()]));
  const requireRight = await askRights(tx, askingOf(held.values()));
  const ended = new Map<number, Ended>();
  for (const [rowNumber, row] of held) ended.set(rowNumber, await runOne(tx, kernel, row, requireRight));
  await writeEnded(tx, kernel, run, ended);
  return ended;
}

function heldOf<R>(rows: Rows<R>, held: readonly number[]): Rows<R> {
  return new Map(
    held.flatMap((rowNumber) => {
      const row = rows.get(rowNumber);
      return row === undefined ? [] : [[rowNumber, row] as const];
    }),
  );
}

async function writeEnded(tx: Tx, kernel: Kernel, run: Run, ended: Rows<Ended>): Promise<void> {
  const results = [...ended].map(([rowNumber, each]) => resultOf(kernel, run, rowNumber, each));
  if (results.length > 0) await writeResults(tx, run, results);
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
