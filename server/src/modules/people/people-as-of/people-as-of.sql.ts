import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { type AsOf, laterOfPerson, plannedOfPerson, statusThen, valueThen } from './later-changes.sql.ts';
import { postsAsOf } from './serving.sql.ts';

export interface StoredAsOf {
  readonly personId: string;
  readonly fullName: string;
  readonly displayName: string;
  readonly englishName: string;
  readonly photoId: string | null;
  readonly departmentCode: string;
  readonly jobRankCode: string | null;
  readonly jobTitleCode: string | null;
  readonly hasApplied: boolean;
  readonly employmentStatus: string;
}

/** People of a query as they were or will be then; who was registered later, or closed the account since, is left out. */
export function placedAsOf(asOf: AsOf, candidates: RawBuilder<unknown>, within?: Reach): RawBuilder<unknown> {
  const { companyCode, moment } = asOf;
  const reached = within
    ? sql`and ${isWithin(within, { department: sql`p.department_code`, id: { column: sql`p.person_id`, type: 'uuid' } })}`
    : sql``;
  const job = (column: 'job_rank_code' | 'job_title_code') => sql`
    case when ${sql.ref(`pl.${column}`)} is null then ${valueThen(column)} else nullif(${sql.ref(`pl.${column}`)}, '') end`;
  return sql`
    select p.person_id, p.full_name, p.display_name, p.english_name, p.photo,
      coalesce(pl.department_code, ${valueThen('department_code')}) as department_code,
      ${job('job_rank_code')} as job_rank_code, ${job('job_title_code')} as job_title_code,
      coalesce(${valueThen('applied_at')}::timestamptz <= ${moment}, false) as has_applied,
      ${statusThen(asOf, valueThen('employment_status'))} as employment_status
    from (${candidates}) candidates
    join people p on p.company_code = ${companyCode} and p.person_id = candidates.person_id
    cross join ${plannedOfPerson(asOf)}
    cross join ${laterOfPerson(asOf)}
    where p.closed_at is null and p.created_at <= ${moment} ${reached}`;
}

/** Columns of `placedAsOf`, as they are read. */
export const storedAsOf = sql`person_id as "personId", full_name as "fullName", display_name as "displayName",
  english_name as "englishName", photo as "photoId", department_code as "departmentCode",
  job_rank_code as "jobRankCode", job_title_code as "jobTitleCode", has_applied as "hasApplied",
  employment_status as "employmentStatus"`;

/** One person then; undefined before the registration. */
export async function selectPersonAsOf(tx: Tx, asOf: AsOf, personId: string): Promise<StoredAsOf | undefined> {
  const { rows } = await sql<StoredAsOf>`
    select ${storedAsOf} from (${placedAsOf(asOf, sql`select ${personId}::uuid as person_id`)}) placed`.execute(tx);
  return rows[0];
}

export interface PostAsOf {
  readonly departmentCode: string;
  readonly jobTitleCode: string | null;
}

/** The concurrent posts of one person then. */
export async function selectPostsAsOf(tx: Tx, asOf: AsOf, personId: string): Promise<readonly PostAsOf[]> {
  const { rows } = await sql<PostAsOf>`
    select department_code as "departmentCode", job_title_code as "jobTitleCode"
    from (${postsAsOf(asOf, [personId])}) posts order by department_code`.execute(tx);
  return rows;
}

/** The same of many people. */
export async function selectPostsOfMany(
  tx: Tx,
  asOf: AsOf,
  personIds: readonly string[],
): Promise<readonly (PostAsOf & { readonly personId: string })[]> {
  const { rows } = await sql<PostAsOf & { readonly personId: string }>`
    select person_id as "personId", department_code as "departmentCode", job_title_code as "jobTitleCode"
    from (${postsAsOf(asOf, personIds)}) posts order by department_code`.execute(tx);
  return rows;
}

interface MembersAsked {
  readonly departmentCode: string;
  readonly within: Reach | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface MemberAsOf extends StoredAsOf {
  readonly isConcurrent: boolean;
  /** Number of people on all pages. */
  readonly total: number;
}

/** A page of the people in service who belonged to a department then, or had a concurrent post in it, by name. */
export function membersAsOf(asOf: AsOf, asked: MembersAsked): RawBuilder<MemberAsOf> {
  const { companyCode, moment, planned } = asOf;
  const { departmentCode, within, offset, limit } = asked;
  const arriving = planned.flatMap((place) => (place.departmentCode === departmentCode ? place.personId : []));
  // Those who are there, those who left since, and those who will come: everyone else cannot have been a member.
  const candidates = sql`
    select person_id from people where company_code = ${companyCode} and department_code = ${departmentCode}
    union select person_id from concurrent_posts
      where company_code = ${companyCode} and department_code = ${departmentCode}
    union select person_id from person_changes
      where company_code = ${companyCode} and left_department = ${departmentCode} and changed_at > ${moment}
    union select unnest(${arriving}::uuid[])`;
  const hadPost = sql<boolean>`coalesce(
    (select c.changes -> 'concurrent_post' ->> 0 is not null from person_changes c
      where c.company_code = ${companyCode} and c.person_id = placed.person_id and c.changed_at > ${moment}
        and c.changes -> 'concurrent_post' ? ${departmentCode}::text order by c.change_number limit 1),
    exists (select from concurrent_posts h where h.company_code = ${companyCode}
      and h.person_id = placed.person_id and h.department_code = ${departmentCode} and h.created_at <= ${moment}))`;
  return sql<MemberAsOf>`
    select ${storedAsOf}, department_code <> ${departmentCode} as "isConcurrent", count(*) over ()::integer as total
    from (${placedAsOf(asOf, candidates, within)}) placed
    where has_applied and employment_status <> 'R' and (department_code = ${departmentCode} or ${hadPost})
    order by full_name collate "C", person_id limit ${limit} offset ${offset}`;
}
