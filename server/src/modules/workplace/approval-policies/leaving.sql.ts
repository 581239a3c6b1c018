import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

export interface LeftPolicy {
  readonly name: string;
  readonly englishName: string;
}

// Heads are handed over, to no one perhaps, before the service ends: those of this transaction count as the person's still.
/** Policies of which a step leads nowhere, or to fewer people, once a person is gone: named, last of a rank or title, only head. */
export async function selectLeftPolicies(tx: Tx, { companyCode, personId }: PersonKey): Promise<LeftPolicy[]> {
  const others = sql`q.company_code = ${companyCode} and q.person_id <> ${personId}::uuid and q.closed_at is null
    and ${inServiceIn('q')}`;
  const { rows } = await sql<LeftPolicy>`
    with person as materialized (
      select case when p.job_rank_code is null or exists (select from people q where ${others}
          and q.job_rank_code = p.job_rank_code) then null else p.job_rank_code end as rank,
        case when p.job_title_code is null or exists (select from people q where ${others}
          and q.job_title_code = p.job_title_code) then null else p.job_title_code end as title
      from people p where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid),
    headed as materialized (
      select d.path from (
        select department_code from department_heads where company_code = ${companyCode} and person_id = ${personId}::uuid
        union
        select changes -> 'department_head' ->> 0 from person_changes where company_code = ${companyCode}
          and person_id = ${personId}::uuid and changed_at = transaction_moment() and changes ? 'department_head') h
      join departments d on d.company_code = ${companyCode} and d.department_code = h.department_code
      where not exists (
        select from department_heads o join people q on q.company_code = o.company_code and q.person_id = o.person_id
        where o.company_code = ${companyCode} and o.department_code = h.department_code and ${others}))
    select a.name, a.english_name as "englishName" from approval_policies a
    join approval_policy_versions v on v.company_code = a.company_code and v.approval_policy_id = a.approval_policy_id
      and v.version = a.version
    cross join person
    where a.company_code = ${companyCode} and v.is_active and exists (
      select from jsonb_array_elements(v.steps) s (step)
      where case s.step ->> 'source'
        when 'person' then s.step -> 'personIds' ? ${personId}
        when 'jobRank' then s.step ->> 'jobCode' = person.rank
        when 'jobTitle' then s.step ->> 'jobCode' = person.title
        else exists (select from headed) and (v.department_code is null or exists (
          select from headed join departments d on d.company_code = ${companyCode} and d.department_code = v.department_code
          where starts_with(headed.path, d.path) or starts_with(d.path, headed.path))) end)
    order by a.sort_order, a.approval_policy_id`.execute(tx);
  return rows;
}
