import { sql } from 'kysely';
import { Refusal } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../db/database.ts';
import { failureKind } from '../../../db/failures.ts';
import type { Kernel } from '../../../kernel.ts';
import type { AnyChange, InputOf } from '../../definition.ts';
import { perform, prepare, type RequireRight } from '../../executor.ts';
import { parseStoredInput } from '../../input.ts';
import type { Audited, Outcome, StoredStep, Target } from '../../outcome.ts';
import type { Origin } from '../../principal.ts';
import { refusalJson } from '../refusal-json.ts';
import { runRow, seal, unseal } from '../sealed.ts';
import type { EndState, Result, RunOf, StoredRun, WaitingRow } from './runs.sql.ts';

/** Rows whose work before the transaction is done at once: each may take a connection. */
const preparedAtOnce = 4;

export interface Run extends RunOf {
  readonly operation: AnyChange;
  /** The origin of rows that name no person. */
  readonly origin: Origin;
  readonly isInOrder: boolean;
}

/** A run as its workers have it. */
export function runOf({ operations }: Kernel, { companyCode, runId }: RunOf, stored: StoredRun): Run {
  const { operation, personId, requestId, isInOrder } = stored;
  return {
    isInOrder,
    companyCode,
    runId,
    operation: operations.storable(operation),
    origin: {
      principal: personId === null ? { kind: 'system', companyCode } : { kind: 'person', companyCode, personId },
      request: { id: requestId, address: '' },
      via: `job:${runId}`,
      runId,
    },
  };
}

/** A row whose input is read, or what was wrong with it. */
export type ReadRow = { readonly operation: AnyChange; readonly origin: Origin } & (
  | { readonly input: InputOf<AnyChange> }
  | { readonly error: unknown }
);

/** A row whose `prepare` has already run. */
export type ReadyRow = { readonly operation: AnyChange; readonly origin: Origin } & (
  | { readonly input: InputOf<AnyChange>; readonly prepared: unknown }
  | { readonly error: unknown }
);

export type Rows<R> = ReadonlyMap<number, R>;

/** Opens the inputs of a chunk, and parses them. */
export function readChunk(kernel: Kernel, run: Run, rows: readonly WaitingRow[]): Rows<ReadRow> {
  return new Map(rows.map((row) => [row.rowNumber, readOne(kernel, run, row)]));
}

function readOne({ operations, keyring }: Kernel, run: Run, row: WaitingRow): ReadRow {
  const operation = row.operation === null ? run.operation : operations.storable(row.operation);
  const origin = originOf(run, row);
  try {
    const stored = unseal(keyring, runRow(run.runId, row.rowNumber), row.input);
    return { operation, origin, input: parseStoredInput(operation, stored) };
  } catch (error) {
    return { operation, origin, error };
  }
}

function originOf({ origin, companyCode }: Run, { personId, planId }: WaitingRow): Origin {
  // The very one of the run, by which rows that go together are known.
  if (personId === null && planId === null) return origin;
  return {
    ...origin,
    ...(personId !== null && { principal: { kind: 'person', companyCode, personId } }),
    ...(planId !== null && { via: `plan:${planId}` }),
  };
}

/** Does the work that comes before the transaction, a few rows at a time. */
export async function prepareChunk(
  kernel: Kernel,
  rows: Rows<ReadRow>,
  requireRight: RequireRight,
): Promise<Rows<ReadyRow>> {
  const waiting = [...rows];
  const ready: [number, ReadyRow][] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      ready.push([next[0], await prepareOne(kernel, next[1], requireRight)]);
    }
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, worker));
  return new Map(ready.toSorted(([a], [b]) => a - b));
}

async function prepareOne(kernel: Kernel, row: ReadRow, requireRight: RequireRight): Promise<ReadyRow> {
  const { operation, origin } = row;
  if ('error' in row) return row;
  try {
    return { ...row, prepared: await prepare(kernel, operation, origin, row.input, { requireRight }) };
  } catch (error) {
    return { operation, origin, error };
  }
}

/** Lets go what rows had prepared, once their transaction has ended; what cannot be let go expires by itself. */
export async function settleChunk(kernel: Kernel, ready: Rows<ReadyRow>, done: Rows<Ended>): Promise<void> {
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

/** The end of a row. */
export interface Ended {
  readonly state: EndState;
  /** The answer, or codes and fields of what stopped it. */
  readonly outcome: unknown;
  readonly code?: string;
  readonly step?: StoredStep | undefined;
  readonly target?: Target | undefined;
}

/** Runs one row under a savepoint: what it wrote before it was refused goes, and the others of the chunk stay. */
export async function runOne(tx: Tx, kernel: Kernel, row: ReadyRow, requireRight: RequireRight): Promise<Ended> {
  const { operation, origin } = row;
  if ('error' in row) return endedBy(kernel, operation, row.error);
  await sql`savepoint one_row`.execute(tx);
  try {
    const { outcome } = await perform(tx, kernel, operation, origin, row.input, row.prepared, { requireRight });
    await sql`release savepoint one_row`.execute(tx);
    if ('refusal' in outcome) return refusedBy(outcome.refusal);
    const step = stepOf(outcome.undo ?? outcome.undoInRun);
    return { state: 'done', outcome: outcome.answer, step, target: targetOf(outcome) };
  } catch (error) {
    if (isFault(error)) throw error;
    await sql`rollback to savepoint one_row`.execute(tx);
    return endedBy(kernel, operation, error);
  }
}

/** A step as a run keeps it, which has a time of its own. */
export function stepOf(undo: StoredStep | undefined): StoredStep | undefined {
  return undo && { name: undo.name, input: undo.input };
}

function targetOf({ audit }: Outcome<unknown>): Target | undefined {
  return audit === 'none' ? undefined : ([audit].flat() as Audited[])[0]?.target;
}

/** A conflict, a time limit, a full disk or a lost connection: perhaps no fault of the row. */
export function isFault(error: unknown): boolean {
  return !(error instanceof Refusal) && ['conflict', 'unavailable'].includes(failureKind(error));
}

function refusedBy(refusal: Refusal): Ended {
  const outcome = refusalJson(refusal);
  // Of an input that is wrong in its fields, the first of them says more than the code of all.
  return { state: 'refused', outcome, code: refusal.fields[0]?.code ?? refusal.code };
}

export function failedBy(code: string): Ended {
  return { state: 'failed', outcome: { code, params: {}, fields: [] }, code };
}

/** Anything unexpected ends its row alone; its error stays in the log, by its kind. */
function endedBy({ log }: Kernel, { name }: AnyChange, error: unknown): Ended {
  if (error instanceof Refusal) return refusedBy(error);
  if (isFault(error)) throw error;
  log.error({ operation: name, failure: error instanceof Error ? error.name : 'unknown' }, 'a row failed');
  return failedBy('CO500');
}

/** A row's end as it is stored. */
export function resultOf({ keyring }: Kernel, { runId }: RunOf, rowNumber: number, ended: Ended): Result {
  const { state, outcome, step, code = null, target = null } = ended;
  const sealed = (value: unknown) => (value === undefined ? null : seal(keyring, runRow(runId, rowNumber), value));
  return { rowNumber, state, outcome: sealed(outcome), step: sealed(step), code, target };
}
