import { randomUUID } from 'node:crypto';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import type { StoredStep } from '../../outcome.ts';
import type { Origin, Person } from '../../principal.ts';
import { runRow, unseal } from '../sealed.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { addNamedRows, portionSize, sealRun } from './open-run.ts';
import { undoDays } from './read-run.ts';
import { shareSources } from './sources.sql.ts';
import { type RunOf, watchRowsTask, watchSeconds } from './runs.sql.ts';

// What was changed since is refused in its row and stays.

/** BLK-04: opens a run that takes another one back. UNDO_OVER where that is at work, too old, or taken back already. */
export async function takeRunBack(
  kernel: Pick<Kernel, 'keyring' | 'operations'>,
  tx: Tx,
  { principal, request }: Origin & { readonly principal: Person },
  { companyCode, runId }: RunOf,
): Promise<RunOf> {
  await shareSources(tx, companyCode);
  const undo = { companyCode, runId: randomUUID() };
  const { numAffectedRows } = await sql`
    insert into row_runs (company_code, run_id, operation, person_id, request_id, state, undo_of, kind, detail, origin)
    select company_code, ${undo.runId}, operation, ${principal.personId}, ${request.id}, 'filling', run_id, kind, detail, 'undo'
    from row_runs where company_code = ${companyCode} and run_id = ${runId} and undo_of is null
      and state in ('done', 'cancelled', 'stopped') and ended_at > app_now() - make_interval(days => ${undoDays})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) throw refuse('UNDO_OVER');
  let before: number | null = null;
  for (;;) {
    const steps = await selectSteps(kernel, tx, { companyCode, runId }, before);
    const last = steps.at(-1);
    if (!last) break;
    await addNamedRows(
      kernel,
      tx,
      undo,
      steps.map(({ rowNumber, step: { name, input } }) => ({ name, input, undoesRow: rowNumber })),
    );
    before = last.rowNumber;
  }
  if (before === null) throw refuse('UNDO_OVER');
  await sealRun(tx, undo);
  await enqueueJob(tx, watchRowsTask, undo, { seconds: watchSeconds });
  return undo;
}

/** Reads what takes the next rows back, from the last row on. */
async function selectSteps(
  { keyring }: Pick<Kernel, 'keyring'>,
  tx: Tx,
  { companyCode, runId }: RunOf,
  before: number | null,
): Promise<{ readonly rowNumber: number; readonly step: StoredStep }[]> {
  const { rows } = await sql<{ rowNumber: number; step: Buffer }>`
    select row_number as "rowNumber", step from run_rows
    where company_code = ${companyCode} and run_id = ${runId} and step is not null
      and (${before}::integer is null or row_number < ${before}::integer)
    order by row_number desc limit ${portionSize}`.execute(tx);
  return rows.map(({ rowNumber, step }) => ({
    rowNumber,
    step: unseal(keyring, runRow(runId, rowNumber), step) as StoredStep,
  }));
}
