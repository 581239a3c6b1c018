import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../crypto/keyring.ts';
import type { Tx } from '../../db/database.ts';
import type { PlanRefusal } from '@madang/contract/ground/jobs/plans.ts';
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

/** Plans that wait for a thing. */
export interface PlansOf {
  readonly companyCode: string;
  readonly target: Target;
  /** Operation to which the acts are limited. */
  readonly operation?: string;
  /** Only those among the planned changes, or only those that something else shows. */
  readonly isShown?: boolean;
  /** Only those that change the thing, and not those that name it besides. */
  readonly isAsked?: boolean;
}

function waitsFor({ companyCode, target, operation, isShown, isAsked = false }: PlansOf): RawBuilder<boolean> {
  const of = [
    sql`p.company_code = ${companyCode} and p.state = 'waiting'`,
    ...(operation === undefined ? [] : [sql`p.operation = ${operation}`]),
    ...(isShown === undefined ? [] : [sql`p.is_shown = ${isShown}`]),
  ];
  return sql<boolean>`${sql.join(of, sql` and `)} and p.plan_id in (select t.plan_id from plan_targets t
    where t.company_code = ${companyCode} and t.kind = ${target.kind} and t.target_id = ${target.id}
      and (t.is_asked or not ${isAsked}))`;
}

/** A plan that was cancelled with others. */
export interface CancelledPlan {
  readonly plannerId: string;
  readonly dueOn: string;
  readonly isShown: boolean;
  /** Undefined where its key is gone. */
  readonly step: StoredStep | undefined;
}

/** Cancels all that waits for a thing, in the order of the days; answers it, for what it was to do is forgotten. */
export async function cancelPlans(tx: Tx, keyring: Keyring, plans: PlansOf): Promise<readonly CancelledPlan[]> {
  const { rows } = await sql<Omit<CancelledPlan, 'step'> & { planId: string; operation: string; input: Buffer }>`
    with found as (select p.plan_id, p.input from plans p where ${waitsFor(plans)} order by p.plan_id for update),
    cancelled as (
      update plans p set state = 'cancelled', input = null, ended_at = app_now() from found
      where p.company_code = ${plans.companyCode} and p.plan_id = found.plan_id
      returning p.plan_id as "planId", p.person_id as "plannerId", p.due_on::text as "dueOn", p.is_shown as "isShown",
        p.operation, found.input, p.order_number)
    select "planId", "plannerId", "dueOn", "isShown", operation, input from cancelled order by "dueOn", order_number`.execute(
    tx,
  );
  return rows.map(({ planId, operation: name, input, ...plan }) => ({
    ...plan,
    step: stepOf(keyring, { planId, name, input }),
  }));
}

function stepOf(keyring: Keyring, { planId, name, input }: { planId: string; name: string; input: Buffer }) {
  try {
    return { name, input: unseal(keyring, planRow(planId), input) as object };
  } catch {
    return undefined;
  }
}

/** Counts what waits for a thing. */
export async function countPlans(tx: Tx, plans: PlansOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from plans p where ${waitsFor(plans)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Lets changes of one thing be planned, or cancelled with it, one after the other: each is checked against those before. */
export async function holdPlansOf(tx: Tx, companyCode: string, { kind, id }: Target): Promise<void> {
  const key = `plans ${companyCode} ${kind} ${id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
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

/** Keeps with plans that wait what stands against them; null for nothing. */
export async function keepRefusals(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  refusals: ReadonlyMap<string, PlanRefusal | null>,
): Promise<void> {
  const sealed = [...refusals].map(([planId, refusal]) => ({
    planId,
    code: refusal?.code ?? null,
    params: refusal && seal(keyring, planRow(planId), refusal.params),
  }));
  await sql`
    update plans p set refusal_code = r.code, refusal_params = r.params
    from unnest(${sealed.map(({ planId }) => planId)}::uuid[], ${sealed.map(({ code }) => code)}::text[],
      ${sealed.map(({ params }) => params)}::bytea[]) r (plan_id, code, params)
    where p.company_code = ${companyCode} and p.plan_id = r.plan_id and p.state = 'waiting'`.execute(tx);
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
