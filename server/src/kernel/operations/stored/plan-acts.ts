import { sql } from 'kysely';
import type { Keyring } from '../../crypto/keyring.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredStep, Target } from '../outcome.ts';
import { beginningOf, todayIn } from '../../rows/company-day.sql.ts';
import { enqueueDue, isPlannable } from './new-plan.ts';
import { planRow, seal, unseal } from './sealed.ts';

interface PlanKey {
  readonly companyCode: string;
  readonly planId: string;
}

/** A change that was planned for a day as one of its own. */
export interface FoundPlan {
  readonly operation: string;
  readonly personId: string;
  readonly dueOn: string;
  /** Things whose right is asked. */
  readonly targets: readonly Target[];
}

/** Finds a planned change, whatever its state; undefined for none, and for one that something else shows. */
export async function findPlan(tx: Tx, { companyCode, planId }: PlanKey): Promise<FoundPlan | undefined> {
  const { rows } = await sql<FoundPlan>`
    select p.operation, p.person_id as "personId", p.due_on::text as "dueOn",
      coalesce((select json_agg(json_build_object('kind', t.kind, 'id', t.target_id) order by t.kind desc, t.target_id)
        from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id and t.is_asked), '[]') as targets
    from plans p where p.company_code = ${companyCode} and p.plan_id = ${planId}::uuid and p.is_shown`.execute(tx);
  return rows[0];
}

// Each act is one statement on a plan that waits: one that a run has taken is left as it is.

/** Cancels it, and forgets what it was to do; false where it does not wait any more. */
export async function cancelPlan(tx: Tx, { companyCode, planId }: PlanKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update plans set state = 'cancelled', input = null, ended_at = app_now()
    where company_code = ${companyCode} and plan_id = ${planId}::uuid and state = 'waiting' and is_shown`.execute(tx);
  return numAffectedRows === 1n;
}

/** Cancels what something else had planned, which shows it itself; `isShown`: among the planned changes. */
export async function cancelPlansBehind(
  tx: Tx,
  companyCode: string,
  {
    operation,
    target,
    isShown = false,
  }: { readonly operation: string; readonly target: Target; readonly isShown?: boolean },
): Promise<void> {
  await sql`
    update plans p set state = 'cancelled', input = null, ended_at = app_now()
    where p.company_code = ${companyCode} and p.state = 'waiting' and p.is_shown = ${isShown} and p.operation = ${operation}
      and p.plan_id in (select t.plan_id from plan_targets t
        where t.company_code = ${companyCode} and t.kind = ${target.kind} and t.target_id = ${target.id})`.execute(tx);
}

/** Cancels every change that waits for a thing which is gone. */
export async function cancelPlansOf(tx: Tx, companyCode: string, { kind, id }: Target): Promise<void> {
  await sql`
    update plans p set state = 'cancelled', input = null, ended_at = app_now()
    where p.company_code = ${companyCode} and p.state = 'waiting'
      and p.plan_id in (select t.plan_id from plan_targets t
        where t.company_code = ${companyCode} and t.kind = ${kind} and t.target_id = ${id} and t.is_asked)`.execute(tx);
}

/** Gives it another day and note; answers what stands against it. */
export async function movePlan(
  tx: Tx,
  keyring: Keyring,
  { companyCode, planId }: PlanKey,
  { dueOn, note }: { readonly dueOn: string; readonly note: string },
): Promise<'moved' | 'wrongDay' | 'ended'> {
  const { rows } = await sql<{ isWrongDay: boolean; seconds: number | null }>`
    with company as (
      select time_zone, ${todayIn(sql`time_zone`)} as today from companies where company_code = ${companyCode}),
    moved as (
      update plans p set due_on = ${dueOn}::date, note = ${seal(keyring, planRow(planId), note)}, changed_at = app_now()
      from company where p.company_code = ${companyCode} and p.plan_id = ${planId}::uuid and p.state = 'waiting' and p.is_shown
        and ${isPlannable(sql`${dueOn}::date`, sql`today`)} returning p.due_on)
    select not ${isPlannable(sql`${dueOn}::date`, sql`today`)} as "isWrongDay",
      (select greatest(0, extract(epoch from ${beginningOf(sql`due_on`, sql`time_zone`)} - app_now()))::float8 from moved) as seconds
    from company`.execute(tx);
  const [row] = rows;
  if (row?.isWrongDay) return 'wrongDay';
  if (!row || row.seconds === null) return 'ended';
  await enqueueDue(tx, companyCode, dueOn, row.seconds);
  return 'moved';
}

/** Has it carried out in another person's name; false where it does not wait any more. */
export async function takePlanOver(tx: Tx, { companyCode, planId }: PlanKey, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update plans set person_id = ${personId}::uuid, changed_at = app_now()
    where company_code = ${companyCode} and plan_id = ${planId}::uuid and state = 'waiting' and is_shown`.execute(tx);
  return numAffectedRows === 1n;
}

/** Reads what it is to do; undefined where it does not wait any more. */
export async function readPlannedStep(
  tx: Tx,
  keyring: Keyring,
  { companyCode, planId }: PlanKey,
): Promise<StoredStep | undefined> {
  const { rows } = await sql<{ operation: string; input: Buffer }>`
    select operation, input from plans
    where company_code = ${companyCode} and plan_id = ${planId}::uuid and state = 'waiting' and is_shown`.execute(tx);
  const [row] = rows;
  return row && { name: row.operation, input: unseal(keyring, planRow(planId), row.input) as object };
}
