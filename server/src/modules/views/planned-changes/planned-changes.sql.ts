import type { PlanState } from '@madang/contract/ground/jobs/plans.ts';
import { plannedPerPage } from '@madang/contract/views/planned-changes/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { PlannedDetail } from './titles.ts';

export interface ListedPlan {
  readonly planId: string;
  readonly operation: string;
  readonly detail: PlannedDetail;
  /** The person that it changes, or the department; null for none. */
  readonly about: Target | null;
  /** People that it names besides. */
  readonly peopleIds: readonly string[];
  readonly dueOn: string;
  /** Sealed. */
  readonly note: Buffer | null;
  readonly state: PlanState;
  readonly plannerId: string;
  readonly mayPlannerAct: boolean;
  readonly plannedAt: Date;
  readonly endedAt: Date | null;
  readonly code: string | null;
  readonly refusalCode: string | null;
  /** Sealed. */
  readonly refusalParams: Buffer | null;
  /** Sealed: what a leave that waits is to do; null for all others. */
  readonly leaveInput: Buffer | null;
  readonly isLeaveEnd: boolean;
  /** The reader may make the change themselves, on all that it is about. */
  readonly mayMake: boolean;
}

interface Listing {
  readonly companyCode: string;
  readonly readerId: string;
  readonly mayMake: RawBuilder<boolean>;
}

interface PlanListing extends Listing {
  readonly mayMakeWhole: RawBuilder<boolean>;
  readonly mayPlannerMake: RawBuilder<boolean>;
}

export interface PlanFilter {
  readonly state: 'waiting' | 'ended';
  readonly from: string;
  readonly until: string;
  readonly personId: string;
  readonly departmentCode: string;
}

const stillToCome = sql<boolean>`p.state in ('waiting', 'running')`;

const isLeaveEnd = sql<boolean>`(not p.is_shown and p.operation = 'return-from-leave')`;
/** Those to come, with the ends of leaves; written as its index is. */
const isListed = sql<boolean>`((p.is_shown or p.operation = 'return-from-leave') and ${stillToCome})`;
const hasEnded = sql<boolean>`(p.is_shown and not ${stillToCome})`;

function seenOf({ companyCode, readerId, mayMake }: Listing): RawBuilder<boolean> {
  return sql<boolean>`p.company_code = ${companyCode} and (p.person_id = ${readerId}::uuid or ${mayMake})`;
}

const daysOf = ({ from, until }: Pick<PlanFilter, 'from' | 'until'>) =>
  sql<boolean>`(${from} = '' or p.due_on >= nullif(${from}, '')::date) and (${until} = '' or p.due_on <= nullif(${until}, '')::date)`;

function isAbout(kind: string, id: string): RawBuilder<boolean> {
  if (id === '') return sql<boolean>`true`;
  return sql<boolean>`exists (select from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id
    and t.kind = ${kind} and t.target_id = ${id})`;
}

function foundBy(listing: Listing, filter: PlanFilter): RawBuilder<boolean> {
  const state = filter.state === 'waiting' ? isListed : hasEnded;
  return sql<boolean>`${seenOf(listing)} and ${state} and ${daysOf(filter)}
    and ${isAbout('person', filter.personId)} and ${isAbout('department', filter.departmentCode)}`;
}

/** The thing that a plan `p` is about: the person first, who is moved into a department. */
export const aboutOf: RawBuilder<Target | null> = sql`(
  select json_build_object('kind', t.kind, 'id', t.target_id) from plan_targets t
  where t.company_code = p.company_code and t.plan_id = p.plan_id and t.is_asked and t.kind in ('person', 'department')
  order by t.kind desc, t.target_id limit 1)`;

/** Reads a page: those to come in the order in which they are carried out, those that ended the newest first. */
export async function selectPlans(
  tx: Tx,
  listing: PlanListing,
  filter: PlanFilter,
  page: number,
): Promise<ListedPlan[]> {
  const order = filter.state === 'waiting' ? sql`p.due_on, p.order_number` : sql`p.ended_at desc, p.order_number desc`;
  const { rows } = await sql<ListedPlan>`
    select p.plan_id as "planId", p.operation, coalesce(p.detail, '{}') as detail, p.due_on::text as "dueOn", p.note, p.state,
      ${aboutOf} as about,
      array(select t.target_id from plan_targets t where t.company_code = p.company_code and t.plan_id = p.plan_id
        and t.kind = 'person' and not t.is_asked order by t.target_id) as "peopleIds",
      p.person_id as "plannerId", ${listing.mayPlannerMake} as "mayPlannerAct", p.planned_at as "plannedAt",
      p.ended_at as "endedAt", p.code, p.refusal_code as "refusalCode", p.refusal_params as "refusalParams",
      case when p.operation = 'put-on-leave' and p.state = 'waiting' then p.input end as "leaveInput",
      ${isLeaveEnd} as "isLeaveEnd", ${listing.mayMake} and ${listing.mayMakeWhole} as "mayMake"
    from plans p where ${foundBy(listing, filter)}
    order by ${order} limit ${plannedPerPage} offset ${(page - 1) * plannedPerPage}`.execute(tx);
  return rows;
}

export async function countPlans(tx: Tx, listing: Listing, filter: PlanFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from plans p where ${foundBy(listing, filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A change that was announced to the person. */
export type AnnouncedPlan = Pick<ListedPlan, 'planId' | 'operation' | 'detail' | 'dueOn'>;

/** Reads the changes to come of one person that were made known to them, in the order in which they are carried out. */
export async function selectAnnounced(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  limit: number,
): Promise<AnnouncedPlan[]> {
  const { rows } = await sql<AnnouncedPlan>`
    select p.plan_id as "planId", p.operation, coalesce(p.detail, '{}') as detail, p.due_on::text as "dueOn" from plans p
    where p.company_code = ${companyCode} and p.is_shown and ${stillToCome} and p.due_on is not null
      and ${isAbout('person', personId)} and (p.operation in ('retire-person', 'put-on-leave')
        or p.operation = 'change-employee-place' and p.detail ? 'departmentCode')
    order by p.due_on, p.order_number limit ${limit}`.execute(tx);
  return rows;
}

/** Counts those to come on each day that has some. */
export async function countByDay(
  tx: Tx,
  listing: Listing,
  days: Pick<PlanFilter, 'from' | 'until'>,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select p.due_on::text as day, count(*)::integer as count from plans p
    where ${seenOf(listing)} and ${isListed} and ${daysOf(days)} group by p.due_on order by p.due_on`.execute(tx);
  return rows;
}

/** Counts what a person has planned for others to see, that is still to come and that the person may not make any more. */
export async function countOrphans(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  mayMake: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from plans p where p.company_code = ${companyCode}
      and p.person_id = ${personId}::uuid and p.is_shown and p.state = 'waiting' and not ${mayMake}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Holds the departments that a change names: a deletion of the same moment finds the change, or the change finds them gone. */
export async function holdDepartments(tx: Tx, companyCode: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await sql`select from departments where company_code = ${companyCode} and department_code = any (${codes}::text[])
    for key share`.execute(tx);
}
