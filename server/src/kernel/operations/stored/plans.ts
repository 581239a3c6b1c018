import { sql } from 'kysely';
import { Refusal } from '@madang/contract/refuse.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import { failureKind, isTimeLimit } from '../../db/failures.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Kernel } from '../../kernel.ts';
import { perform, prepare, settingsOf, settling } from '../executor.ts';
import { parseInput } from '../input.ts';
import type { Origin } from '../principal.ts';
import { refusalJson } from './refusal-json.ts';
import { planRow, seal, unseal } from './sealed.ts';

// Plans of releases before planned days wait for a moment.

export const runPlanTask = 'run-plan';
export const watchPlanTask = 'watch-plan';
/** A worker that was killed holds its job for hours, so a plan that still waits after this gets another one. */
export const watchSeconds = 60;

interface PlanOf {
  readonly companyCode: string;
  readonly planId: string;
}

/** Runs a plan that is due; its change and its new state commit together. One that has ended, or is not due, stays. */
export async function runPlan(kernel: Kernel, of: PlanOf): Promise<void> {
  const { companyCode, planId } = of;
  const due = await inCompany(kernel.db, companyCode, (tx) => findDue(tx, of));
  if (!due) return;
  const operation = kernel.operations.storable(due.operation);
  const origin: Origin = {
    principal: { kind: 'person', companyCode, personId: due.personId },
    request: { id: planId, address: '' },
    via: `plan:${planId}`,
  };
  try {
    const input: unknown = parseInput(operation, unseal(kernel.keyring, planRow(planId), due.input));
    const prepared = await prepare(kernel, operation, origin, input);
    await settling(kernel, operation, prepared, () =>
      transaction(
        kernel.db,
        async (tx) => {
          // A second worker waits here, and finds nothing where the first one has committed.
          if (!(await endPlan(tx, of, 'done'))) throw new EndedElsewhere();
          const performed = await perform(tx, kernel, operation, origin, input, prepared);
          if ('refusal' in performed.outcome) throw performed.outcome.refusal;
          return performed;
        },
        settingsOf(operation, origin),
      ),
    );
  } catch (error) {
    if (error instanceof EndedElsewhere) return;
    const isFault = !(error instanceof Refusal) && failureKind(error) !== 'other';
    // A fault of the database may be gone at the next try of the job; one that stays is the plan's.
    if (isFault && (await countFault(kernel, of)) < planFaults) throw error;
    if (!(error instanceof Refusal)) {
      kernel.log.error(
        { operation: operation.name, failure: error instanceof Error ? error.name : 'unknown' },
        'a plan failed',
      );
    }
    const isRefused = error instanceof Refusal;
    const reason = isRefused
      ? refusalJson(error)
      : { code: isTimeLimit(error) ? 'MB783' : 'CO500', params: {}, fields: [] };
    const outcome = seal(kernel.keyring, planRow(planId), reason);
    await inCompany(kernel.db, companyCode, (tx) => endPlan(tx, of, isRefused ? 'refused' : 'failed', outcome));
  }
}

/** Another worker has run the plan. */
class EndedElsewhere extends Error {}

/** Gives a plan that still waits another job, until it has ended. Two jobs of one plan do no harm. */
export async function watchPlan({ db }: Pick<Kernel, 'db'>, of: PlanOf): Promise<void> {
  await inCompany(db, of.companyCode, async (tx) => {
    if (!(await findDue(tx, of))) return;
    await enqueueJob(tx, runPlanTask, of);
    await enqueueJob(tx, watchPlanTask, of, { seconds: watchSeconds });
  });
}

/** Faults of the database after which a plan is failed. */
const planFaults = 3;

async function countFault({ db }: Kernel, { companyCode, planId }: PlanOf): Promise<number> {
  return inCompany(db, companyCode, async (tx) => {
    const { rows } = await sql<{ tries: number }>`
      update plans set tries = tries + 1
      where company_code = ${companyCode} and plan_id = ${planId} and state = 'waiting' returning tries`.execute(tx);
    return rows[0]?.tries ?? 0;
  });
}

interface DuePlan {
  readonly operation: string;
  readonly input: Buffer;
  readonly personId: string;
}

async function findDue(tx: Tx, { companyCode, planId }: PlanOf): Promise<DuePlan | undefined> {
  const { rows } = await sql<DuePlan>`
    select operation, input, person_id as "personId" from plans
    where company_code = ${companyCode} and plan_id = ${planId} and state = 'waiting' and effective_at <= app_now()`.execute(
    tx,
  );
  return rows[0];
}

/** Ends a plan; returns true if it was still waiting. */
async function endPlan(
  tx: Tx,
  { companyCode, planId }: PlanOf,
  state: 'done' | 'refused' | 'failed',
  outcome: Buffer | null = null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update plans set state = ${state}, outcome = ${outcome}, input = null, ended_at = app_now()
    where company_code = ${companyCode} and plan_id = ${planId} and state = 'waiting'`.execute(tx);
  return numAffectedRows === 1n;
}
