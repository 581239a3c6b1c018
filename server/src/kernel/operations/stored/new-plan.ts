import { sql } from 'kysely';
import { newId } from '../../crypto/new-id.ts';
import type { Tx } from '../../db/database.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Kernel } from '../../kernel.ts';
import { parseStoredInput } from '../input.ts';
import type { Origin, Person } from '../principal.ts';
import { planRow, seal } from './sealed.ts';

export const runPlanTask = 'run-plan';
export const watchPlanTask = 'watch-plan';
/** A worker that was killed holds its job for hours, so a plan that still waits after this gets another one. */
export const watchSeconds = 60;

interface NewPlan {
  readonly name: string;
  readonly input: unknown;
  readonly effectiveAt: Date;
}

/**
 * Stores an operation for later, and returns the plan's id. Its form is checked now, its right and everything else when
 * it runs: the planner may have lost the right by then, and the rows may have changed.
 */
export async function plan(
  { operations, keyring }: Pick<Kernel, 'operations' | 'keyring'>,
  tx: Tx,
  { principal }: Origin & { readonly principal: Person },
  { name, input, effectiveAt }: NewPlan,
): Promise<string> {
  const parsed: unknown = parseStoredInput(operations.storable(name), input);
  const { companyCode, personId } = principal;
  const planId = newId();
  const { rows } = await sql<{ seconds: number }>`
    insert into plans (company_code, plan_id, operation, input, effective_at, person_id)
    values (${companyCode}, ${planId}, ${name}, ${seal(keyring, planRow(planId), parsed)}, ${effectiveAt}, ${personId})
    returning greatest(0, extract(epoch from effective_at - app_now()))::float8 as seconds`.execute(tx);
  const seconds = rows[0]?.seconds ?? 0;
  await enqueueJob(tx, runPlanTask, { companyCode, planId }, { seconds });
  await enqueueJob(tx, watchPlanTask, { companyCode, planId }, { seconds: seconds + watchSeconds });
  return planId;
}
