import { type RawBuilder, sql } from 'kysely';
import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { ApprovalPolicyRow, readApprovalPolicy } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';
import { namesOf } from '../../people/person-names/index.ts';
import { todayOf } from './approval-policies.sql.ts';
import { departmentThing, jobThing } from './named.sql.ts';

type ReadPolicy = AnswerOf<typeof readApprovalPolicy>;

/** Columns of a version `v`, as an answer has them. */
const versionOf = (companyCode: string) => sql`
  v.version, v.name as "approvalPolicyName", v.english_name as "englishApprovalPolicyName",
  ${departmentThing(companyCode, sql`v.department_code`)} as "coveredDepartment",
  ${jobThing(companyCode, 'job_ranks', sql`v.job_rank_code`)} as "coveredJobRank", v.document_kind as "documentKind",
  v.amount_from::float8 as "amountFrom", v.amount_to::float8 as "amountTo", v.is_active as "isPolicyActive",
  v.active_from::text as "activeFrom"`;

/** The version of a policy `a` that is in force on a day, as a lateral part of a statement. */
export function inForceOf(companyCode: string, day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (
    select * from approval_policy_versions v where v.company_code = ${companyCode}
      and v.approval_policy_id = a.approval_policy_id and v.active_from <= ${day}
    order by v.version desc limit 1)`;
}

/** The newest version of every policy, in the company's order. */
export function approvalPoliciesOf(companyCode: string): RawBuilder<ApprovalPolicyRow> {
  return sql<ApprovalPolicyRow>`
    with day as materialized (select ${todayOf(companyCode)} as today)
    select a.approval_policy_id as "approvalPolicyId", ${versionOf(companyCode)},
      (select json_agg(step ->> 'source' order by place)
        from jsonb_array_elements(v.steps) with ordinality s (step, place)) as sources,
      coalesce(f.is_active, false) as "isInForce", v.active_from > day.today as "isPlanned"
    from day cross join approval_policies a
    join approval_policy_versions v on v.company_code = a.company_code and v.approval_policy_id = a.approval_policy_id
      and v.version = a.version
    left join ${inForceOf(companyCode, sql`day.today`)} f on true
    where a.company_code = ${companyCode} order by a.sort_order, a.approval_policy_id`;
}

/** Asks if the company has a policy, as a part of another module's statement. */
export function hasPolicies(companyCode: string): RawBuilder<{ readonly hasPolicies: boolean }> {
  return sql`select exists (select from approval_policies where company_code = ${companyCode}) as "hasPolicies"`;
}

type WithoutGaps = Omit<ReadPolicy, 'gaps' | 'versions' | 'can'>;

/** The newest version of a policy; no row where the company has none of this ID. */
export function approvalPolicyOf(companyCode: string, id: string): RawBuilder<WithoutGaps> {
  const people = sql`(
    select coalesce(json_agg(json_build_object('personId', p.person_id, 'fullName', p.full_name, 'englishName', p.english_name,
      'loginId', p.login_id, 'isGone', p.closed_at is not null or not (${inServiceIn('p')})) order by named.place), '[]')
    from jsonb_array_elements_text(s.step -> 'personIds') with ordinality named (id, place)
    join people p on p.company_code = ${companyCode} and p.person_id = named.id::uuid)`;
  const code = sql`nullif(s.step ->> 'jobCode', '')`;
  const job = sql`case s.step ->> 'source' when 'jobRank' then ${jobThing(companyCode, 'job_ranks', code)}
    when 'jobTitle' then ${jobThing(companyCode, 'job_titles', code)} end`;
  return sql<WithoutGaps>`
    select a.approval_policy_id as "approvalPolicyId", ${versionOf(companyCode)}, (
      select json_agg(json_build_object('source', s.step ->> 'source', 'rule', s.step ->> 'rule', 'people', ${people},
        'job', ${job}) order by s.place)
      from jsonb_array_elements(v.steps) with ordinality s (step, place)) as "approvalSteps"
    from approval_policies a
    join approval_policy_versions v on v.company_code = a.company_code and v.approval_policy_id = a.approval_policy_id
      and v.version = a.version
    where a.company_code = ${companyCode} and a.approval_policy_id = ${id}::uuid`;
}

/** The newest versions of a policy, with who wrote them. */
export function versionsOf(companyCode: string, id: string): RawBuilder<ReadPolicy['versions'][number]> {
  return sql<ReadPolicy['versions'][number]>`
    select v.version, v.active_from::text as "activeFrom", v.is_active as "isPolicyActive",
      ${momentText(sql`v.changed_at`)} as "changedAt", ${namesOf(companyCode, sql`v.changed_by`)} as "changedBy"
    from approval_policy_versions v where v.company_code = ${companyCode} and v.approval_policy_id = ${id}::uuid
    order by v.version desc limit ${approvalPolicyLimits.shownVersions}`;
}
