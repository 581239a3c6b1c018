import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { NewDepartment } from './departments.sql.ts';

/** The place of a department under which others are to be, and how far those under it are counted. */
export interface FoundParent {
  readonly path: string;
  readonly last: number;
}

/** Reads departments by their codes. */
export async function selectParents(
  tx: Tx,
  companyCode: string,
  codes: readonly string[],
): Promise<Map<string, FoundParent>> {
  const { rows } = await sql<FoundParent & { readonly code: string }>`
    select d.department_code as code, d.path, (
      select coalesce(max(c.sort_order), 0) from departments c
      where c.company_code = d.company_code and c.upper_department_code = d.department_code) as last
    from departments d where d.company_code = ${companyCode} and d.department_code = any(${[...new Set(codes)]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ code, path, last }) => [code, { path, last }]));
}

/** Asks which codes departments have already. */
export async function selectTakenCodes(tx: Tx, companyCode: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select department_code as code from departments
    where company_code = ${companyCode} and department_code = any(${codes}::text[])`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

/** Writes departments in their order, parents before those under them. The caller holds the company, and has looked what is taken. */
export async function insertDepartments(
  tx: Tx,
  companyCode: string,
  departments: readonly (Omit<NewDepartment, 'companyCode'> & { readonly path: string; readonly sortOrder: number })[],
): Promise<void> {
  const columns = [
    sql`${departments.map(({ departmentCode }) => departmentCode)}::text[]`,
    sql`${departments.map(({ parentDepartmentCode }) => parentDepartmentCode)}::text[]`,
    sql`${departments.map(({ departmentName }) => departmentName)}::text[]`,
    sql`${departments.map(({ englishDepartmentName }) => englishDepartmentName)}::text[]`,
    sql`${departments.map(({ language }) => language)}::text[]`,
    sql`${departments.map(({ searchText }) => searchText)}::text[]`,
    sql`${departments.map(({ path }) => path)}::text[]`,
    sql`${departments.map(({ sortOrder }) => sortOrder)}::integer[]`,
  ];
  await sql`
    insert into departments
      (company_code, department_code, upper_department_code, name, english_name, language, search_text, path, sort_order)
    select ${companyCode}, code, parent, name, english_name, language, search_text, path, sort_order
    from unnest(${sql.join(columns)}) with ordinality
      r (code, parent, name, english_name, language, search_text, path, sort_order, place) order by place`.execute(tx);
}
