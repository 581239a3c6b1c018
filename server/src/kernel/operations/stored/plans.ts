import { sql } from 'kysely';
import { Refusal } from '@madang/contract/refuse.ts';
import { newId } from '../../crypto/new-id.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import { failureKind } from '../../db/failures.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Kernel } from '../../kernel.ts';
import { perform, prepare, settingsOf, settling } from '../executor.ts';
import { parseInput, parseStoredInput } from '../input.ts';
import type { Origin, Person } from '../principal.ts';
import { refusalJson } from './refusal-json.ts';
import { planRow, seal, unseal } from './sealed.ts';

export const runPlanTask = 'run-plan';
export const watchPlanTask = 'watch-plan';
/** A worker that was killed holds its job for hours, so a plan that still waits after this gets another one. */
const watchSeconds = 60;

interface PlanOf {
  readonly companyCode: string;
  readonly planId: string;
}

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
    if (!(error instanceof Refusal) && failureKind(error) !== 'other') throw error;
    if (!(error instanceof Refusal)) {
      kernel.log.error(
        { operation: operation.name, failure: error instanceof Error ? error.name : 'unknown' },
        'a plan failed',
      );
    }
    const isRefused = error instanceof Refusal;
    const outcome = isRefused ? seal(kernel.keyring, planRow(planId), refusalJson(error)) : null;
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

/** Whether it still waited. */
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
