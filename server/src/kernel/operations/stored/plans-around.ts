import type { Refusal } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Keyring } from '../../crypto/keyring.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredStep, Target } from '../outcome.ts';
import { planRow, unseal } from './sealed.ts';

/** Things, and what waits for them. */
export interface PlansAmong {
  readonly targets: readonly Target[];
  /** Names of the changes that matter; others are left as they are. */
  readonly operations: readonly string[];
  /** Plans that are left out. */
  readonly without?: readonly string[];
}

/** A day besides: what is planned for one of the things until then is thought done, and what comes later is tried. */
export interface PlansAround extends PlansAmong {
  readonly day: string;
}

export interface WaitingPlan {
  readonly planId: string;
  readonly personId: string;
  readonly dueOn: string;
  /** A change of its own; others belong to something that shows them. */
  readonly isShown: boolean;
  /** Code that stood against it when it was last tried. */
  readonly refusalCode: string | null;
  readonly step: StoredStep;
}

/** A change that waits, and what refused it after those before it were thought done. */
export interface TriedPlan extends WaitingPlan {
  readonly refusal: Refusal | undefined;
}

/** Order in which the changes of a day are carried out: what belongs to something else, as the end of a leave, comes first. */
export const orderOfPlans = sql`p.due_on, p.is_shown, p.order_number`;

/** Stretch of the changes that wait: until a day, after it, or all. */
export type Stretch = { readonly until: string } | { readonly after: string } | 'all';

const isIn = (stretch: Stretch) => {
  if (stretch === 'all') return sql<boolean>`true`;
  return 'until' in stretch ? sql`p.due_on <= ${stretch.until}::date` : sql`p.due_on > ${stretch.after}::date`;
};

/** Finds the next change that waits for the things, in the order in which they are carried out. */
export async function findPlanAround(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  { targets, operations, without = [] }: PlansAmong,
  stretch: Stretch,
): Promise<WaitingPlan | undefined> {
  const { rows } = await sql<Omit<WaitingPlan, 'step'> & { readonly operation: string; readonly input: Buffer }>`
    select p.plan_id as "planId", p.person_id as "personId", p.due_on::text as "dueOn", p.is_shown as "isShown",
      p.refusal_code as "refusalCode", p.operation, p.input
    from plans p
    where p.company_code = ${companyCode} and p.state = 'waiting' and p.operation = any (${[...operations]}::text[])
      and ${isIn(stretch)}
      and p.plan_id <> all (${[...without]}::uuid[])
      and p.plan_id in (select t.plan_id from plan_targets t
        join unnest(${targets.map(({ kind }) => kind)}::text[], ${targets.map(({ id }) => id)}::text[]) one (kind, id)
          on one.kind = t.kind and one.id = t.target_id
        where t.company_code = ${companyCode})
    order by ${orderOfPlans} limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { operation: name, input, ...plan } = row;
  return { ...plan, step: { name, input: unseal(keyring, planRow(plan.planId), input) as object } };
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
