import { sql, type RawBuilder } from 'kysely';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { rowCountOf } from '../../../kernel/lists/row-count.sql.ts';

export interface StoredDepartment {
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly language: Language;
  readonly parentDepartmentCode: string;
  readonly sortOrder: number;
  readonly hasChildren: boolean;
}

const columns = sql`d.department_code as "departmentCode", d.name as "departmentName",
  d.english_name as "englishDepartmentName", d.language, coalesce(d.upper_department_code, '') as "parentDepartmentCode",
  d.sort_order as "sortOrder", exists (select from departments c where c.company_code = d.company_code
    and c.upper_department_code = d.department_code) as "hasChildren"`;

export interface Branch {
  readonly companyCode: string;
  readonly parentDepartmentCode: string;
  /** Place and code of the department that the portion begins behind. */
  readonly after?: { readonly sortOrder: number; readonly departmentCode: string } | undefined;
  readonly limit: number;
}

/**
 * Returns a department's depth. Each step up uses the primary key, because a join would read the whole company, which is the root
 * itself.
 */
function levelOf(companyCode: string, departmentCode: string): RawBuilder<number> {
  if (departmentCode === rootDepartment) return sql`0`;
  return sql`(
    with recursive up as (
      select ${departmentCode}::text as department_code, 0 as steps
      union all
      select d.upper_department_code, up.steps + 1 from up cross join lateral (
        select upper_department_code from departments
        where company_code = ${companyCode} and department_code = up.department_code limit 1) d
      where d.upper_department_code is not null)
    select max(steps)::integer from up)`;
}

const childCountOf = (companyCode: string, departmentCode: string) => sql`(
  select count(*)::integer from departments
  where company_code = ${companyCode} and upper_department_code = ${departmentCode})`;

export interface BranchHead {
  /** Level of the department whose branch it is. */
  readonly parentLevel: number;
  /** Total number of direct sub-departments. */
  readonly childCount: number;
}

/** A portion of what stands right under a department, in its order, each with what is known of the branch. */
export function branchOf(branch: Branch): RawBuilder<StoredDepartment & BranchHead> {
  const { companyCode, parentDepartmentCode, after, limit } = branch;
  const behind = after
    ? sql`and (d.sort_order, d.department_code) > (${after.sortOrder}, ${after.departmentCode})`
    : sql``;
  return sql<StoredDepartment & BranchHead>`
    select ${columns}, ${levelOf(companyCode, parentDepartmentCode)} as "parentLevel",
      ${childCountOf(companyCode, parentDepartmentCode)} as "childCount"
    from departments d
    where d.company_code = ${companyCode} and d.upper_department_code = ${parentDepartmentCode} ${behind}
    order by d.sort_order, d.department_code limit ${limit}`;
}

/** Returns the number of a department's direct sub-departments; undefined if the department does not exist. */
export function branchCountOf(companyCode: string, departmentCode: string): RawBuilder<Pick<BranchHead, 'childCount'>> {
  return sql<Pick<BranchHead, 'childCount'>>`
    select ${childCountOf(companyCode, departmentCode)} as "childCount" from departments
    where company_code = ${companyCode} and department_code = ${departmentCode}`;
}

export interface StoredStep {
  /** The department at the end of the way. */
  readonly leaf: string;
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
}

/**
 * Paths from the company to departments, each by its key: a common plan would read every department of a large company.
 */
export async function selectPaths(tx: Tx, companyCode: string, codes: readonly string[]): Promise<StoredStep[]> {
  const byKey = (code: RawBuilder<unknown>) => sql`lateral (
    select department_code, upper_department_code, name, english_name from departments
    where company_code = ${companyCode} and department_code = ${code} limit 1) d`;
  const { rows } = await sql<StoredStep>`
    with recursive up as (
      select leaf, d.*, 0 as steps from unnest(${codes}::text[]) leaf cross join ${byKey(sql`leaf`)}
      union all
      select up.leaf, d.*, up.steps + 1 from up cross join ${byKey(sql`up.upper_department_code`)})
    select leaf, department_code as "departmentCode", name as "departmentName", english_name as "englishDepartmentName"
    from up order by leaf, steps desc`.execute(tx);
  return rows;
}

/** Row-level security bars every index from what looks inside a text, so the function reads the one of department_search. */
const isFound = (text: string) => sql<boolean>`d.department_code = any(array(select find_departments(${text})))`;

/** Departments that have the text in what is searched, those that begin with it first. */
export async function selectFound(
  tx: Tx,
  {
    companyCode,
    within,
    text,
    limit,
  }: {
    readonly companyCode: string;
    readonly within: Reach | undefined;
    readonly text: string;
    readonly limit: number;
  },
): Promise<StoredDepartment[]> {
  // Without a text those at the top of the reader's reach are first.
  const found = text === '' ? sql<boolean>`d.department_code <> ${rootDepartment}` : isFound(text);
  const order =
    text === '' ? sql`d.path_start, d.path` : sql`strpos(d.search_text, ${text}), d.name, d.department_code`;
  const { rows } = await sql<StoredDepartment>`
    select ${columns} from departments d
    where d.company_code = ${companyCode} and ${found} ${reached(within)}
    order by ${order} limit ${limit}`.execute(tx);
  return rows;
}

/** One department, TOP too, and when it was made and changed. */
export async function selectDepartment(tx: Tx, companyCode: string, departmentCode: string) {
  const { rows } = await sql<StoredDepartment & { readonly createdAt: Date; readonly changedAt: Date }>`
    select ${columns}, d.created_at as "createdAt", d.changed_at as "changedAt" from departments d
    where d.company_code = ${companyCode} and d.department_code = ${departmentCode}`.execute(tx);
  return rows[0];
}

/** A department's row as the history keeps rows. */
export async function selectStoredRow(tx: Tx, companyCode: string, departmentCode: string) {
  return tx
    .selectFrom('departments')
    .select(['name', 'english_name', 'language', 'upper_department_code'])
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .executeTakeFirst();
}

/** Names by code; of codes that no department has, none. */
export async function selectNamesOf(
  tx: Tx,
  companyCode: string,
  codes: readonly string[],
): Promise<Map<string, NamedDepartment>> {
  const { rows } = await sql<NamedDepartment>`
    select d.* from unnest(${codes}::text[]) asked cross join lateral (
      select department_code as "departmentCode", name as "departmentName", english_name as "englishDepartmentName"
      from departments
      where company_code = ${companyCode} and department_code = asked limit 1) d`.execute(tx);
  return new Map(rows.map((row) => [row.departmentCode, row]));
}

export type DepartmentNames = Pick<NamedDepartment, 'departmentName' | 'englishDepartmentName'>;

/** The names of the department of a code, as a part of another module's statement. */
export function namesOf(companyCode: string, departmentCode: RawBuilder<unknown>): RawBuilder<DepartmentNames | null> {
  return sql<DepartmentNames | null>`(
    select json_build_object('departmentName', d.name, 'englishDepartmentName', d.english_name) from departments d
    where d.company_code = ${companyCode} and d.department_code = ${departmentCode})`;
}

/** The same, and null for TOP, the company itself. */
export function departmentNamesOf(
  companyCode: string,
  departmentCode: RawBuilder<unknown>,
): RawBuilder<DepartmentNames | null> {
  return namesOf(companyCode, sql`nullif(${departmentCode}, ${rootDepartment})`);
}

/** All departments of a company but TOP, which is the company itself. */
export async function countDepartments(tx: Tx, companyCode: string, within?: Reach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from departments d
    where d.company_code = ${companyCode} and d.department_code <> ${rootDepartment} ${reached(within)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Nothing is added for who sees the whole company, so that their statement stays the plain one. */
function reached(within: Reach | undefined) {
  const code = sql`d.department_code`;
  return within ? sql`and ${isWithin(within, { department: code, id: { column: code, type: 'text' } })}` : sql``;
}

/** Returns the number of a company's departments, without its root, which is the company itself. */
export const departmentCountOf = (companyCode: string) =>
  rowCountOf('departments', companyCode, sql`upper_department_code is not null`);

/** Returns a query for whether a company has a department besides its root. */
export function anyDepartmentOf(companyCode: string): RawBuilder<{ readonly exists: boolean }> {
  return sql<{ readonly exists: boolean }>`
    select exists (select from departments
      where company_code = ${companyCode} and upper_department_code is not null) as exists`;
}

export interface ChoicesAsked {
  readonly companyCode: string;
  readonly within: Reach | undefined;
  /** '' for the company and what stands right under it; for who sees a part of it, for whatever is in this part. */
  readonly text: string;
  readonly limit: number;
}

/** Departments to choose from as a part of another module's statement, in the order of `place`. */
export function choicesOf({ companyCode, within, text, limit }: ChoicesAsked): RawBuilder<unknown> {
  const isBeginning = text === '' && !within;
  const asked = isBeginning
    ? sql`(d.upper_department_code = ${rootDepartment} or d.department_code = ${rootDepartment})`
    : text === ''
      ? sql`d.department_code <> ${rootDepartment} ${reached(within)}`
      : sql`${isFound(text)} ${reached(within)}`;
  const order = isBeginning
    ? sql`d.upper_department_code nulls first, d.sort_order, d.department_code`
    : text === ''
      ? sql`d.path`
      : sql`strpos(d.search_text, ${text}), d.name, d.department_code`;
  return sql`
    select d.department_code, d.name, d.english_name, row_number() over (order by ${order}) as place
    from departments d where d.company_code = ${companyCode} and ${asked} order by place limit ${limit}`;
}

/**
 * Parts of a caller's `with recursive`: `below` has each department of `found` and all below it once, with its path.
 */
export function belowOf(companyCode: string): RawBuilder<unknown> {
  const stepTo = (matching: RawBuilder<unknown>) => sql`lateral (
    select d.department_code, d.path from departments d
    where d.company_code = ${companyCode} and ${matching} offset 0) d`;
  return sql`
    select d.department_code, d.path from found cross join ${stepTo(sql`d.department_code = found.department_code`)}
    union
    select d.department_code, d.path from below cross join ${stepTo(sql`d.upper_department_code = below.department_code`)}`;
}

/**
 * Codes of a department and all below it, as part of a statement. Collations are named, or the indexes are not used.
 */
export function codesBelow(companyCode: string, departmentCode: string): RawBuilder<string> {
  return sql<string>`(select departments_within(array(select d.path collate "default" from departments d
    where d.company_code = ${companyCode} and d.department_code = ${departmentCode})))`;
}

/** Counts the departments below one. */
export async function countBelow(tx: Tx, companyCode: string, departmentCode: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from departments
    where company_code = ${companyCode} and department_code <> ${departmentCode}
      and department_code in ${codesBelow(companyCode, departmentCode)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface TreeDepartment extends NamedDepartment {
  readonly parentDepartmentCode: string;
}

/** Every department of a company, TOP first, neighbours in their order. */
export function wholeTreeOf(companyCode: string): RawBuilder<TreeDepartment> {
  return sql<TreeDepartment>`
    select department_code as "departmentCode", name as "departmentName", english_name as "englishDepartmentName",
      coalesce(upper_department_code, '') as "parentDepartmentCode"
    from departments where company_code = ${companyCode}
    order by upper_department_code nulls first, sort_order, department_code`;
}

/** A department and all below it but TOP, each behind the one above it. */
export async function selectBranch(tx: Tx, companyCode: string, departmentCode: string): Promise<TreeDepartment[]> {
  const { rows } = await sql<TreeDepartment>`
    select department_code as "departmentCode", name as "departmentName", english_name as "englishDepartmentName",
      upper_department_code as "parentDepartmentCode"
    from departments where company_code = ${companyCode} and upper_department_code is not null
      and department_code in ${codesBelow(companyCode, departmentCode)}
    order by path collate "C"`.execute(tx);
  return rows;
}
