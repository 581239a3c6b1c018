import { sql } from 'kysely';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import {
  departmentChoicesOf,
  type DepartmentChoicesAsked,
  departmentsBelow,
} from '../../organisation/departments/index.ts';
import { postsInService, twiceCounted } from './posts/counts.sql.ts';
import { isInService } from './search/selection.sql.ts';

/**
 * Departments with the number of people in service, with all below, in one statement. Concurrent posts count once per
 * branch.
 */
export async function selectDepartmentChoices(
  tx: Tx,
  asked: DepartmentChoicesAsked,
): Promise<(NamedDepartment & { readonly peopleCount: number })[]> {
  const { companyCode } = asked;
  const { rows } = await sql<NamedDepartment & { readonly peopleCount: number }>`
    with recursive found as materialized (${departmentChoicesOf(asked)}),
    below as (${departmentsBelow(companyCode)}),
    ${postsInService(companyCode)}, twice as (${twiceCounted(companyCode)}),
    counted as (
      select below.path, own.people from below cross join lateral (
        select count(*) as people from people p
        where p.company_code = ${companyCode} and p.department_code = below.department_code and p.closed_at is null
          and ${isInService}) own where own.people > 0
      union all select below.path, count(*) from posts join below using (department_code) group by below.path
      union all select below.path, - twice.times from twice join below using (department_code)),
    sums as (
      select step as department_code, sum(counted.people)::integer as people
      from counted cross join lateral string_to_table(counted.path, '/') step group by step)
    select found.department_code as "departmentCode", found.name as "departmentName",
      found.english_name as "englishDepartmentName", coalesce(sums.people, 0) as "peopleCount"
    from found left join sums using (department_code) order by found.place`.execute(tx);
  return rows;
}
