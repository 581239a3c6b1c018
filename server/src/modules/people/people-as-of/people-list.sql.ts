import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { codeOfState } from '@madang/contract/ground/employment-states/states.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { plannedForValues } from '../../../kernel/db/plans/planned-for-values.ts';
import { type AsOf, laterChanges, plannedIds } from './later-changes.sql.ts';
import { placedAsOf, type StoredAsOf, storedAsOf } from './people-as-of.sql.ts';
import { postsAsOf } from './serving.sql.ts';

export interface ListAsked {
  /** Departments of the list, with those who have a concurrent post in one; absent: the whole company. */
  readonly codes?: readonly string[] | undefined;
  /** Absent: everyone who was registered. */
  readonly state?: Exclude<EmploymentState, 'closed'> | undefined;
  readonly within: Reach | undefined;
  readonly orderBy: 'fullName' | 'englishName';
  readonly offset: number;
  readonly limit: number;
}

interface Page {
  readonly people: readonly StoredAsOf[];
  readonly count: number;
}

// Each is the expression of an index of present people.
const orders = {
  fullName: sql`p.full_name collate "C"`,
  englishName: sql`(coalesce(nullif(p.english_name, ''), p.full_name)) collate "C"`,
} as const;

/** A page of the people who were registered then, by name, with the number of all of them. */
export async function selectPeopleAsOf(tx: Tx, asOf: AsOf, asked: ListAsked): Promise<Page> {
  const isFiltered = asked.codes !== undefined || asked.state !== undefined;
  const found = isFiltered ? filteredAsOf(asOf, asked) : registeredAsOf(asOf, asked);
  const order = sql`${orders[asked.orderBy]}, p.person_id`;
  const page = sql`
    select p.person_id, p.full_name, p.english_name from (${found}) p
    order by ${order} limit ${asked.limit} offset ${asked.offset}`;
  const { rows } = await sql<StoredAsOf>`${plannedForValues}
    with page as materialized (${page})
    select ${storedAsOf} from (${placedAsOf(asOf, sql`select person_id from page`)}) p order by ${order}`.execute(tx);
  const { rows: counted } = await sql<{ count: number }>`${plannedForValues}
    ${isFiltered || asked.within ? sql`select count(*)::integer as count from (${found}) found` : countOf(asOf)}`.execute(
    tx,
  );
  return { people: rows, count: counted[0]?.count ?? 0 };
}

/** Everyone who is registered (people_counts) but those who came later. */
function countOf({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`
    select (coalesce(sum(n.people), 0) - (select count(*) from people p
      where p.company_code = ${companyCode} and p.closed_at is null and p.created_at > ${moment}))::integer as count
    from people_counts n where n.company_code = ${companyCode}`;
}

/** Selects rows `p` of people who were registered then and are within reach today. */
function presentRows({ companyCode, moment }: AsOf, { within }: Pick<ListAsked, 'within'>): RawBuilder<unknown> {
  const id = { column: sql`p.person_id`, type: 'uuid' } as const;
  const reached = within ? sql`and ${isWithin(within, { department: sql`p.department_code`, id })}` : sql``;
  return sql`from people p where p.company_code = ${companyCode} and p.closed_at is null and p.created_at <= ${moment} ${reached}`;
}

const names = sql`p.person_id, p.full_name, p.english_name`;

function registeredAsOf(asOf: AsOf, asked: ListAsked): RawBuilder<unknown> {
  return sql`select ${names} ${presentRows(asOf, asked)}`;
}

/** Those with no later change are as their rows say; the others, and those with a planned change, are looked up one by one. */
function filteredAsOf(asOf: AsOf, asked: ListAsked): RawBuilder<unknown> {
  const { companyCode, moment } = asOf;
  const { codes, state, within } = asked;
  const ofDepartments =
    codes && sql<boolean>`(p.department_code = any(${codes}::text[]) or p.person_id in (select person_id from posted))`;
  const isAsked = (hasApplied: RawBuilder<unknown>) =>
    sql.join([ofDepartments ?? sql`true`, state === undefined ? sql`true` : inState(state, hasApplied)], sql` and `);
  const now = sql`coalesce(p.applied_at <= ${moment}, false)`;
  return sql`
    with posted as materialized (
      select person_id from (${postsAsOf(asOf)}) posts where department_code = any(${codes ?? []}::text[])),
    touched as materialized (
      select person_id from (${laterChanges(asOf, 'department_code')}) moved
      union select person_id from (${laterChanges(asOf, 'employment_status')}) changed
      union select person_id from (${laterChanges(asOf, 'applied_at')}) begun
      union ${plannedIds(asOf)}
      union select person_id from people where company_code = ${companyCode} and retires_at < ${moment})
    select ${names} ${presentRows(asOf, { within })}
      and not exists (select from touched where touched.person_id = p.person_id) and ${isAsked(now)}
    union all
    select ${names} from (${placedAsOf(asOf, sql`select person_id from touched`, within)}) p
    where ${isAsked(sql`p.has_applied`)}`;
}

function inState(state: NonNullable<ListAsked['state']>, hasApplied: RawBuilder<unknown>): RawBuilder<boolean> {
  if (state === 'notYetApplied') return sql<boolean>`not ${hasApplied}`;
  return sql<boolean>`${hasApplied} and p.employment_status = ${codeOfState(state)}`;
}
