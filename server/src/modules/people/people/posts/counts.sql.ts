import { sql, type RawBuilder } from 'kysely';
import { countedInService } from '../../../ground/employment-states/index.ts';
import { isInService } from '../search/selection.sql.ts';

export interface DepartmentCount {
  readonly departmentCode: string;
  /** People in service who belong to it or have a concurrent post in it. */
  readonly peopleCount: number;
  /** Number of people in the branch counted twice when the numbers below it are added up. */
  readonly countedTwice: number;
  /** Guests among them. */
  readonly guestsCount: number;
}

/**
 * People in service of each department. A person in several counts in each; a common ancestor corrects for neighbours
 * on the path.
 */
export function countsByDepartment(companyCode: string): RawBuilder<DepartmentCount> {
  return sql<DepartmentCount>`
    with own as (
      select department_code, sum(people)::integer as people, coalesce(sum(people) filter (where is_guest), 0)::integer as guests
      from people_counts where company_code = ${companyCode} and ${countedInService}
      group by department_code having sum(people) <> 0),
    ${postsInService(companyCode)}, twice as (${twiceCounted(companyCode)})
    select department_code as "departmentCode", sum(people)::integer as "peopleCount", sum(twice)::integer as "countedTwice",
      sum(guests)::integer as "guestsCount"
    from (
      select department_code, people, 0 as twice, guests from own
      union all select department_code, 1, 0, 0 from posts
      union all select department_code, 0, times, 0 from twice) counted
    group by department_code`;
}

/** The concurrent posts of people in service, as a part of a statement. */
export function postsInService(companyCode: string): RawBuilder<unknown> {
  return sql`posts as materialized (
    select c.person_id, c.department_code, p.department_code as own_department_code from concurrent_posts c
    join people p on p.company_code = ${companyCode} and p.person_id = c.person_id and p.closed_at is null and ${isInService}
    where c.company_code = ${companyCode})`;
}

/** Returns a query for how many of `posts` each department counts once too often when the numbers below it are added up. */
export function twiceCounted(companyCode: string): RawBuilder<unknown> {
  return sql`
    select way[shared] as department_code, count(*)::integer as times
    from (
      select string_to_array(path, '/') as way, string_to_array(lag(path) over (partition by person_id order by path), '/') as before
      from (
        select held.person_id, d.path
        from (select person_id, department_code from posts union select person_id, own_department_code from posts) held
        cross join lateral (
          select rtrim(d.path, '/') collate "C" as path from departments d
          where d.company_code = ${companyCode} and d.department_code = held.department_code limit 1) d) ways) neighbours
    cross join lateral (
      select max(step) as shared from generate_subscripts(way, 1) step where way[1:step] = before[1:step]) deepest
    where before is not null group by 1`;
}
