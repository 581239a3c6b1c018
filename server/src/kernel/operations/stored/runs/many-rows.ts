import type { Tx } from '../../../db/database.ts';
import { noteChange } from '../../../db/standby.ts';
import type { Kernel } from '../../../kernel.ts';
import type { AnyChange, AnyOperation } from '../../definition.ts';
import type { RequireRight } from '../../executor.ts';
import type { CleanRow, ManyContext, ManyRow } from '../../many.ts';
import { actorIdOf } from '../../principal.ts';
import { writeManyRecords } from '../../records.ts';
import { type Ended, type ReadRow, type Rows, type Run, stepOf } from './one-row.ts';

/** The operation of rows that go together, and in whose name they run. */
type Together = Pick<Run, 'operation' | 'origin'>;

/** Asks if a row goes together with others: it has their operation and their person. */
function belongsTo(row: ReadRow, { operation, origin }: Together): boolean {
  return row.operation === operation && actorIdOf(row.origin.principal) === actorIdOf(origin.principal);
}

/** The rows that the second form of their operation takes, and whose right stands. */
export function rowsForMany(
  together: Together,
  rows: Rows<ReadRow>,
  { requireRight, repeated }: { readonly requireRight: RequireRight; readonly repeated: ReadonlySet<number> },
): ManyRow<unknown>[] {
  return [...rows].flatMap(([rowNumber, row]) => {
    if ('error' in row || !belongsTo(row, together)) return [];
    try {
      requireRight(row.operation, row.origin, row.input);
      return [{ rowNumber, input: row.input as unknown, isRepeated: repeated.has(rowNumber) }];
    } catch {
      // Refused by `run`, as every row that is not clean.
      return [];
    }
  });
}

export function manyContext(
  tx: Tx,
  kernel: Kernel,
  { companyCode, origin }: Pick<Run, 'companyCode' | 'origin'>,
  check?: Pick<ManyContext, 'isTaken' | 'cleanBefore'>,
): ManyContext {
  const { principal, request } = origin;
  const seen = check ?? { isTaken: () => false, cleanBefore: 0 };
  return { tx, kernel, companyCode, actorId: actorIdOf(principal), request, ...seen, isCheck: check !== undefined };
}

/** Writes the rows that the second form finds clean, with their audit rows; answers how they ended. */
export async function writeClean(
  context: ManyContext,
  { operation, origin }: Together,
  { rows, held }: { readonly rows: readonly ManyRow<unknown>[]; readonly held: Rows<ReadRow> },
): Promise<Rows<Ended>> {
  const { tx, kernel, actorId } = context;
  const form = formOf(operation);
  const clean: readonly CleanRow<unknown>[] = rows.length === 0 ? [] : await form.checkMany(context, rows);
  if (clean.length === 0) return new Map();
  const written = await form.writeMany(context, clean);
  await writeManyRecords(
    tx,
    operation,
    written.map(({ rowNumber, audit }) => ({ audit, origin: held.get(rowNumber)?.origin ?? origin })),
  );
  if (kernel.standby && actorId !== undefined) await noteChange(tx, actorId);
  return new Map(
    written.map(({ rowNumber, answer, audit, undo }) => [
      rowNumber,
      { state: 'done', outcome: answer, step: stepOf(undo), target: audit.target },
    ]),
  );
}

/** The second form of an operation that has one. */
export function formOf(operation: AnyChange) {
  const form = 'many' in operation ? operation.many : undefined;
  if (!form) throw new Error(`${operation.name} has no second form`);
  return form;
}

export function hasForm(operation: AnyOperation): boolean {
  return 'many' in operation && operation.many !== undefined;
}
