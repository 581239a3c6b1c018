import { sql } from 'kysely';
import { newId } from '../../kernel/crypto/new-id.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { enqueueJob } from '../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { parseStoredInput } from '../../kernel/operations/input.ts';
import type { Origin, Person } from '../../kernel/operations/principal.ts';
import { runPlanTask, watchPlanTask, watchSeconds } from '../../kernel/operations/stored/plans.ts';
import { planRow, seal } from '../../kernel/operations/stored/sealed.ts';

interface NewMomentPlan {
  readonly name: string;
  readonly input: unknown;
  readonly effectiveAt: Date;
}

/** Stores a change for a moment, as releases before planned days did, with the jobs that they enqueued; answers its id. */
export async function planOfEarlierRelease(
  { operations, keyring }: Pick<Kernel, 'operations' | 'keyring'>,
  tx: Tx,
  { principal }: Origin & { readonly principal: Person },
  { name, input, effectiveAt }: NewMomentPlan,
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
