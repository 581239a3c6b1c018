import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { type RawBuilder, sql } from 'kysely';

/** A department, rank or title as JSON, by its code in a column; null where the column is, its code where it is gone. */
function namedThing(code: RawBuilder<unknown>, found: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${code} is null then null else (
    select json_build_object('code', ${code}, 'name', coalesce(t.name, ${code}), 'englishName', coalesce(t.english_name, ${code}),
      'isGone', t.name is null)
    from (select 1) one left join lateral (${found}) t on true) end`;
}

export function departmentThing(companyCode: string, code: RawBuilder<unknown>): RawBuilder<unknown> {
  return namedThing(code, departmentNames(companyCode, code));
}

export function jobThing(
  companyCode: string,
  table: 'job_ranks' | 'job_titles',
  code: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return namedThing(
    code,
    sql`select j.name, j.english_name from ${sql.table(table)} j where j.company_code = ${companyCode} and j.code = ${code}`,
  );
}

/** Names of a department; the root has the company's. */
function departmentNames(companyCode: string, code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select case d.department_code when ${rootDepartment} then c.name else d.name end as name,
      case d.department_code when ${rootDepartment} then c.english_name else d.english_name end as english_name
    from departments d join companies c on c.company_code = d.company_code
    where d.company_code = ${companyCode} and d.department_code = ${code}`;
}

/** Both names of a department as JSON; null where there is none of the code. */
export function departmentPair(companyCode: string, code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select json_build_object('name', n.name, 'englishName', n.english_name)
    from (${departmentNames(companyCode, code)}) n)`;
}

/** Both names of a rank or title as JSON; null where there is none of the code. */
export function jobPair(
  companyCode: string,
  table: 'job_ranks' | 'job_titles',
  code: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select json_build_object('name', j.name, 'englishName', j.english_name) from ${sql.table(table)} j
    where j.company_code = ${companyCode} and j.code = ${code})`;
}
