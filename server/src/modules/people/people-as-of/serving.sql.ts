import { type RawBuilder, sql } from 'kysely';
import { type AsOf, laterChanges, laterOfAll, plannedRows, statusThen } from './later-changes.sql.ts';

/** Selects the people in service then and the department of each; `among`: only people of this query. */
export function servingAsOf(asOf: AsOf, among?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { companyCode, moment } = asOf;
  const status = statusThen(asOf, sql`coalesce(status.was, p.employment_status)`);
  // Materialized: few rows, which no plan is to look for once for each person.
  return sql`
    with status as materialized ${laterOfAll(asOf, 'employment_status')},
    applied as materialized ${laterOfAll(asOf, 'applied_at')}
    select p.person_id,
      coalesce(pl.department_code, department.was, p.department_code) as department_code
    from people p
    left join ${laterOfAll(asOf, 'department_code')} department on department.person_id = p.person_id
    left join status on status.person_id = p.person_id
    left join applied on applied.person_id = p.person_id
    left join ${plannedRows(asOf)} pl on pl.person_id = p.person_id
    where p.company_code = ${companyCode} and p.closed_at is null and p.created_at <= ${moment}
      and case when applied.person_id is null then p.applied_at else applied.was::timestamptz end <= ${moment}
      and ${status} <> 'R' ${among ? sql`and p.person_id in (${among})` : sql``}`;
}

/** Selects the concurrent posts then, of everyone; `postsOf`: of one person. */
export function postsAsOf(
  { companyCode, moment }: Pick<AsOf, 'companyCode' | 'moment'>,
  personId?: string,
): RawBuilder<unknown> {
  const ofPerson = personId === undefined ? sql`` : sql`and person_id = ${personId}::uuid`;
  const later = sql`(
    select distinct on (c.person_id, code) c.person_id, code, c.changes -> 'concurrent_post' ->> 0 is not null as was_held,
      c.changes -> 'concurrent_title' ->> 0 as job_title_code
    from (select * from (${laterChanges({ companyCode, moment }, 'concurrent_post')}) every where true ${ofPerson}) c
    cross join lateral (
      select coalesce(c.changes -> 'concurrent_post' ->> 0, c.changes -> 'concurrent_post' ->> 1) as code) of_department
    order by c.person_id, code, c.change_number)`;
  return sql`
    select h.person_id, h.department_code, h.job_title_code
    from (select * from concurrent_posts where company_code = ${companyCode} and created_at <= ${moment} ${ofPerson}) h
    left join ${later} l on l.person_id = h.person_id and l.code = h.department_code where l.code is null
    union all select l.person_id, l.code, l.job_title_code from ${later} l where l.was_held`;
}

export interface SharedAsOf {
  readonly personId: string;
  readonly departmentCodes: readonly string[];
}

/** Selects the people in service with a concurrent post then, each with every department that counts them. */
export function sharedAsOf(asOf: AsOf): RawBuilder<SharedAsOf> {
  return sql<SharedAsOf>`
    with posts as materialized (${postsAsOf(asOf)})
    select s.person_id as "personId", array_agg(posts.department_code) || s.department_code as "departmentCodes"
    from (${servingAsOf(asOf, sql`select person_id from posts`)}) s
    join posts on posts.person_id = s.person_id and posts.department_code <> s.department_code
    group by s.person_id, s.department_code`;
}

export interface CountAsOf {
  readonly departmentCode: string;
  readonly peopleCount: number;
}

/** Counts the people in service of each department then, those with a concurrent post in it included. */
export function countsAsOf(asOf: AsOf): RawBuilder<CountAsOf> {
  return sql<CountAsOf>`
    with serving as materialized (${servingAsOf(asOf)})
    select department_code as "departmentCode", sum(people)::integer as "peopleCount" from (
      select department_code, count(*) as people from serving group by department_code
      union all
      select posts.department_code, count(*) from (${postsAsOf(asOf)}) posts
      join serving on serving.person_id = posts.person_id and serving.department_code <> posts.department_code
      group by posts.department_code) counted
    group by department_code`;
}
