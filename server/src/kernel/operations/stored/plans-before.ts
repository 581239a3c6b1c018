import { sql } from 'kysely';
import type { Keyring } from '../../crypto/keyring.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredStep, Target } from '../outcome.ts';
import { planRow, unseal } from './sealed.ts';

/** A day and a thing: what is planned for the thing until then is thought done. */
export interface PlansBefore {
  readonly day: string;
  readonly target: Target;
  /** Names of the changes that matter; others are not thought done. */
  readonly operations: readonly string[];
  /** Plans that are left out. */
  readonly without?: readonly string[];
}

export interface WaitingPlan {
  readonly planId: string;
  readonly personId: string;
  readonly step: StoredStep;
}

/** Order in which the changes of a day are carried out: what belongs to something else, as the end of a leave, comes first. */
export const orderOfPlans = sql`p.due_on, p.is_shown, p.order_number`;

/** Finds the next change that waits for a thing until a day, in the order in which they are carried out. */
export async function findPlanBefore(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  { day, target, operations, without = [] }: PlansBefore,
): Promise<WaitingPlan | undefined> {
  const { rows } = await sql<{ planId: string; personId: string; operation: string; input: Buffer }>`
    select p.plan_id as "planId", p.person_id as "personId", p.operation, p.input
    from plans p join plan_targets t on t.company_code = p.company_code and t.plan_id = p.plan_id
    where t.company_code = ${companyCode} and t.kind = ${target.kind} and t.target_id = ${target.id}
      and p.state = 'waiting' and p.due_on <= ${day}::date and p.operation = any (${[...operations]}::text[])
      and p.plan_id <> all (${[...without]}::uuid[])
    order by ${orderOfPlans} limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { planId, personId, operation: name, input } = row;
  return { planId, personId, step: { name, input: unseal(keyring, planRow(planId), input) as object } };
}

/** Reads the days on which changes wait that are planned for a thing as changes of their own, the nearest first. */
export async function plannedDaysOf(
  tx: Tx,
  companyCode: string,
  { target, limit }: { readonly target: Target; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ day: string }>`
    select p.due_on::text as day
    from plans p join plan_targets t on t.company_code = p.company_code and t.plan_id = p.plan_id
    where t.company_code = ${companyCode} and t.kind = ${target.kind} and t.target_id = ${target.id}
      and p.state = 'waiting' and p.is_shown
    order by ${orderOfPlans} limit ${limit}`.execute(tx);
  return rows.map(({ day }) => day);
}
