import { sql } from 'kysely';
import type { NamedDepartment } from '@madang/contract/departments/names.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { departmentChoicesOf, type DepartmentChoicesAsked, departmentsBelow } from '../departments/index.ts';
import { countInService } from './people-list.sql.ts';

/**
 * Departments with how many people in service each has, itself and below: one statement. Each department below any of them is
 * counted once, by the index of people in service, and its number goes to every department on its path.
 */
export async function selectDepartmentChoices(
  tx: Tx,
  asked: DepartmentChoicesAsked,
): Promise<(NamedDepartment & { readonly peopleCount: number })[]> {
  const { companyCode } = asked;
  const { rows } = await sql<NamedDepartment & { readonly peopleCount: number }>`
    with recursive found as materialized (${departmentChoicesOf(asked)}),
    below as (${departmentsBelow(companyCode)}),
    sums as (
      select step as department_code, sum(own.people)::integer as people
      from below cross join lateral (${countInService(companyCode, sql`below.department_code`)}) own
      cross join lateral string_to_table(below.path, '/') step
      where own.people > 0 group by step)
    select found.department_code as "departmentCode", found.name as "departmentName",
      found.english_name as "englishDepartmentName", coalesce(sums.people, 0) as "peopleCount"
    from found left join sums using (department_code) order by found.place`.execute(tx);
  return rows;
}
