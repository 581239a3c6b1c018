import { type RawBuilder, sql } from 'kysely';
import {
  type AsOf,
  firstMove,
  laterChanges,
  laterOfPerson,
  plannedIds,
  plannedOfPerson,
  statusThen,
  valueThen,
} from './later-changes.sql.ts';

/** People with a later change of their state, as a part of a statement: few, so that all others are told from their rows. */
function changedStates({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`changed_states as materialized (
    select person_id from (${laterChanges({ companyCode, moment }, 'employment_status')}) of_status
    union select person_id from (${laterChanges({ companyCode, moment }, 'applied_at')}) of_beginning)`;
}

/** Selects who of a query was in service then, and the department of each, beside `changedStates`. */
function servingAmong(asOf: AsOf, among: RawBuilder<unknown>): RawBuilder<unknown> {
  const { companyCode, moment } = asOf;
  // Row by row by its key: no plan can join all people with all changes.
  return sql`
    select p.person_id,
      coalesce(pl.department_code, (${firstMove(asOf)}), p.department_code) as department_code
    from (select distinct person_id from (${among}) several) asked
    cross join lateral (
      select p.person_id, p.department_code, p.applied_at, p.employment_status, p.retires_at from people p
      where p.company_code = ${companyCode} and p.person_id = asked.person_id and p.closed_at is null
        and p.created_at <= ${moment} limit 1) p
    cross join ${plannedOfPerson(asOf)}
    cross join ${laterOfPerson(asOf, sql`p.person_id in (select person_id from changed_states)`)}
    where ${valueThen('applied_at')}::timestamptz <= ${moment}
      and ${statusThen(asOf, valueThen('employment_status'))} <> 'R'`;
}

/** Selects who of a query was in service then, and the department of each. */
export function servingAsOf(asOf: AsOf, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with ${changedStates(asOf)} ${servingAmong(asOf, among)}`;
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

/**
 * Counts the people in service of each department then, those with a concurrent post in it included: of today's number, one
 * more for each move out of it since, one less for each into it. People whose state was changed are counted one by one.
 */
export function countsAsOf(asOf: AsOf): RawBuilder<CountAsOf> {
  const { companyCode, moment } = asOf;
  const isSteady = sql`p.closed_at is null and p.employment_status <> 'R' and p.applied_at <= ${moment}
    and p.created_at <= ${moment} and (p.retires_at < ${moment}) is not true`;
  const isCountedApart = sql`person_id in (select person_id from apart)`;
  return sql<CountAsOf>`
    with ${changedStates(asOf)},
    apart as materialized (select person_id from changed_states union ${plannedIds(asOf)}),
    apart_serving as materialized (${servingAmong(asOf, sql`select person_id from apart`)}),
    moves as materialized (
      select c.left_department, c.changes -> 'department_code' ->> 1 as joined_department
      from (${laterChanges(asOf, 'department_code')}) c
      where not c.${isCountedApart} and c.person_id not in (
        select p.person_id from people p where p.company_code = ${companyCode} and (${isSteady}) is not true)),
    posts as materialized (${postsAsOf(asOf)})
    select department_code as "departmentCode", sum(people)::integer as "peopleCount" from (
      select p.department_code, count(*) as people from people p
      where p.company_code = ${companyCode} and ${isSteady} and not p.${isCountedApart} group by p.department_code
      union all select department_code, count(*) from apart_serving group by department_code
      union all select left_department, count(*) from moves group by left_department
      union all select joined_department, -count(*) from moves group by joined_department
      union all
      select posts.department_code, count(*) from posts
      join (${servingAmong(asOf, sql`select person_id from posts`)}) serving
        on serving.person_id = posts.person_id and serving.department_code <> posts.department_code
      group by posts.department_code) counted
    group by department_code having sum(people) <> 0`;
}
