import type { ApprovalTrial } from '@madang/contract/workplace/approval-policies/routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { inServiceIn, onLeaveIn } from '../../../ground/employment-states/index.ts';
import { shownJobRankOf } from '../../../organisation/job-ranks/index.ts';
import { maxApproversOf } from '../../approvals/index.ts';
import { todayOf } from '../approval-policies.sql.ts';
import { inForceOf } from '../lists.sql.ts';
import { departmentPair, jobPair } from '../named.sql.ts';
import type { RouteFacts } from './facts.ts';

/** Facts of the requester beside those of the route. */
export interface AskedFacts extends RouteFacts {
  /** Null where no policy of the company applies. */
  readonly policy: {
    readonly approvalPolicyId: string | null;
    readonly version: number | null;
    readonly approvalPolicyName: string;
    readonly englishApprovalPolicyName: string;
  } | null;
  /** The requester's department and all above it, by their codes. */
  readonly departmentCodes: readonly string[];
  readonly jobRankCode: string | null;
}

const serving = (table: string) => sql`${sql.ref(`${table}.closed_at`)} is null and ${inServiceIn(table)}`;

/** A person `q` as an approver. */
const approverOf = (companyCode: string) => sql`json_build_object('personId', q.person_id, 'fullName', q.full_name,
  'englishName', q.english_name, 'department', ${departmentPair(companyCode, sql`q.department_code`)},
  'jobRank', ${shownJobRankOf(companyCode, sql`q.job_rank_code`)}, 'isOnLeave', ${onLeaveIn('q')})`;

/** The one policy that a trial is about: a draft, or the first of the company whose conditions are met. */
function policyFor(companyCode: string, { draft, documentKind, amount }: ApprovalTrial): RawBuilder<unknown> {
  if (draft) {
    return sql`select null::uuid as id, null::integer as version, ${draft.approvalPolicyName}::text as name,
      ${draft.englishApprovalPolicyName}::text as english_name, ${JSON.stringify(draft.approvalSteps)}::jsonb as steps`;
  }
  const given = sql`${amount}::bigint`;
  return sql`
    select a.approval_policy_id as id, v.version, v.name, v.english_name, v.steps
    from asker cross join (select ${todayOf(companyCode)} as today offset 0) day
    cross join approval_policies a cross join ${inForceOf(companyCode, sql`day.today`)} v
    where a.company_code = ${companyCode} and v.is_active
      and (v.department_code is null or v.department_code in (select department_code from up))
      and (v.job_rank_code is null or v.job_rank_code = asker.job_rank_code)
      and (v.document_kind is null or v.document_kind = ${documentKind})
      and (v.amount_from is null or ${given} >= v.amount_from) and (v.amount_to is null or ${given} <= v.amount_to)
    order by a.sort_order, a.approval_policy_id limit 1`;
}

/** People of a rank or title, for each step that looks for one: the nearest department on the way up, else the company. */
function foundByJob(companyCode: string, source: 'jobRank' | 'jobTitle'): RawBuilder<unknown> {
  const [table, column] =
    source === 'jobRank' ? (['job_ranks', 'job_rank_code'] as const) : (['job_titles', 'job_title_code'] as const);
  const some = (place: RawBuilder<unknown>) => sql`
    select json_agg(${approverOf(companyCode)} order by q.full_name, q.person_id) as people from (
      select q.* from people q cross join asker
      where q.company_code = ${companyCode} and q.${sql.ref(column)} = s.step ->> 'jobCode' and ${serving('q')}
        and q.person_id <> asker.person_id and ${place} limit (select most + 1 from limits)) q`;
  return sql`
    select s.place, ${jobPair(companyCode, table, sql`s.step ->> 'jobCode'`)} as job, near.department,
      coalesce(near.people, anywhere.people, '[]') as people
    from steps s
    left join lateral (
      select ${departmentPair(companyCode, sql`u.department_code`)} as department, found.people
      from up u cross join lateral (${some(sql`q.department_code = u.department_code`)}) found
      where found.people is not null order by u.level limit 1) near on true
    left join lateral (select * from (${some(sql`true`)}) every where near.people is null) anywhere on true
    where s.step ->> 'source' = ${source}`;
}

function foundByName(companyCode: string): RawBuilder<unknown> {
  return sql`
    select s.place, null::json as job, null::json as department, coalesce((
      select json_agg(${approverOf(companyCode)} order by named.place)
      from jsonb_array_elements_text(s.step -> 'personIds') with ordinality named (id, place)
      join people q on q.company_code = ${companyCode} and q.person_id = named.id::uuid and ${serving('q')}), '[]') as people
    from steps s where s.step ->> 'source' = 'person'`;
}

/** All that the route of an example depends on, in one statement; no row where the company has no such person in service. */
export function factsOf(companyCode: string, trial: ApprovalTrial): RawBuilder<AskedFacts> {
  const stepUp = (code: RawBuilder<unknown>) => sql`lateral (
    select d.department_code, d.upper_department_code from departments d
    where d.company_code = ${companyCode} and d.department_code = ${code} limit 1) d`;
  return sql<AskedFacts>`
    with recursive asker as materialized (
      select p.person_id, p.department_code, p.job_rank_code from people p
      where p.company_code = ${companyCode} and p.person_id = ${trial.personId}::uuid and ${serving('p')}),
    up as (
      select d.department_code, d.upper_department_code, 0 as level from asker cross join ${stepUp(sql`asker.department_code`)}
      union all
      select d.department_code, d.upper_department_code, up.level + 1 from up cross join ${stepUp(sql`up.upper_department_code`)}),
    limits as materialized (select ${maxApproversOf(companyCode)} as most),
    policy as materialized (${policyFor(companyCode, trial)}),
    steps as materialized (
      select (s.place - 1)::integer as place, s.step
      from policy cross join lateral jsonb_array_elements(policy.steps) with ordinality s (step, place)),
    found as (${foundByName(companyCode)} union all ${foundByJob(companyCode, 'jobRank')}
      union all ${foundByJob(companyCode, 'jobTitle')})
    select asker.person_id as "askerId", asker.job_rank_code as "jobRankCode", (select most from limits) as "maxApprovers",
      (select array_agg(department_code order by level) from up) as "departmentCodes", (
        select json_build_object('approvalPolicyId', id, 'version', version, 'approvalPolicyName', name,
          'englishApprovalPolicyName', english_name) from policy) as policy,
      coalesce((select steps from policy), '[]') as steps,
      coalesce((select json_agg(json_build_object('place', place, 'job', job, 'department', department, 'people', people))
        from found), '[]') as found, (
        select json_agg(json_build_object('department', ${departmentPair(companyCode, sql`up.department_code`)}, 'heads', coalesce((
          select json_agg(${approverOf(companyCode)} order by h.place) from department_heads h
          join people q on q.company_code = h.company_code and q.person_id = h.person_id
          where h.company_code = ${companyCode} and h.department_code = up.department_code and ${serving('q')}), '[]'))
          order by up.level) from up) as levels
    from asker`;
}
