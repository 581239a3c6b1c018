import { sql } from 'kysely';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';

export interface Names {
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly language: Language;
}

export interface Place {
  readonly parentDepartmentCode: string;
  readonly beforeDepartmentCode: string;
}

/** A department that the transaction holds, with what it is and where: its neighbour behind it, '' at the end. */
export async function lockWithPlace(
  tx: Tx,
  companyCode: string,
  departmentCode: string,
): Promise<(Names & Place) | undefined> {
  const locked = await tx
    .selectFrom('departments')
    .select(['name', 'english_name', 'language', 'upper_department_code', 'sort_order'])
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const parentDepartmentCode = locked.upper_department_code ?? '';
  const { rows } = await sql<{ code: string }>`
    select department_code as code from departments
    where company_code = ${companyCode} and upper_department_code = ${parentDepartmentCode}
      and (sort_order, department_code) > (${locked.sort_order}, ${departmentCode})
    order by sort_order, department_code limit 1`.execute(tx);
  return {
    departmentName: locked.name,
    englishDepartmentName: locked.english_name,
    // The contract's schema wrote it.
    language: locked.language as Language,
    parentDepartmentCode,
    beforeDepartmentCode: rows[0]?.code ?? '',
  };
}

/** Reads in which language each department of a company is called what it is. */
export async function departmentLanguages(tx: Tx, companyCode: string): Promise<ReadonlyMap<string, Language>> {
  const rows = await tx
    .selectFrom('departments')
    .select(['department_code', 'language'])
    .where('company_code', '=', companyCode)
    .execute();
  // The contract's schema wrote it.
  return new Map(rows.map((row) => [row.department_code, row.language as Language]));
}

export interface NewNames extends Names {
  /** Values that the actor saw; absent if irrelevant. */
  readonly expected?: Names | undefined;
}

/** False where the department is called something else by now than its author saw. */
export async function updateNames(
  tx: Tx,
  { companyCode, departmentCode }: { readonly companyCode: string; readonly departmentCode: string },
  { expected, ...wanted }: NewNames,
  searchText: string,
): Promise<boolean> {
  const names = columnsOf(wanted);
  const { numUpdatedRows } = await tx
    .updateTable('departments')
    .set({ ...names, search_text: searchText })
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .where(matchesExpected(expected && columnsOf(expected), names))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ departmentName, englishDepartmentName, language }: Names) {
  return { name: departmentName, english_name: englishDepartmentName, language };
}

export interface NewPlace extends Place {
  readonly companyCode: string;
  readonly departmentCode: string;
}

/**
 * DEP-04: moves a department unless the target is itself or below it; false then. The caller has locked the company.
 */
export async function updateParent(tx: Tx, place: NewPlace): Promise<boolean> {
  const { companyCode, departmentCode, parentDepartmentCode } = place;
  const { numAffectedRows } = await sql`
    update departments set upper_department_code = ${parentDepartmentCode}
    where company_code = ${companyCode} and department_code = ${departmentCode} and not exists (
      with recursive up as (
        select department_code, upper_department_code from departments
        where company_code = ${companyCode} and department_code = ${parentDepartmentCode}
        union
        select d.department_code, d.upper_department_code from up cross join lateral (
          select department_code, upper_department_code from departments
          where company_code = ${companyCode} and department_code = up.upper_department_code limit 1) d)
      select from up where department_code = ${departmentCode})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Counts the branch again with the department in front of the named neighbour; only what stands elsewhere is written. */
export async function renumberBranch(tx: Tx, place: NewPlace): Promise<void> {
  const { companyCode, departmentCode, parentDepartmentCode, beforeDepartmentCode } = place;
  await sql`
    with others as (
      select department_code, row_number() over (order by sort_order, department_code) as number from departments
      where company_code = ${companyCode} and upper_department_code = ${parentDepartmentCode}
        and department_code <> ${departmentCode}),
    gap as (
      select coalesce((select number from others where department_code = ${beforeDepartmentCode}),
        (select count(*) + 1 from others)) as number),
    numbered as (
      select o.department_code, o.number + case when o.number >= gap.number then 1 else 0 end as number
      from others o cross join gap
      union all select ${departmentCode}, number from gap)
    update departments d set sort_order = n.number from numbered n
    where d.company_code = ${companyCode} and d.department_code = n.department_code and d.sort_order <> n.number`.execute(
    tx,
  );
}
