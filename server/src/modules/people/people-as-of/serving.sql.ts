import { type RawBuilder, sql } from 'kysely';
import { inServiceIn, retiredIn } from '../../ground/employment-states/index.ts';
import {
  type AsOf,
  firstMove,
  laterChanges,
  laterEnds,
  laterOfPerson,
  plannedIds,
  plannedOfPerson,
  statusThen,
  valueThen,
} from './later-changes.sql.ts';

/** Selects people with a later change of their state, as a part of a statement: few, so that all others are as their rows say. */
function changedStates({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`changed_states as materialized (
    select person_id from (${laterChanges({ companyCode, moment }, 'employment_status')}) of_status
    union select person_id from (${laterChanges({ companyCode, moment }, 'applied_at')}) of_beginning)`;
}

/** Selects the rows of a query whose person was in service then, with their `own_department`, beside `changedStates`. */
function servingAmong(asOf: AsOf, among: RawBuilder<unknown>): RawBuilder<unknown> {
  const { companyCode, moment } = asOf;
  // Row by row by its key: no plan can join all people with all changes.
  return sql`
    select asked.*, coalesce(pl.department_code, (${firstMove(asOf)}), p.department_code) as own_department
    from (${among}) asked
    cross join lateral (
      select p.person_id, p.department_code, p.applied_at, p.employment_status, p.retires_at from people p
      where p.company_code = ${companyCode} and p.person_id = asked.person_id and p.closed_at is null
        and p.created_at <= ${moment} limit 1) p
    cross join ${plannedOfPerson(asOf)}
    cross join ${laterOfPerson(asOf, sql`p.person_id in (select person_id from changed_states)`)}
    where ${valueThen('applied_at')}::timestamptz <= ${moment}
      and ${statusThen(asOf, valueThen('employment_status'))} <> 'R'`;
}

/** Selects the rows of a query whose person was in service then, with their `own_department`. */
export function servingAsOf(asOf: AsOf, among: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with ${changedStates(asOf)} ${servingAmong(asOf, among)}`;
}

/** Selects the concurrent posts then, of everyone or of some people. */
export function postsAsOf(
  { companyCode, moment }: Pick<AsOf, 'companyCode' | 'moment'>,
  personIds?: readonly string[],
): RawBuilder<unknown> {
  const ofPerson = personIds === undefined ? sql`` : sql`and person_id = any(${personIds}::uuid[])`;
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
    select person_id as "personId", array_agg(department_code) || own_department as "departmentCodes"
    from (${servingAsOf(asOf, postsAsOf(asOf))}) posts
    where department_code <> own_department group by person_id, own_department`;
}

export interface CountAsOf {
  readonly departmentCode: string;
  readonly peopleCount: number;
}

/** Counts the people in service of each department then, with the concurrent posts: today's numbers, with the moves since taken back. */
export function countsAsOf(asOf: AsOf): RawBuilder<CountAsOf> {
  const { companyCode, moment } = asOf;
  const ofCompany = sql`from people p where p.company_code = ${companyCode} and p.closed_at is null`;
  const since = sql`c.company_code = ${companyCode} and c.changed_at > ${moment}`;
  // Each part reads an index of its own. Apart: those whose state is or will be another one, counted one by one.
  return sql<CountAsOf>`
    with ${changedStates(asOf)},
    apart as materialized (
      select person_id from changed_states union ${plannedIds(asOf)}
      union select p.person_id ${ofCompany} and p.created_at > ${moment}
      union select p.person_id ${ofCompany} and p.applied_at > ${moment}
      union select p.person_id ${ofCompany} and p.retires_at < ${moment}),
    left_out as materialized (
      select person_id from apart
      union select p.person_id ${ofCompany} and p.applied_at is null
      union select p.person_id ${ofCompany} and ${retiredIn('p')})
    select department_code as "departmentCode", sum(people)::integer as "peopleCount" from (
      select p.department_code, count(*)::integer as people ${ofCompany} and ${inServiceIn('p')} group by p.department_code
      union all select c.left_department, count(*)::integer from person_changes c
      where ${since} and c.left_department is not null group by c.left_department
      union all select c.joined_department, -count(*)::integer from person_changes c
      where ${since} and c.joined_department is not null group by c.joined_department
      union all select c.left_department, -1 from (${laterEnds(asOf)}) c
      union all
      select moved.department_code, moved.people from left_out cross join lateral (
        select c.left_department, c.joined_department from person_changes c
        where ${since} and c.person_id = left_out.person_id and c.joined_department is not null offset 0) c
      cross join lateral (values (c.left_department, -1), (c.joined_department, 1)) moved (department_code, people)
      union all
      select p.department_code, -1 from apart cross join lateral (
        select p.department_code ${ofCompany} and p.person_id = apart.person_id and ${inServiceIn('p')} limit 1) p
      union all select own_department, 1 from (${servingAmong(asOf, sql`select person_id from apart`)}) serving
      union all select department_code, 1 from (${servingAmong(asOf, postsAsOf(asOf))}) posts
      where department_code <> own_department) counted
    where department_code is not null group by department_code having sum(people) <> 0`;
}
