import { sql, type RawBuilder } from 'kysely';
import { concurrentPostsMax } from '@madang/contract/people/people/limits.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { matchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { anyDepartmentNamesOf, type DepartmentNames } from '../../../organisation/departments/index.ts';
import { jobEntryOf } from '../../../organisation/job-ranks/index.ts';
import type { EmployeeRow } from '@madang/contract/people/people/routes.ts';
import { inServiceIn } from '../../../ground/employment-states/index.ts';

export interface PostKey extends PersonKey {
  readonly departmentCode: string;
}

export interface StoredPost {
  readonly personId: string;
  readonly departmentCode: string;
  /** '' for none. */
  readonly jobTitleCode: string;
}

const columns = sql`c.person_id as "personId", c.department_code as "departmentCode",
  coalesce(c.job_title_code, '') as "jobTitleCode"`;

/** The concurrent posts of some people, each person's from the oldest on. */
export async function selectPostsOf(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<readonly StoredPost[]> {
  const { rows } = await sql<StoredPost>`
    select ${columns} from concurrent_posts c
    where c.company_code = ${companyCode} and c.person_id = any(${personIds}::uuid[])
    order by c.person_id, c.created_at, c.department_code`.execute(tx);
  return rows;
}

export interface NamedPost {
  readonly departmentCode: string;
  readonly names: DepartmentNames | null;
  readonly jobTitle: EmployeeRow['jobTitle'];
}

const inOrder = sql`c.created_at, c.department_code`;

/** The same with their names. */
export async function selectNamedPosts(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<readonly (NamedPost & Pick<StoredPost, 'personId'>)[]> {
  const { rows } = await sql<NamedPost & Pick<StoredPost, 'personId'>>`
    select c.person_id as "personId", c.department_code as "departmentCode",
      ${anyDepartmentNamesOf(companyCode, sql`c.department_code`)} as names,
      ${jobEntryOf('job_titles', companyCode, sql`c.job_title_code`)} as "jobTitle"
    from concurrent_posts c where c.company_code = ${companyCode} and c.person_id = any(${personIds}::uuid[])
    order by c.person_id, ${inOrder}`.execute(tx);
  return rows;
}

/** The posts of one person, as a part of another statement. */
export function namedPostsOf({ companyCode, personId }: PersonKey): RawBuilder<readonly NamedPost[]> {
  return sql<readonly NamedPost[]>`(
    select coalesce(json_agg(json_build_object('departmentCode', c.department_code,
      'names', ${anyDepartmentNamesOf(companyCode, sql`c.department_code`)},
      'jobTitle', ${jobEntryOf('job_titles', companyCode, sql`c.job_title_code`)}) order by ${inOrder}), '[]')
    from concurrent_posts c where c.company_code = ${companyCode} and c.person_id = ${personId}::uuid)`;
}

/** Gives a person a post in another department, unless they have the most. The caller holds the row and asked the table of states. */
export async function insertPost(
  tx: Tx,
  { companyCode, personId, departmentCode, jobTitleCode }: PostKey & Pick<StoredPost, 'jobTitleCode'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into concurrent_posts (company_code, person_id, department_code, job_title_code)
    select p.company_code, p.person_id, ${departmentCode}, nullif(${jobTitleCode}::text, '') from people p
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid and p.closed_at is null
      and ${inServiceIn('p')} and p.department_code <> ${departmentCode}
      and ${concurrentPostsMax}::integer > (
        select count(*) from concurrent_posts c where c.company_code = p.company_code and c.person_id = p.person_id)
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** A post that the transaction holds; undefined where there is none. */
export async function lockPost(tx: Tx, key: PostKey): Promise<StoredPost | undefined> {
  const { rows } =
    await sql<StoredPost>`select ${columns} from concurrent_posts c where ${isPost(key)} for update`.execute(tx);
  return rows[0];
}

/** False where the post is gone, or has another title than its author saw. */
export async function updatePost(
  tx: Tx,
  key: PostKey,
  { jobTitleCode, expected }: { readonly jobTitleCode: string; readonly expected?: string | undefined },
): Promise<boolean> {
  const valuesOf = (code: string) => ({ 'c.job_title_code': code === '' ? null : code });
  const { numAffectedRows } = await sql`
    update concurrent_posts c set job_title_code = nullif(${jobTitleCode}::text, '')
    where ${isPost(key)} and ${matchesExpected(expected === undefined ? undefined : valuesOf(expected), valuesOf(jobTitleCode))}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** The same for taking it away. */
export async function deletePost(tx: Tx, key: PostKey, expected?: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from concurrent_posts c where ${isPost(key)}
      and (${expected ?? null}::text is null or coalesce(c.job_title_code, '') = ${expected ?? null})`.execute(tx);
  return numAffectedRows === 1n;
}

function isPost({ companyCode, personId, departmentCode }: PostKey): RawBuilder<boolean> {
  return sql<boolean>`c.company_code = ${companyCode} and c.person_id = ${personId}::uuid
    and c.department_code = ${departmentCode}`;
}
