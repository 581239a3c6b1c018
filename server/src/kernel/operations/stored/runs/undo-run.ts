import { randomUUID } from 'node:crypto';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Kernel } from '../../../kernel.ts';
import type { Origin, Person } from '../../principal.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { canBeTakenBack } from './left-to-undo.sql.ts';
import { addNamedRows, sealRun } from './open-run.ts';
import { shareSources } from './sources.sql.ts';
import { type RunOf, watchRowsTask, watchSeconds } from './runs.sql.ts';
import { planStepsOf, rowStepsOf } from './undo-steps.ts';

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
    select r.company_code, ${undo.runId}, r.operation, ${principal.personId}, ${request.id}, 'filling', r.run_id, r.kind,
      r.detail, 'undo'
    from row_runs r where r.company_code = ${companyCode} and r.run_id = ${runId} and ${canBeTakenBack}
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) throw refuse('UNDO_OVER');
  let isEmpty = true;
  for (const stepsOf of [planStepsOf, rowStepsOf]) {
    for await (const steps of stepsOf(kernel, tx, { companyCode, runId })) {
      await addNamedRows(kernel, tx, undo, steps);
      isEmpty = false;
    }
    // Rows of a run that planned changes know how to cancel them alone.
    if (!isEmpty) break;
  }
  if (isEmpty) throw refuse('UNDO_OVER');
  await sealRun(tx, undo);
  await enqueueJob(tx, watchRowsTask, undo, { seconds: watchSeconds });
  return undo;
}
