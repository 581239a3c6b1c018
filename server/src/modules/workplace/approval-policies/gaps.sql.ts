import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { PolicyGap } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import { type RawBuilder, sql } from 'kysely';
import { inServiceIn } from '../../ground/employment-states/index.ts';
import { departmentPair } from './named.sql.ts';

const serving = (table: string) => sql`${sql.ref(`${table}.closed_at`)} is null and ${inServiceIn(table)}`;

/** Departments of the policy's scope that have people, or those right above them, without a head in service. */
function vacancies(companyCode: string, source: 'departmentHead' | 'headAbove'): RawBuilder<unknown> {
  const code = source === 'departmentHead' ? sql`d.department_code` : sql`d.upper_department_code`;
  return sql`
    select distinct ${code} as code from departments d
    where d.company_code = ${companyCode} and ${code} is not null
      and (policy.department_code is null or d.department_code in (
        select departments_within(array(select t.path collate "default" from departments t
          where t.company_code = ${companyCode} and t.department_code = policy.department_code))))
      and exists (select from people q where q.company_code = ${companyCode} and q.department_code = d.department_code
        and ${serving('q')})
      and not exists (select from department_heads h
        join people q on q.company_code = h.company_code and q.person_id = h.person_id
        where h.company_code = ${companyCode} and h.department_code = ${code} and ${serving('q')})`;
}

function vacantHeads(companyCode: string, source: 'departmentHead' | 'headAbove'): RawBuilder<unknown> {
  return sql`
    select 'headVacant' as kind, s.place as step, vacant.named, vacant.count
    from policy join steps s on s.step ->> 'source' = ${source}
    cross join lateral (
      select count(*)::integer as count, json_agg(${departmentPair(companyCode, sql`v.code`)} order by v.code)
        filter (where v.number <= ${approvalPolicyLimits.namedVacancies}) as named
      from (select code, row_number() over (order by code) as number from (${vacancies(companyCode, source)}) every) v) vacant
    where vacant.count > 0`;
}

function emptyJobs(companyCode: string, source: 'jobRank' | 'jobTitle'): RawBuilder<unknown> {
  const column = sql.ref(source === 'jobRank' ? 'q.job_rank_code' : 'q.job_title_code');
  return sql`
    select ${source === 'jobRank' ? 'nobodyOfRank' : 'nobodyOfTitle'} as kind, s.place as step, '[]'::json as named, 0 as count
    from steps s where s.step ->> 'source' = ${source} and not exists (
      select from people q where q.company_code = ${companyCode} and ${column} = s.step ->> 'jobCode' and ${serving('q')})`;
}

/** APR-02: parts of a policy's newest version that lead nowhere today, for any requester. */
export function gapsOf(companyCode: string, id: string): RawBuilder<PolicyGap> {
  const gone = (kind: 'departmentGone' | 'jobRankGone') => {
    const [table, key, column] =
      kind === 'departmentGone'
        ? (['departments', 'department_code', 'department_code'] as const)
        : (['job_ranks', 'code', 'job_rank_code'] as const);
    const code = sql.ref(`policy.${column}`);
    return sql`
      select ${kind} as kind, null::integer as step, '[]'::json as named, 0 as count from policy
      where ${code} is not null and not exists (
        select from ${sql.table(table)} t where t.company_code = ${companyCode} and t.${sql.ref(key)} = ${code})`;
  };
  return sql<PolicyGap>`
    with policy as materialized (
      select v.* from approval_policies a
      join approval_policy_versions v on v.company_code = a.company_code and v.approval_policy_id = a.approval_policy_id
        and v.version = a.version
      where a.company_code = ${companyCode} and a.approval_policy_id = ${id}::uuid),
    steps as materialized (
      select s.place::integer as place, s.step
      from policy cross join lateral jsonb_array_elements(policy.steps) with ordinality s (step, place)),
    gaps as (
      ${gone('departmentGone')} union all ${gone('jobRankGone')}
      union all ${emptyJobs(companyCode, 'jobRank')} union all ${emptyJobs(companyCode, 'jobTitle')}
      union all ${vacantHeads(companyCode, 'departmentHead')} union all ${vacantHeads(companyCode, 'headAbove')}
      union all
      select 'personLeft', s.place, json_agg(json_build_object('name', q.full_name, 'englishName', q.english_name)),
        count(*)::integer
      from steps s cross join lateral jsonb_array_elements_text(s.step -> 'personIds') named (id)
      join people q on q.company_code = ${companyCode} and q.person_id = named.id::uuid and not (${serving('q')})
      where s.step ->> 'source' = 'person' group by s.place)
    select kind, step, named, count from gaps order by step nulls first, kind`;
}
