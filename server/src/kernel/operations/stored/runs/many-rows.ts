import type { Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import type { AnyChange } from '../../definition.ts';
import type { RequireRight } from '../../executor.ts';
import type { CleanRow, ManyContext, ManyRow } from '../../many.ts';
import { actorIdOf } from '../../principal.ts';
import { writeManyRecords } from '../../records.ts';
import { type Ended, type ReadRow, type Rows, type Run, stepOf } from './one-row.ts';

/** The rows of a run's own operation that its second form takes, and whose right stands. */
export function rowsForMany(run: Run, rows: Rows<ReadRow>, requireRight: RequireRight): ManyRow<unknown>[] {
  return [...rows].flatMap(([rowNumber, row]) => {
    if ('error' in row || row.operation !== run.operation || row.origin !== run.origin) return [];
    try {
      requireRight(row.operation, row.origin, row.input);
      return [{ rowNumber, input: row.input as unknown }];
    } catch {
      // Refused by `run`, as every row that is not clean.
      return [];
    }
  });
}

export function manyContext(
  tx: Tx,
  kernel: Kernel,
  { companyCode, origin }: Run,
  { seen, isCheck }: Pick<ManyContext, 'seen' | 'isCheck'>,
): ManyContext {
  const { principal, request } = origin;
  return { tx, kernel, companyCode, actorId: actorIdOf(principal), request, seen, isCheck };
}

/** Writes the rows that the second form finds clean, with their audit rows; answers how they ended. */
export async function writeClean(
  context: ManyContext,
  { operation, origin }: Run,
  rows: readonly ManyRow<unknown>[],
): Promise<Rows<Ended>> {
  const form = formOf(operation);
  const clean: readonly CleanRow<unknown>[] = rows.length === 0 ? [] : await form.checkMany(context, rows);
  if (clean.length === 0) return new Map();
  const written = await form.writeMany(context, clean);
  await writeManyRecords(
    context.tx,
    operation,
    origin,
    written.map(({ audit }) => audit),
  );
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

export function hasForm(operation: AnyChange): boolean {
  return 'many' in operation && operation.many !== undefined;
}
